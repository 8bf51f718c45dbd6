import styles from './Icon.module.css'
import { strokes } from './iconStrokes.ts'

interface Props {
  name: keyof typeof strokes
  /** What it says to somebody who cannot see it; without it the words beside it must do. */
  label?: string
}

export const Icon = ({ name, label }: Props) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: the label names it, and a title would pop up on hover.
  <svg viewBox="0 0 24 24" className={styles.icon} {...(label ? { role: 'img', 'aria-label': label } : hidden)}>
    <path d={strokes[name]} />
  </svg>
)

const hidden = { 'aria-hidden': true } as const

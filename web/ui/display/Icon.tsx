import styles from './Icon.module.css'
import { iconPaths } from './iconPaths.ts'

interface Props {
  name: keyof typeof iconPaths
  /** For screen readers. Without it the icon is decorative and the text beside it must be enough. */
  label?: string
}

export const Icon = ({ name, label }: Props) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: the label names it, and a title would pop up on hover.
  <svg viewBox="0 0 24 24" className={styles.icon} {...(label ? { role: 'img', 'aria-label': label } : hidden)}>
    <path d={iconPaths[name]} />
  </svg>
)

const hidden = { 'aria-hidden': true } as const

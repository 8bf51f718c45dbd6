import type { AspectName, Planet } from '../../../../shared/domain/chart.ts'
import type { MoonPhase } from '../../../../shared/domain/moon.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import styles from './Glyph.module.css'
import { glyphPaths } from './glyphPaths.ts'
import { moonPhasePaths } from './moonPhasePaths.ts'

interface Props {
  of: Planet | Sign | AspectName | MoonPhase | 'Rising'
  /** Only when there is no text beside it. */
  label?: string
}

export const Glyph = ({ of, label }: Props) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: the label names it, and a title would pop up on hover.
  <svg viewBox="0 0 24 24" className={styles.glyph} {...(label ? { role: 'img', 'aria-label': label } : hidden)}>
    {isPhase(of) ? <Disc {...moonPhasePaths[of]} /> : <path d={glyphPaths[of]} />}
  </svg>
)

const hidden = { 'aria-hidden': true } as const

const isPhase = (of: Props['of']): of is MoonPhase => of in moonPhasePaths

const Disc = ({ lit, dark }: { lit: string; dark: string }) => (
  <>
    <circle cx="12" cy="12" r="8" />
    <path className={styles.lit} d={lit} />
    <path className={styles.dark} d={dark} />
  </>
)

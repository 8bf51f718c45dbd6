import type { ReactNode } from 'react'
import type { CompatibilityText } from '../../../shared/domain/compatibility.ts'
import type { Sign } from '../../../shared/domain/zodiac.ts'
import styles from './reports.module.css'

/** Draws a sign's glyph. */
export type RenderSign = (sign: Sign) => ReactNode

/** The glyphs of two Sun signs, decoration beside their names. */
export const SignPair = ({ signs, renderSign }: { signs: CompatibilityText['sun_signs']; renderSign: RenderSign }) => (
  <span className={styles.pair}>
    {renderSign(signs[0])}
    <span aria-hidden="true">+</span>
    {renderSign(signs[1])}
  </span>
)

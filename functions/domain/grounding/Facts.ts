import type { AspectName, PatternName, Planet } from '../../../shared/domain/chart.ts'
import type { MoonPhase } from '../../../shared/domain/moon.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import type { Sign } from '../../../shared/domain/zodiac.ts'

export type Body = Planet | 'Ascendant' | 'Midheaven'

/** A body of the birth chart, or one of the sky at the time that the text is about. */
export interface Point {
  of: 'birth' | 'sky'
  body: Body
}

/** Houses are those of the birth chart, 1 to 12. */
export interface Placement extends Point {
  sign: Sign
  house?: number | null
}

export interface AspectFact {
  a: Point
  aspect: AspectName
  b: Point
}

/** All that a text may say of a sky and a chart. Whatever is not in here counts as invented. */
export interface Facts {
  placements: readonly Placement[]
  aspects: readonly AspectFact[]
  /** The sign on each cusp that may be named. */
  cusps?: readonly { house: number; sign: Sign }[]
  retrogrades?: readonly Point[]
  stations?: readonly { body: Body; turns: 'retrograde' | 'direct' }[]
  phases?: readonly MoonPhase[]
  events?: readonly ('eclipse' | 'void of course')[]
  patterns?: readonly PatternName[]
  dates?: readonly LocalDate[]
  /** The day that the text is about, where it may speak of the next one as tomorrow. */
  today?: LocalDate
  /** HH:MM, in the clock of the reader. */
  hours?: readonly string[]
  /** Degrees as the text may write them: "14°07′", "two degrees". */
  degrees?: readonly string[]
}

export type ViolationKind = 'placement' | 'aspect' | 'phase' | 'motion' | 'time' | 'degree' | 'tone' | 'leak' | 'form'

/** A statement that the facts do not bear out, or words that a reader must not get. */
export interface Violation {
  kind: ViolationKind
  quote: string
}

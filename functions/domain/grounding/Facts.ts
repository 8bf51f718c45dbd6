import type { AspectName, PatternName } from '../../../shared/domain/chart.ts'
import type { MoonPhase } from '../../../shared/domain/moon.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import type { Sign } from '../../../shared/domain/zodiac.ts'
import type { Body } from './Body.ts'
import type { BodyMention, HouseMention, SignMention } from './readMentions.ts'

/** A body of the birth chart, one of the sky at the time that the text is about, or one of somebody else's chart. */
export interface Point {
  of: 'birth' | 'sky' | 'other'
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
  /** What happens on days other than today. Whatever is told with such a day has to be among it. */
  dated?: readonly DatedEvent[]
  /** How often something is exact: "once", "three times". */
  passes?: readonly string[]
  /** What is being asked about: an "it" in the first sentence. */
  topic?: Topic
  /** Sentences that are true as they stand. */
  sentences?: readonly string[]
  /** Whether the question is answered with yes or with no. */
  verdict?: Verdict
}

export interface Topic {
  bodies: readonly BodyMention[]
  places: readonly (SignMention | HouseMention)[]
}

export type Verdict = 'yes' | 'no'

/** Which part of something long a day is. */
export type Stage = 'begin' | 'end' | 'exact'

export interface DatedEvent {
  dates: readonly LocalDate[]
  bodies: readonly Body[]
  phases: readonly MoonPhase[]
  /** Where it happens. */
  signs?: readonly Sign[]
  houses?: readonly number[]
  stage?: Stage | undefined
}

export type ViolationKind =
  | 'placement'
  | 'aspect'
  | 'phase'
  | 'motion'
  | 'time'
  | 'degree'
  | 'answer'
  | 'basis'
  | 'promise'
  | 'mind'
  | 'counsel'
  | 'tone'
  | 'leak'
  | 'form'

/** A statement that the facts do not bear out, or words that a reader must not get. */
export interface Violation {
  kind: ViolationKind
  quote: string
}

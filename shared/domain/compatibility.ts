import * as z from 'zod/mini'
import { AspectName, Planet } from './chart.ts'
import { LocalDate } from './LocalDate.ts'
import { MINIMUM_AGE } from './limits.ts'
import { IsoInstant, isRealDate, yearsBetween } from './time.ts'
import { Sign } from './zodiac.ts'

export const SIGN_BONDS = ['same', 'kindred', 'friendly', 'opposite', 'tense', 'unlike'] as const
/** How two signs get on: the same, of one element, two apart, across, three apart, or with nothing in common. */
export type SignBond = (typeof SIGN_BONDS)[number]

/** An aspect from a body of the first person to one of the second, and the points that it adds. `orb` in degrees. */
export const CrossAspect = z.object({
  planet1: Planet,
  aspect: AspectName,
  planet2: Planet,
  orb: z.number(),
  harmony: z.number(),
  tension: z.number(),
})
export type CrossAspect = z.infer<typeof CrossAspect>

/** What a score is made of. `average` is where every pair begins; the others add to it or take from it. */
export const SCORE_PARTS = [
  'average',
  'sun_signs',
  'elements',
  'moon',
  'mercury',
  'venus',
  'mars',
  'slow_planets',
] as const
export type ScorePartName = (typeof SCORE_PARTS)[number]

export const ScorePart = z.object({ part: z.enum(SCORE_PARTS), points: z.int(), reason: z.string() })
export type ScorePart = z.infer<typeof ScorePart>

/** What is written about two people. The fields of two words are named as the specification names them. */
export const CompatibilityText = z.object({
  /** Both Sun signs, the reader's first: "Gemini + Libra". */
  zodiac_match: z.string(),
  sun_signs: z.tuple([Sign, Sign]),
  /** Paragraphs, parted by a blank line. */
  summary: z.string(),
  strengths: z.array(z.string()),
  challenges: z.array(z.string()),
  advice: z.string(),
  element_compatibility: z.string(),
  emotional_compatibility: z.string(),
  communication_style: z.string(),
  love_language: z.string(),
  /** Their points add up to the score. */
  score_parts: z.array(ScorePart),
  /** What the birth data leave open. */
  limits: z.array(z.string()),
})
export type CompatibilityText = z.infer<typeof CompatibilityText>

/** A report as a person keeps it. The score tells how many random pairs of a hundred have less going for them. */
export const CompatibilityReport = z.object({
  id: z.string(),
  partnerBirthDate: LocalDate,
  /** What the person calls the other. Absent where nobody has said. */
  partnerName: z.optional(z.string()),
  compatibilityScore: z.int(),
  createdAt: IsoInstant,
  report: CompatibilityText,
})
export type CompatibilityReport = z.infer<typeof CompatibilityReport>

/** The report on two made-up dates that everybody may read. */
export interface SampleReport extends Pick<CompatibilityReport, 'partnerBirthDate' | 'compatibilityScore' | 'report'> {
  readerBirthDate: LocalDate
}

/** In code points. */
export const PARTNER_NAME_MAX = 50

/** How many reports one page lists. */
export const REPORTS_A_PAGE = 50

/** The hearts of a score, 0 to 5. */
export const heartsOf = (score: number): number => Math.floor(score / 20)

/** A fifth of the scale: its lowest and highest score, what such a match is called, and what that says of a pair. */
export interface ScoreBand {
  from: number
  to: number
  /** With its article: "an easy match". */
  match: string
  meaning: string
}

const BANDS: readonly ScoreBand[] = [
  {
    from: 0,
    to: 19,
    match: 'a demanding match',
    meaning: 'Most pairs have it easier. Expect to explain a lot, and to agree on things that others never discuss.',
  },
  {
    from: 20,
    to: 39,
    match: 'a match that takes work',
    meaning: 'Less comes by itself here than in most pairs, so more has to be agreed.',
  },
  {
    from: 40,
    to: 59,
    match: 'an average match',
    meaning: 'About as much comes by itself here as in most pairs.',
  },
  { from: 60, to: 79, match: 'an easy match', meaning: 'More comes by itself here than in most pairs.' },
  {
    from: 80,
    to: 100,
    match: 'a very easy match',
    meaning: "Few pairs have it easier. That doesn't say how long it lasts, or how happy you are.",
  },
]

/** The band of a score of 0 to 100. */
export const scoreBand = (score: number): ScoreBand => BANDS.find(({ to }) => score <= to) ?? BANDS.at(-1)!

export const FIRST_PARTNER_YEAR = 1900

/**
 * What is wrong with a partner's birth date, in words for the person who entered it, or undefined when it is fine.
 * @param today the calendar day of the person who asks
 */
export function partnerDateError(date: string, today: LocalDate): string | undefined {
  if (!isRealDate(date)) return "This date doesn't exist. Please choose a real one."
  if (date > today) return 'This date is in the future.'
  if (Number(date.slice(0, 4)) < FIRST_PARTNER_YEAR) return `The birth year must be ${FIRST_PARTNER_YEAR} or later.`
  if (yearsBetween(date, today) < MINIMUM_AGE) return `Your partner must be ${MINIMUM_AGE} or older.`
  return undefined
}

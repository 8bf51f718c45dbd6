import { PLANETS } from '../../../shared/domain/chart.ts'
import { SIGNS } from '../../../shared/domain/zodiac.ts'

/** The bodies whose contacts with a chart are told, each in a chapter of its own. */
export const TRANSIT_MOVERS = [
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'Chiron',
] as const
export type TransitMover = (typeof TRANSIT_MOVERS)[number]

/** Those that stay for weeks or months, and so begin, turn exact, pause and leave. */
export const SLOW_MOVERS = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'Chiron'] as const

/** What a moving body can meet in a chart. */
export const NATAL_POINTS = [...PLANETS, 'Ascendant', 'Midheaven'] as const

export const TONES = ['joined', 'easy', 'tense'] as const

export const HOUSE_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

export const PHASES = ['newMoon', 'firstQuarter', 'fullMoon', 'lastQuarter'] as const

/** Whatever is not in a sign for another century is told without naming it. */
export const ENTERED_SIGNS = {
  Sun: SIGNS,
  Mercury: SIGNS,
  Venus: SIGNS,
  Mars: SIGNS,
  Jupiter: SIGNS,
  Saturn: SIGNS,
  Uranus: ['Gemini', 'Cancer', 'any'],
  Neptune: ['Aries', 'Taurus', 'any'],
  Pluto: ['Aquarius', 'Pisces', 'any'],
  Chiron: ['Taurus', 'Gemini', 'any'],
} as const

export const TURNING_BODIES = [
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'Chiron',
] as const

export type TurningBody = (typeof TURNING_BODIES)[number]
export const isTurning = (body: string): body is TurningBody => TURNING_BODIES.some((each) => each === body)

/** From the quickest; in a contact of two moving bodies the quicker one makes it. */
export const SKY_BODIES = [
  'Mercury',
  'Venus',
  'Sun',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const

/** Mercury and Venus never leave the Sun far enough for the others. */
export const NEVER_MADE: ReadonlySet<string> = new Set([
  'Mercury Venus tense',
  'Mercury Sun easy',
  'Mercury Sun tense',
  'Venus Sun easy',
  'Venus Sun tense',
])

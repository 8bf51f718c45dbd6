import * as z from 'zod/mini'
import { wrapDegrees } from './angles.ts'
import { Place } from './Place.ts'
import { IsoInstant } from './time.ts'
import { ELEMENTS, QUALITIES, Sign, signOfLongitude } from './zodiac.ts'

export const PLANETS = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'Chiron',
  'North Node',
] as const
export type Planet = (typeof PLANETS)[number]
export const Planet = z.enum(PLANETS)

export const ASPECTS = ['conjunction', 'opposition', 'trine', 'square', 'sextile'] as const
export type AspectName = (typeof ASPECTS)[number]
export const AspectName = z.enum(ASPECTS)

export const HOUSE_SYSTEMS = ['placidus', 'porphyry', 'whole_sign'] as const
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number]
export const HouseSystem = z.enum(HOUSE_SYSTEMS)

export const DIGNITIES = ['domicile', 'exaltation', 'detriment', 'fall'] as const
/** How well a sign suits a body: at home, honoured, away from home, or least at ease. */
export type Dignity = (typeof DIGNITIES)[number]

const PATTERNS = ['grand_cross', 'grand_trine', 't_square', 'yod', 'stellium'] as const
/** A figure that several aspects draw together, or a crowd in one sign or house. */
export type PatternName = (typeof PATTERNS)[number]

/** Where on the zodiac: whole degree 0–29 and minute 0–59 within the sign, cut off and not rounded up into the next. */
export const ZodiacPosition = z.object({ sign: Sign, degree: z.int(), minute: z.int(), longitude: z.number() })
export type ZodiacPosition = z.infer<typeof ZodiacPosition>

export const PlanetaryPosition = z.extend(ZodiacPosition, {
  planet: Planet,
  house: z.nullable(z.int()),
  retrograde: z.boolean(),
  /** False for the Moon when the birth time is unknown and it changes sign on that day. */
  certain: z.boolean(),
  dignity: z.nullable(z.enum(DIGNITIES)),
  interpretation: z.string(),
})
export type PlanetaryPosition = z.infer<typeof PlanetaryPosition>

export const HousePlacement = z.extend(ZodiacPosition, { house: z.int(), interpretation: z.string() })
export type HousePlacement = z.infer<typeof HousePlacement>

export const ChartAspect = z.object({
  planet1: Planet,
  aspect: AspectName,
  planet2: Planet,
  /** Degrees away from exact. */
  orb: z.number(),
  applying: z.boolean(),
  interpretation: z.string(),
})
export type ChartAspect = z.infer<typeof ChartAspect>

/**
 * Three or more bodies in one figure. `apex` is the one that a T-square or yod points to; null for the others. `place` is
 * what the bodies of a stellium share: a sign, a house, or both.
 */
export const ChartPattern = z.object({
  pattern: z.enum(PATTERNS),
  planets: z.array(Planet),
  apex: z.nullable(Planet),
  place: z.optional(z.object({ sign: z.nullable(Sign), house: z.nullable(z.int()) })),
})
export type ChartPattern = z.infer<typeof ChartPattern>

export const POLARITIES = ['active', 'receptive'] as const
/** Fire and air are active, earth and water receptive. */
export type Polarity = (typeof POLARITIES)[number]

/** How the chart's weight lies on elements, qualities and polarities: points, which add up to `total` in each. */
export const Balance = z.object({
  elements: z.record(z.enum(ELEMENTS), z.number()),
  qualities: z.record(z.enum(QUALITIES), z.number()),
  polarities: z.record(z.enum(POLARITIES), z.number()),
  total: z.number(),
})
export type Balance = z.infer<typeof Balance>

/** One of the bodies that speak loudest in the chart, and its share in percent of all that they say. */
export const Dominant = z.object({ planet: Planet, share: z.int() })
export type Dominant = z.infer<typeof Dominant>

/** An angle of the chart. Approximate when the birth time is unknown and noon stands in for it. */
export const ChartAngle = z.extend(ZodiacPosition, { approximate: z.boolean() })
export type ChartAngle = z.infer<typeof ChartAngle>

/** How clock time became an instant: `gap` for a skipped hour, `overlap` for a repeated one. */
const TIME_CASES = ['unique', 'gap', 'overlap'] as const
export type TimeCase = (typeof TIME_CASES)[number]

/** What the chart was computed from, so that a person can check it. `offsetSeconds` is east of UTC. */
export const ChartOrigin = z.object({
  /** A calendar day. Our own, so its shape is not checked: the browser would load the library for it. */
  date: z.string(),
  time: z.string(),
  timeKnown: z.boolean(),
  timeCase: z.enum(TIME_CASES),
  place: Place,
  offsetSeconds: z.int(),
  utc: IsoInstant,
  houseSystem: HouseSystem,
  engine: z.string(),
})
export type ChartOrigin = z.infer<typeof ChartOrigin>

/**
 * Sun, Moon and rising sign. The rising sign is null when the birth time is unknown: nobody's ascendant is invented.
 * `moonSignOther` names the second possible sign when the Moon changed signs on a day without a known time;
 * `cuspSign` the neighbour when the Sun stands within one degree of it.
 */
export const BigThree = z.object({
  sunSign: Sign,
  moonSign: Sign,
  risingSign: z.nullable(Sign),
  birthTimeKnown: z.boolean(),
  moonSignOther: z.nullable(Sign),
  cuspSign: z.nullable(Sign),
})
export type BigThree = z.infer<typeof BigThree>

/** With two sentences on what each says of the person; none of a sign that is not known for sure. */
export const BigThreeTold = z.extend(BigThree, {
  told: z.object({ sun: z.string(), moon: z.nullable(z.string()), rising: z.nullable(z.string()) }),
})
export type BigThreeTold = z.infer<typeof BigThreeTold>

export const NatalChart = z.extend(BigThree, {
  planetaryPositions: z.array(PlanetaryPosition),
  houses: z.array(HousePlacement),
  /** Those of the Sun and the Moon first, those between outer planets last, the closest first among each. */
  aspects: z.array(ChartAspect),
  patterns: z.array(ChartPattern),
  balance: Balance,
  /** The loudest first. */
  dominants: z.array(Dominant),
  /** What the parts say as a whole, a paragraph each. Charts that were kept before there was one have none. */
  synthesis: z.optional(z.array(z.string())),
  ascendant: ChartAngle,
  midheaven: ChartAngle,
  /** The osculating lunar node, for those who prefer it to the mean one among the positions. */
  trueNode: z.optional(ZodiacPosition),
  origin: ChartOrigin,
})
export type NatalChart = z.infer<typeof NatalChart>

/** What the wheel draws: the chart without a word of what it means. */
export const BareChart = z.extend(BigThree, {
  planetaryPositions: z.array(z.omit(PlanetaryPosition, { interpretation: true })),
  houses: z.array(z.omit(HousePlacement, { interpretation: true })),
  aspects: z.array(z.omit(ChartAspect, { interpretation: true })),
  ascendant: ChartAngle,
  midheaven: ChartAngle,
  origin: z.pick(ChartOrigin, { timeKnown: true }),
})
export type BareChart = z.infer<typeof BareChart>
export type BarePosition = BareChart['planetaryPositions'][number]
export type BareAspect = BareChart['aspects'][number]

/** The place on the zodiac of an ecliptic longitude in degrees. */
export function zodiacPosition(longitude: number): ZodiacPosition {
  const minutes = Math.floor((wrapDegrees(longitude) % 30) * 60)
  return { sign: signOfLongitude(longitude), degree: Math.floor(minutes / 60), minute: minutes % 60, longitude }
}

/** "14°07′" */
export const degreeLabel = ({ degree, minute }: { degree: number; minute: number }): string =>
  `${degree}°${String(minute).padStart(2, '0')}′`

import * as z from 'zod/mini'
import { ASPECTS, type AspectName, type PatternName, PLANETS, type Planet } from '../../../shared/domain/chart.ts'
import { ELEMENTS, QUALITIES, SIGNS } from '../../../shared/domain/zodiac.ts'
import type { WholeChapter } from './Chapter.ts'
import { HOUSE_KEYS, NEVER_MADE, TONES } from './keys.ts'
import { recordOf } from './recordOf.ts'

/** How the Sun and the Moon get on: by their signs, or by the elements of these. */
export const LIGHTS = [
  'same sign',
  'facing signs',
  ...ELEMENTS,
  'fire air',
  'earth water',
  'fire earth',
  'fire water',
  'earth air',
  'air water',
] as const

/** How the rising sign suits the Sun and the Moon. */
const RISING_MIX = ['sunSign', 'moonSign', 'both', 'sun', 'moon', 'neither'] as const

const text = z.string().check(z.minLength(1))
/** Several that say the same; the chart takes the one that suits its other sentences. */
const options = z.array(text).check(z.minLength(1))

const after = (planet: Planet, last: Planet) => PLANETS.slice(PLANETS.indexOf(planet) + 1, PLANETS.indexOf(last) + 1)

/** Each pair of bodies, under the one that comes first in `PLANETS`. */
const pairsOf = (
  [first, last]: readonly [Planet, Planet],
  pairOf: (one: Planet, other: Planet) => z.ZodMiniType,
): z.ZodMiniType =>
  z.strictObject(
    Object.fromEntries(
      PLANETS.slice(0, PLANETS.indexOf(first) + 1).map((one) => [
        one,
        z.strictObject(Object.fromEntries(after(one, last).map((other) => [other, pairOf(one, other)]))),
      ]),
    ),
  )

type Pairs<Name extends string> = Partial<Record<Planet, Partial<Record<Planet, Partial<Record<Name, string>>>>>>

// The casts: the type of an object made from entries forgets its keys.
const aspects = pairsOf(['Chiron', 'North Node'], () => recordOf(ASPECTS, text)) as z.ZodMiniType<Pairs<AspectName>>
const pairs = pairsOf(['Saturn', 'Pluto'], (one, other) =>
  recordOf(
    TONES.filter((tone) => !NEVER_MADE.has(`${one} ${other} ${tone}`) && !NEVER_MADE.has(`${other} ${one} ${tone}`)),
    text,
  ),
) as z.ZodMiniType<Pairs<(typeof TONES)[number]>>

const PATTERN_SLOTS = {
  stellium: ['planets', 'corner', 'life'],
  grand_trine: ['planets'],
  t_square: ['others', 'apex'],
  grand_cross: ['planets'],
  yod: ['others', 'apex'],
} as const satisfies Record<PatternName, readonly string[]>
const PATTERNS = Object.keys(PATTERN_SLOTS) as PatternName[]

const PAIR_SLOTS = ['one', 'other'] as const
const HOUSE_SLOTS = ['house', 'otherHouse'] as const
const RULER_SLOTS = ['sign', 'planet', 'place'] as const

/** The slots of each chapter that has some, by its first key, or its first two. */
const SLOTS: Partial<Record<ChartChapterName, Readonly<Record<string, readonly string[]>>>> = {
  'synthesis/strength': { loudest: ['body'] },
  'synthesis/aspects': {
    first: PAIR_SLOTS,
    more: PAIR_SLOTS,
    other: PAIR_SLOTS,
    twoHouses: HOUSE_SLOTS,
    oneHouse: HOUSE_SLOTS,
  },
  'synthesis/closing': {
    ...Object.fromEntries(PATTERNS.map((pattern) => [`patterns ${pattern}`, PATTERN_SLOTS[pattern]])),
    risingRuler: RULER_SLOTS,
    strongestRuler: RULER_SLOTS,
    sunRuler: RULER_SLOTS,
    habit: ['planet', 'text'],
  },
  'synthesis/places': { place: ['sign', 'ordinal', 'house'], houseAlone: ['ordinal'] },
}

const SCHEMAS = {
  signs: recordOf(PLANETS, recordOf(SIGNS, text)),
  houses: recordOf(PLANETS, recordOf(HOUSE_KEYS, text)),
  cusps: recordOf(HOUSE_KEYS, recordOf(SIGNS, text)),
  aspects,
  'synthesis/bigThree': z.strictObject({
    sun: recordOf(SIGNS, options),
    moon: recordOf(SIGNS, options),
    lights: recordOf(LIGHTS, options),
    rising: recordOf(SIGNS, options),
    risingMix: recordOf(RISING_MIX, options),
    mars: recordOf(SIGNS, options),
    unknown: recordOf(['time', 'moon'], options),
  }),
  'synthesis/strength': z.strictObject({
    loudest: options,
    planets: recordOf(after('Moon', 'Pluto'), options),
    missing: recordOf(ELEMENTS, options),
    strong: recordOf(ELEMENTS, options),
    quality: recordOf(QUALITIES, options),
    least: recordOf(ELEMENTS, options),
    even: options,
    fullHouse: recordOf(HOUSE_KEYS, options),
  }),
  'synthesis/aspects': z.strictObject({
    first: recordOf(ASPECTS, options),
    more: recordOf(ASPECTS, options),
    other: recordOf(ASPECTS, options),
    twoHouses: options,
    oneHouse: options,
  }),
  'synthesis/pairs': pairs,
  'synthesis/closing': z.strictObject({
    patterns: recordOf(PATTERNS, options),
    risingRuler: options,
    strongestRuler: options,
    sunRuler: options,
    ownSun: options,
    moonRules: options,
    steeredFromHouse: recordOf(HOUSE_KEYS, text),
    steeredFromElement: recordOf(ELEMENTS, text),
    habit: options,
    habits: recordOf(PLANETS.slice(0, PLANETS.indexOf('Chiron')), options),
  }),
  'synthesis/places': z.strictObject({
    houses: recordOf(HOUSE_KEYS, text),
    place: text,
    houseAlone: text,
    severalHouses: text,
  }),
}

export type ChartChapterName = keyof typeof SCHEMAS
/** What each chapter of the natal charts holds. */
export type ChartChapters = { readonly [Name in ChartChapterName]: z.infer<(typeof SCHEMAS)[Name]> }

const chapterOf = (name: ChartChapterName): WholeChapter => ({
  schema: SCHEMAS[name],
  kind: 'whole',
  slotsOf: ([first, second]) => SLOTS[name]?.[first ?? ''] ?? SLOTS[name]?.[`${first} ${second}`] ?? [],
})

/** The book of natal charts, by file. */
export const CHART_CHAPTERS: Readonly<Record<string, WholeChapter>> = Object.fromEntries(
  (Object.keys(SCHEMAS) as ChartChapterName[]).map((name) => [`chart/${name}.yaml`, chapterOf(name)]),
)

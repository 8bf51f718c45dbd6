import * as z from 'zod/mini'
import { SIGNS } from '../../../shared/domain/zodiac.ts'
import type { ReadingChapter } from './Chapter.ts'
import { Entry, EntryOfToday, SlowEntry } from './Entry.ts'
import { Frames } from './Frames.ts'
import {
  ENTERED_SIGNS,
  HOUSE_KEYS,
  NATAL_POINTS,
  NEVER_MADE,
  PHASES,
  SKY_BODIES,
  SLOW_MOVERS,
  TONES,
  TRANSIT_MOVERS,
  TURNING_BODIES,
} from './keys.ts'
import { recordOf } from './recordOf.ts'

const PERSONAL = { all: [62, 112], needed: 90 } as const
const FOR_SIGNS = { all: [42, 84], needed: 52 } as const

const transit = (mover: (typeof TRANSIT_MOVERS)[number]): ReadingChapter => {
  const isSlow = SLOW_MOVERS.some((slow) => slow === mover)
  return {
    schema: recordOf(NATAL_POINTS, recordOf(TONES, isSlow ? SlowEntry : Entry)),
    kind: 'entries',
    depth: 2,
    formOf: ([point]) => ({ words: PERSONAL, names: [mover, point!] }),
  }
}

const entering = (body: keyof typeof ENTERED_SIGNS): ReadingChapter => ({
  schema: recordOf(ENTERED_SIGNS[body], Entry),
  kind: 'entries',
  depth: 1,
  formOf: () => ({ words: PERSONAL, names: [body] }),
})

const turning: ReadingChapter = {
  schema: recordOf(TURNING_BODIES, recordOf(['retrograde', 'direct'] as const, Entry)),
  kind: 'entries',
  depth: 2,
  formOf: ([body]) => ({ words: PERSONAL, names: [body!] }),
}

const byHouse = <Key extends string>(keys: readonly Key[]): ReadingChapter => ({
  schema: recordOf(keys, recordOf(HOUSE_KEYS, Entry)),
  kind: 'entries',
  depth: 2,
  formOf: () => ({ words: PERSONAL, names: ['Moon'] }),
})

/** As many as somebody's memory tells apart. */
const MOST_VARIANTS = 8

const moonIn = <Key extends string>(keys: readonly Key[], variants: number): ReadingChapter => ({
  schema: recordOf(keys, z.array(EntryOfToday).check(z.minLength(variants), z.maxLength(MOST_VARIANTS))),
  kind: 'entries',
  depth: 2,
  formOf: () => ({ words: PERSONAL, names: ['Moon'] }),
})

const pairsFrom = (mover: (typeof SKY_BODIES)[number]) => SKY_BODIES.slice(SKY_BODIES.indexOf(mover) + 1)

const tonesOf = (pair: string) => TONES.filter((tone) => !NEVER_MADE.has(`${pair} ${tone}`))

const sky = (mover: (typeof SKY_BODIES)[number]): ReadingChapter => ({
  schema: z.strictObject(
    Object.fromEntries(
      pairsFrom(mover).map((target) => [target, recordOf(tonesOf(`${mover} ${target}`), EntryOfToday)]),
    ),
  ),
  kind: 'entries',
  depth: 2,
  formOf: ([target]) => ({ words: FOR_SIGNS, names: [mover, target!] }),
})

const natal: ReadingChapter = {
  schema: recordOf(NATAL_POINTS, recordOf(SIGNS, z.string())),
  kind: 'sentences',
  depth: 2,
  formOf: () => ({ words: PERSONAL, names: [] }),
}

const named = <Name extends string>(folder: string, names: readonly Name[], chapter: (name: Name) => ReadingChapter) =>
  names.map((name) => [`reading/${folder}/${name.toLowerCase()}.yaml`, chapter(name)] as const)

/** The daily reading's book, by file. */
export const READING_CHAPTERS: Readonly<Record<string, ReadingChapter>> = Object.fromEntries([
  ...named('transits', TRANSIT_MOVERS, transit),
  ...named('entering', Object.keys(ENTERED_SIGNS) as (keyof typeof ENTERED_SIGNS)[], entering),
  ['reading/turning.yaml', turning],
  ['reading/lunations.yaml', byHouse(PHASES)],
  ['reading/eclipses.yaml', byHouse(['solar', 'lunar'])],
  ['reading/moon/signs.yaml', moonIn(SIGNS, 2)],
  ['reading/moon/houses.yaml', moonIn(HOUSE_KEYS, 4)],
  ...named('sky', SKY_BODIES.slice(0, -1), sky),
  ['reading/natal.yaml', natal],
  ['reading/frames.yaml', { schema: Frames, kind: 'frames', depth: 2, formOf: () => ({ words: PERSONAL, names: [] }) }],
])

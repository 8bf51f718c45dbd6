import { expect, test } from 'vitest'
import { CARDS } from '../../../../../functions/domain/reading/almanac/cards/allCards.ts'
import { MEETINGS } from '../../../../../functions/domain/reading/almanac/meanings/allMeetings.ts'
import { BODY_MOODS } from '../../../../../functions/domain/reading/almanac/meanings/bodyMoods.ts'
import { INGRESS_MEANINGS } from '../../../../../functions/domain/reading/almanac/meanings/ingressMeanings.ts'
import { LUNATION_MEANINGS } from '../../../../../functions/domain/reading/almanac/meanings/lunationMeanings.ts'
import { MOON_IN_HOUSES } from '../../../../../functions/domain/reading/almanac/meanings/moonInHouses.ts'
import { MOON_IN_SIGNS } from '../../../../../functions/domain/reading/almanac/meanings/moonInSigns.ts'
import { NATAL_HOUSES } from '../../../../../functions/domain/reading/almanac/meanings/natalHouses.ts'
import { NEW_MOON_IN_SIGNS } from '../../../../../functions/domain/reading/almanac/meanings/newMoonInSigns.ts'
import { NEW_SUBJECTS } from '../../../../../functions/domain/reading/almanac/meanings/newSubjects.ts'
import { STATION_MEANINGS } from '../../../../../functions/domain/reading/almanac/meanings/stationMeanings.ts'
import { countWords, FILLER } from '../../../../../functions/domain/reading/compose/readingRules.ts'
import { SIGNS } from '../../../../../shared/domain/zodiac.ts'

const textsIn = (pieces: unknown): string[] =>
  typeof pieces === 'string' ? (MOOD.test(pieces) ? [] : [pieces]) : Object.values(pieces as object).flatMap(textsIn)

/** A meaning's mood is one small word beside its sentence. */
const MOOD = /^[a-z]+$/

const sentences = [
  MEETINGS,
  LUNATION_MEANINGS,
  INGRESS_MEANINGS,
  STATION_MEANINGS,
  MOON_IN_SIGNS,
  MOON_IN_HOUSES,
  NEW_SUBJECTS,
].flatMap(textsIn)

test('no two meanings are the same sentence', () => {
  const repeated = sentences.filter((text, index) => sentences.indexOf(text) !== index)

  expect(repeated).toEqual([])
})

test('a meaning is one whole sentence with room for its opening, and without filler', () => {
  const faulty = sentences.filter(
    (text) => !/^[A-Z][^{}]*[.?]$/.test(text) || /[.?!] /.test(text) || countWords(text) > 25 || FILLER.test(text),
  )

  expect(faulty).toEqual([])
})

test('a meaning is about the reader: no body and no sign is named in it', () => {
  const names = /\b(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Aries|Gemini|Leo|Libra|Virgo)\b/

  expect(sentences.filter((text) => names.test(text))).toEqual([])
})

test.each(
  Object.entries(MEETINGS),
)('%s has two meanings at least for each point and each way to meet it, and the quick Moon one', (mover, byPoint) => {
  const counts = Object.values(byPoint).map((byTone) =>
    (['joined', 'easy', 'tense'] as const).map((tone) => byTone[tone]?.length ?? 0),
  )

  expect(counts).toHaveLength(14)
  expect(Math.min(...counts.flat())).toBe(mover === 'Moon' ? 1 : 2)
})

test.each([
  ...Object.values(INGRESS_MEANINGS),
  NEW_MOON_IN_SIGNS,
])('each of the twelve signs has something of its own', (bySign) => {
  expect(Object.keys(bySign)).toEqual(SIGNS)
  expect(textsIn(bySign).filter((text) => text.length < 20)).toEqual([])
})

test('every body has something to say of each of the twelve houses', () => {
  const lengths = Object.values(NATAL_HOUSES).map(({ length }) => length)

  expect(lengths).toEqual(Array(12).fill(12))
})

test('each body brings ten moods at least in each tone', () => {
  const brought = Object.values(BODY_MOODS).flatMap(({ joined, easy, tense }) => [joined, easy, tense])
  const counts = brought.map((moods) => new Set(moods).size)

  expect(Math.min(...counts)).toBeGreaterThanOrEqual(10)
})

test('every part of life has scenes, in each tone, for what each body brings', () => {
  const few = Object.values(BODY_MOODS).flatMap((byTone) =>
    (['joined', 'easy', 'tense'] as const).flatMap((tone) =>
      CARDS.map((cards) => cards.filter((card) => card[tone].moods.some((mood) => byTone[tone].includes(mood))).length),
    ),
  )

  expect(Math.min(...few)).toBeGreaterThanOrEqual(5)
})

import { describe, expect, test } from 'vitest'
import {
  interpretAspect,
  interpretHouse,
  interpretPosition,
} from '../../../../../functions/domain/chart/almanac/interpret.ts'
import { ASPECTS, PLANETS } from '../../../../../shared/domain/chart.ts'
import { SIGNS } from '../../../../../shared/domain/zodiac.ts'

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const inSigns = PLANETS.flatMap((planet) => SIGNS.map((sign) => interpretPosition({ planet, sign, house: null })))
const inHouses = PLANETS.flatMap((planet) =>
  HOUSES.map((house) => interpretPosition({ planet, sign: 'Aries', house }).slice(inAries(planet).length + 1)),
)
const cusps = HOUSES.flatMap((house) => SIGNS.map((sign) => interpretHouse({ house, sign })))
const aspects = PLANETS.flatMap((planet1, index) =>
  PLANETS.slice(index + 1).flatMap((planet2) => ASPECTS.map((aspect) => interpretAspect({ planet1, aspect, planet2 }))),
)

function inAries(planet: (typeof PLANETS)[number]): string {
  return interpretPosition({ planet, sign: 'Aries', house: null })
}

const sentencesOf = (text: string): string[] => text.split(/(?<=\.) /)

test('every body in every sign and house, every cusp and every pair has a text of its own', () => {
  const all = [...inSigns, ...inHouses, ...cusps, ...aspects]

  expect([inSigns, inHouses, cusps, aspects].map(({ length }) => length)).toEqual([144, 144, 144, 330])
  expect(new Set(all).size).toBe(144 + 144 + 144 + 330)
})

test('no sentence is used twice', () => {
  const sentences = [...inSigns, ...inHouses, ...cusps, ...aspects].flatMap(sentencesOf)
  const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)

  expect(repeated).toEqual([])
})

test('every text has two to four sentences and at most 420 characters', () => {
  const placed = PLANETS.flatMap((planet) =>
    SIGNS.flatMap((sign) => HOUSES.map((house) => interpretPosition({ planet, sign, house }))),
  )
  for (const text of [...placed, ...inSigns, ...cusps, ...aspects]) {
    expect(text.length, text).toBeLessThanOrEqual(420)
    expect(sentencesOf(text).length, text).toBeGreaterThanOrEqual(2)
    expect(sentencesOf(text).length, text).toBeLessThanOrEqual(4)
  }
})

describe('the voice', () => {
  const all = [...inSigns, ...inHouses, ...cusps, ...aspects]

  test('neither shouts nor frightens nor foretells', () => {
    const forbidden =
      /!|\b(fate|fated|destin\w*|doom\w*|death|dying|disease|illness|guarantee\w*|curse\w*|evil|malefic|unfaithful|rich)\b/i

    expect(all.filter((text) => forbidden.test(text))).toEqual([])
  })

  test('tells nobody a past, a childhood or what their parents did', () => {
    const family =
      /\b(childhood|parents?|grandparent\w*|(?<!your )mother|father|schooldays?|upbringing|early (on|age|years))\b/i
    const past =
      /\byou (were(?! born| made)|had(?! not prepared)|came|learned|missed|grew)\b|\byou(r \w+)?( may| might)? have (once )?(been|met|seen|felt|left|had|hurt|cost|lost|carried|moved|stood|remade|fought|missed|shaped)\b|\b((may|might) have (cost|cracked|given|been)|has (cost|hurt|taught|shaped|left|freed)|have left)\b|\b(taught|asked|shaped|left|hurt) (of )?you\b|\bonce (doubted|felt|missed|looked|was)\b/i

    expect(all.filter((text) => family.test(text) || past.test(text))).toEqual([])
    for (const text of ['Home taught you duty early.', 'Faith may have cracked early.', 'You may have moved often.'])
      expect(past.test(text), text).toBe(true)
  })

  test('is typed cleanly', () => {
    expect(all.filter((text) => /\s{2}|^\s|\s$|[{}]|undefined|[^.]$/.test(text))).toEqual([])
  })
})

test('an aspect reads the same whichever body is named first', () => {
  expect(interpretAspect({ planet1: 'Saturn', aspect: 'square', planet2: 'Moon' })).toBe(
    interpretAspect({ planet1: 'Moon', aspect: 'square', planet2: 'Saturn' }),
  )
})

test('a house that does not exist is refused', () => {
  expect(() => interpretHouse({ house: 13, sign: 'Leo' })).toThrow(RangeError)
  expect(() => interpretPosition({ planet: 'Sun', sign: 'Leo', house: 0 })).toThrow(RangeError)
})

test('a body has no aspect with itself', () => {
  expect(() => interpretAspect({ planet1: 'Sun', aspect: 'trine', planet2: 'Sun' })).toThrow(RangeError)
})

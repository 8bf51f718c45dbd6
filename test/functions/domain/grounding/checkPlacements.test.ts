import { describe, expect, test } from 'vitest'
import { hasOnlyKnownPlacements } from '../../../../functions/domain/grounding/checkPlacements.ts'
import { aReading } from './aReading.ts'
import { someFacts } from './someFacts.ts'

const holds = (sentence: string, before = '') => hasOnlyKnownPlacements(aReading(sentence, before), someFacts)

describe('a placement', () => {
  test.each([
    'Your Sun is in Gemini',
    'Your Gemini Sun is quick',
    'In Leo, your Mars is loud',
    'Mars and Chiron are in Leo',
    'Your Sun is in Gemini and your Moon is in Pisces',
    'Your Mars is in your second house',
    'Your eleventh house holds the Sun',
    'Today the Moon is in Aries',
    'The Moon is in Aries',
    'The Moon is in Pisces',
    'Venus squares your Saturn from Taurus',
    'Venus squares your Saturn from its place in Taurus',
    'Venus squares your Saturn from Aquarius',
    'Your seventh house begins in Capricorn',
    'Capricorn is on the cusp of your seventh house',
    'Take a walk',
  ])('is known that "%s" tells of', (sentence) => {
    expect(holds(sentence)).toBe(true)
  })

  test.each([
    'Your Sun is in Leo',
    'Your Leo Sun is quick',
    'In Leo, your Sun is loud',
    'Mars and Venus are in Leo',
    'Venus and Mars are in Leo',
    'Your Sun is in Gemini and your Moon is in Gemini',
    'Your Mars is in your third house',
    'Your tenth house holds the Sun',
    'Today the Moon is in Pisces',
    'Your Moon is in Aries',
    'Venus squares your Saturn from Virgo',
    'Venus squares your Saturn in Taurus',
    'Your seventh house begins in Aquarius',
    'Aquarius is on the cusp of your seventh house',
    'Your eighth house begins in Capricorn',
    'Your seventh house begins in Capricorn, as does your eighth house',
    'Your Venus is in Capricorn, where the seventh house begins',
    'Lilith is in Leo',
    'Venus rules your fourth house',
    'The sign’s ruler is loud',
    'Three planets are loud',
  ])('is not known that "%s" tells of', (sentence) => {
    expect(holds(sentence)).toBe(false)
  })
})

describe('a sign that is a person', () => {
  test.each([
    ['As a Gemini you ask', true],
    ['You are a Gemini', true],
    ['You’re a true Gemini', true],
    ['Geminis ask', true],
    ['As a Leo you ask', false],
    ['You are a Pisces', false],
    ['Leos ask', false],
    ['As a Gemini Sun you ask', true],
    ['As a Leo Mars you ask', true],
    ['As a Gemini Mars you ask', false],
    ['Scorpios ask', false],
  ])('is the one of the Sun at birth: "%s" %s', (sentence, isTrue) => {
    expect(holds(sentence)).toBe(isTrue)
  })

  test('is not taken for one because its name ends in s', () => {
    expect(holds('Here comes Aries')).toBe(true)
  })
})

describe('without a body beside it', () => {
  test.each([
    ['It is in Taurus', 'Look at your Venus', true],
    ['It is in Libra', 'Look at your Venus', false],
    ['It is in Leo', 'Look at your Venus and at your Mars', true],
    ['It sits in the tenth house', 'Look at your Venus', true],
    ['It sits in the second house', 'Look at your Venus', false],
    ['Then comes the second house', 'Look at your Venus', true],
  ])('"%s" after "%s" is of the body that was named: %s', (sentence, before, isTrue) => {
    expect(holds(sentence, before)).toBe(isTrue)
  })

  test.each([
    ['There is much Leo here', true],
    ['There is much Virgo here', true],
    ['The first house is loud', true],
    ['The twelfth house is loud', true],
    ['The 13th house is loud', false],
    ['House 0 is loud', false],
  ])('"%s" may be said of anything that the facts name: %s', (sentence, isTrue) => {
    expect(holds(sentence)).toBe(isTrue)
  })

  test('a sign that nothing is in, and that no house begins in, is not named', () => {
    const facts = { placements: someFacts.placements.filter(({ sign }) => sign === 'Leo'), aspects: [] }
    const named = (sentence: string, cusps = [{ house: 1, sign: 'Virgo' as const }]) =>
      hasOnlyKnownPlacements(aReading(sentence), { ...facts, cusps })

    expect(named('There is much Leo here')).toBe(true)
    expect(named('There is much Virgo here')).toBe(true)
    expect(named('There is much Virgo here', [])).toBe(false)
    expect(hasOnlyKnownPlacements(aReading('There is much Virgo here'), facts)).toBe(false)
  })

  test('a house is not named where the birth time is not known, and no placement has one', () => {
    const placements = someFacts.placements.map((placement) => ({ ...placement, house: null }))

    expect(hasOnlyKnownPlacements(aReading('The first house is loud'), { placements, aspects: [] })).toBe(false)
  })
})

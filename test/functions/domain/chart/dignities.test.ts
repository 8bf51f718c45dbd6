import { expect, test } from 'vitest'
import { dignityOf, rulersOf } from '../../../../functions/domain/chart/dignities.ts'
import { DIGNITIES, PLANETS, type Planet } from '../../../../shared/domain/chart.ts'
import { SIGNS, type Sign } from '../../../../shared/domain/zodiac.ts'

test.each<[Planet, Sign, string | null]>([
  ['Sun', 'Leo', 'domicile'],
  ['Sun', 'Aries', 'exaltation'],
  ['Sun', 'Aquarius', 'detriment'],
  ['Sun', 'Libra', 'fall'],
  ['Moon', 'Scorpio', 'fall'],
  ['Mercury', 'Virgo', 'domicile'],
  ['Mercury', 'Pisces', 'detriment'],
  ['Venus', 'Aries', 'detriment'],
  ['Mars', 'Scorpio', 'domicile'],
  ['Pluto', 'Scorpio', 'domicile'],
  ['Jupiter', 'Pisces', 'domicile'],
  ['Neptune', 'Virgo', 'detriment'],
  ['Saturn', 'Libra', 'exaltation'],
  ['Uranus', 'Leo', 'detriment'],
  ['Uranus', 'Aries', null],
  ['Chiron', 'Virgo', null],
  ['North Node', 'Gemini', null],
])('%s in %s: %s', (planet, sign, dignity) => {
  expect(dignityOf(planet, sign)).toBe(dignity)
})

test('every sign has its rulers, and three signs have a modern one of their own', () => {
  const split = SIGNS.filter((sign) => rulersOf(sign).traditional !== rulersOf(sign).modern)

  expect(split).toEqual(['Scorpio', 'Aquarius', 'Pisces'])
  for (const sign of SIGNS) expect(dignityOf(rulersOf(sign).modern, sign)).toBe('domicile')
})

test('the seven visible bodies have every dignity, in opposite signs', () => {
  for (const planet of PLANETS.slice(0, 7)) {
    const held = SIGNS.map((sign) => dignityOf(planet, sign))

    const expected = planet === 'Mercury' ? ['domicile', 'detriment'] : [...DIGNITIES]
    expect(new Set(held.filter(Boolean))).toEqual(new Set(expected))
    for (const [index, dignity] of held.entries())
      expect(dignity === 'domicile').toBe(held[(index + 6) % 12] === 'detriment')
  }
})

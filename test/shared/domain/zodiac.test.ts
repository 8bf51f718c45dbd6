import { describe, expect, test } from 'vitest'
import {
  elementOf,
  qualityOf,
  SIGNS,
  type Sign,
  signOfLongitude,
  sunSignByDate,
} from '../../../shared/domain/zodiac.ts'

/** First and last day of each sign by the calendar of the specification. */
const RANGES: [Sign, string, string][] = [
  ['Aries', '03-21', '04-19'],
  ['Taurus', '04-20', '05-20'],
  ['Gemini', '05-21', '06-20'],
  ['Cancer', '06-21', '07-22'],
  ['Leo', '07-23', '08-22'],
  ['Virgo', '08-23', '09-22'],
  ['Libra', '09-23', '10-22'],
  ['Scorpio', '10-23', '11-21'],
  ['Sagittarius', '11-22', '12-21'],
  ['Capricorn', '12-22', '01-19'],
  ['Aquarius', '01-20', '02-18'],
  ['Pisces', '02-19', '03-20'],
]

describe('the Sun sign by the calendar', () => {
  test.each(RANGES)('the Sun sign %s lasts from %s to %s', (sign, first, last) => {
    expect(sunSignByDate(`1993-${first}`)).toBe(sign)
    expect(sunSignByDate(`1993-${last}`)).toBe(sign)
  })

  test('the Sun sign changes twelve times a year, leap day and New Year included', () => {
    const days = Array.from({ length: 366 }, (_, day) =>
      new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10),
    )
    const signs = days.map(sunSignByDate)

    expect(signs.filter((sign, day) => day > 0 && sign !== signs[day - 1])).toHaveLength(12)
    expect(sunSignByDate('2024-02-29')).toBe('Pisces')
    expect([sunSignByDate('2024-12-31'), sunSignByDate('2024-01-01')]).toEqual(['Capricorn', 'Capricorn'])
  })
})

describe('the sign of a longitude', () => {
  test.each(SIGNS.map((sign, index) => [sign, index * 30] as const))('the sign %s begins at %i°', (sign, start) => {
    expect(signOfLongitude(start)).toBe(sign)
    expect(signOfLongitude(start + 29.999_999)).toBe(sign)
  })

  test.each([
    [360, 'Aries'],
    [-0.001, 'Pisces'],
    [-360, 'Aries'],
    [725, 'Aries'],
    [-1e-15, 'Aries'],
  ])('%d° is in %s', (degrees, sign) => {
    expect(signOfLongitude(degrees)).toBe(sign)
  })
})

test('each element has three signs and each quality four', () => {
  const count = <T>(kindOf: (sign: Sign) => T) => [...Map.groupBy(SIGNS, kindOf).values()].map(({ length }) => length)

  expect(count(elementOf)).toEqual([3, 3, 3, 3])
  expect(count(qualityOf)).toEqual([4, 4, 4])
  expect([elementOf('Aries'), elementOf('Pisces'), qualityOf('Leo')]).toEqual(['fire', 'water', 'fixed'])
})

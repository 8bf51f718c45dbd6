import { expect, test } from 'vitest'
import { apparentLongitude } from '../../../../functions/domain/sky/ephemeris.ts'
import { tabulatedLongitude } from '../../../../functions/domain/sky/longitudeTable.ts'
import { degreesAhead } from '../../../../shared/domain/angles.ts'
import { DAY, HOUR } from '../../../../shared/domain/time.ts'
import { later } from '../../../makers/later.ts'

const ARCSECOND = 1 / 3600

test.each([
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Neptune',
  'North Node',
] as const)('the table has %s within 0.2 arcseconds of the ephemeris', (planet) => {
  const instants = Array.from({ length: 12 }, (_, each) => later(each * (17 * DAY + 5 * HOUR + 7)))

  const errors = instants.map((instant) =>
    Math.abs(degreesAhead(tabulatedLongitude(planet, instant), apparentLongitude(planet, instant))),
  )

  expect(Math.max(...errors)).toBeLessThan(0.2 * ARCSECOND)
})

test('the table goes on over the seam of the circle', () => {
  // The Sun passes 0° of Aries on 20 March 2027.
  const around = Array.from({ length: 9 }, (_, each) => tabulatedLongitude('Sun', later((115 + each) * DAY)))

  expect(around.every((longitude) => longitude >= 0 && longitude < 360)).toBe(true)
  expect(around.some((longitude) => longitude > 350) && around.some((longitude) => longitude < 10)).toBe(true)
})

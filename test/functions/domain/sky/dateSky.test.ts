import { expect, test } from 'vitest'
import { dateSky, possibleSigns } from '../../../../functions/domain/sky/dateSky.ts'
import { apparentLongitude } from '../../../../functions/domain/sky/ephemeris.ts'
import { PLANETS } from '../../../../shared/domain/chart.ts'
import { NOW } from '../../../makers/later.ts'

test('the sky of a date is that of noon UTC, body by body, and nothing moves', () => {
  const sky = dateSky('2026-11-21')

  expect(sky.map(({ planet }) => planet)).toEqual([...PLANETS])
  expect(sky.every(({ planet, longitude }) => longitude === apparentLongitude(planet, NOW))).toBe(true)
  expect(sky.every(({ speed }) => speed === 0)).toBe(true)
})

test('a body that enters a sign on a date may have been in both, the one at noon first', () => {
  // The Sun enters Sagittarius on 22 November 2026 at 07:23 UTC.
  expect(possibleSigns('Sun', '2026-11-22')).toEqual(['Sagittarius', 'Scorpio'])
  expect(possibleSigns('Sun', '2026-11-18')).toEqual(['Scorpio'])
})

test('a date lasts from the east of the Pacific to its west: half a day and more on both sides of UTC', () => {
  // At noon of the 21st it is still the 20th nowhere, and west of Hawaii the 21st ends at noon UTC of the 22nd.
  expect(possibleSigns('Sun', '2026-11-21')).toEqual(['Scorpio', 'Sagittarius'])
  expect(possibleSigns('Sun', '2026-11-23')).toEqual(['Sagittarius'])
})

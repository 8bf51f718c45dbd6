import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moonNow, moonPhase } from '../../../../functions/domain/sky/moonPhase.ts'
import { MOON_PHASES } from '../../../../shared/domain/moon.ts'
import { epochSeconds } from '../../../../shared/domain/time.ts'
import { arcseconds, instantOf, referenceCharts } from '../chart/referenceCharts.ts'

test('every reference birth has its elongation and phase', () => {
  for (const { id, utc, expected } of referenceCharts) {
    const moon = moonNow(instantOf(utc))

    expect(arcseconds(moon.elongation, expected.elongation), id).toBeLessThan(1.5)
    expect(moon.phase, id).toBe(expected.moon_phase)
  }
})

test.each([
  [337.499, 'waning_crescent'],
  [337.5, 'new_moon'],
  [0, 'new_moon'],
  [22.499, 'new_moon'],
  [22.5, 'waxing_crescent'],
  [180, 'full_moon'],
  [270, 'last_quarter'],
])('an elongation of %d degrees is %s', (elongation, phase) => {
  expect(moonPhase(elongation)).toBe(phase)
})

test('the full Moon of a known eclipse is lit and opposite the Sun', () => {
  const moon = moonNow(instantOf('2022-11-08T11:02:00Z'))

  expect(moon).toMatchObject({ phase: 'full_moon', sign: 'Taurus' })
  expect(moon.illumination).toBeGreaterThan(0.999)
  expect(Math.abs(moon.elongation - 180)).toBeLessThan(0.02)
})

test('the Moon tells its next quarter, and until when it is void of course', () => {
  const busy = moonNow(instantOf('2024-06-03T12:00:00Z'))
  const idle = [...Array(14).keys()].map((day) =>
    moonNow(instantOf(`2024-06-${String(day + 1).padStart(2, '0')}T00:00:00Z`)),
  )

  expect(busy.nextQuarter).toMatchObject({ phase: 'new_moon', at: expect.stringMatching(/^2024-06-06T12:3/) })
  expect(idle.some(({ voidUntil }) => voidUntil === null)).toBe(true)
  expect(idle.some(({ voidUntil }) => typeof voidUntil === 'string')).toBe(true)
})

test('at any instant the phase is the eighth of the circle around its elongation, and lit accordingly', () => {
  const [first, last] = [instantOf('1900-01-01T00:00:00Z'), instantOf('2100-12-31T00:00:00Z')]
  fc.assert(
    fc.property(fc.integer({ min: first, max: last }), (seconds) => {
      const { phase, elongation, illumination } = moonNow(epochSeconds(seconds))

      expect(arcseconds(elongation, MOON_PHASES.indexOf(phase) * 45)).toBeLessThanOrEqual(22.5 * 3600)
      expect(phase.startsWith('waxing')).toBe(elongation >= 22.5 && elongation < 157.5 && phase !== 'first_quarter')
      expect(illumination > 0.5).toBe(elongation > 90 && elongation < 270)
    }),
    { numRuns: 60 },
  )
})

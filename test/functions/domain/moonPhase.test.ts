import { expect, test } from 'vitest'
import { moonNow, moonPhase } from '../../../functions/domain/moonPhase.ts'
import { arcseconds, instantOf, referenceCharts } from './referenceCharts.ts'

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

import { SearchSunLongitude } from 'astronomy-engine'
import { expect, test } from 'vitest'
import { apparentLongitude } from '../../../../functions/domain/sky/ephemeris.ts'
import { nextIngress } from '../../../../functions/domain/sky/ingresses.ts'
import type { Planet } from '../../../../shared/domain/chart.ts'
import { after, DAY, type EpochSeconds, secondsOf } from '../../../../shared/domain/time.ts'
import { signOfLongitude } from '../../../../shared/domain/zodiac.ts'

const FROM = secondsOf(new Date('2026-11-22T12:00:00Z'))
const signAt = (planet: Planet, at: EpochSeconds) => signOfLongitude(apparentLongitude(planet, at))

test('the Sun enters Capricorn when astronomy-engine says that it does', () => {
  const expected = SearchSunLongitude(270, new Date('2026-12-01T00:00:00Z'), 60)!

  expect(Math.abs(nextIngress('Sun', FROM) - secondsOf(expected.date))).toBeLessThan(60)
})

test.each([
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
] as const)('%s is in one sign until its ingress, and in another from that second on', (planet) => {
  const at = nextIngress(planet, FROM)
  const days = Math.floor((at - FROM) / DAY)
  const before = Array.from({ length: days }, (_, day) => signAt(planet, after(FROM, day * DAY)))

  expect(new Set([...before, signAt(planet, after(at, -2))])).toEqual(new Set([signAt(planet, FROM)]))
  expect(signAt(planet, after(at, 2))).not.toBe(signAt(planet, FROM))
})

import { readFileSync } from 'node:fs'
import { Ecliptic, GeoVector, Body as SecondBody } from 'astronomy-engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  apparentLongitude,
  apparentPlace,
  type Body,
  ENGINE,
  localSky,
} from '../../../../functions/domain/sky/ephemeris.ts'
import { wrapDegrees } from '../../../../shared/domain/angles.ts'
import { PLANETS } from '../../../../shared/domain/chart.ts'
import { after, epochSeconds } from '../../../../shared/domain/time.ts'
import {
  arcseconds,
  instantOf,
  REFERENCE_BODIES,
  type ReferenceBody,
  referenceCharts,
} from '../chart/referenceCharts.ts'

const bodies: readonly Body[] = [...PLANETS, 'True Node']
const tolerance = (body: Body): number => ({ Sun: 0.1, 'North Node': 0.5 })[body as string] ?? 1
const pairs = bodies.map((body, index): [Body, ReferenceBody] => [body, REFERENCE_BODIES[index]!])

describe('against Swiss Ephemeris', () => {
  test.each(pairs)('%s is where JPL DE441 puts it', (body, key) => {
    const errors = referenceCharts.map(({ utc, expected }) =>
      arcseconds(apparentPlace(body, instantOf(utc)).longitude, expected.longitudes[key]),
    )

    expect(errors).toHaveLength(300)
    expect(Math.max(...errors)).toBeLessThanOrEqual(tolerance(body))
  })

  test.each(pairs)('%s moves in the right direction at the right speed', (body, key) => {
    for (const { id, utc, expected } of referenceCharts) {
      const { speed } = apparentPlace(body, instantOf(utc))

      expect(speed < 0, id).toBe(expected.retrograde[key])
      expect(Math.abs(speed - expected.speeds[key]), id).toBeLessThan(0.001)
    }
  })

  test('the Earth is turned and tilted as expected', () => {
    for (const { id, utc, lon, expected } of referenceCharts) {
      const sky = localSky(instantOf(utc), lon)

      expect(arcseconds(sky.meridian, expected.armc), id).toBeLessThan(0.5)
      expect(arcseconds(sky.obliquity, expected.obliquity), id).toBeLessThan(0.1)
    }
  })
})

test('an independent engine sees the same planets', () => {
  for (const { id, utc } of referenceCharts.slice(0, 60)) {
    for (const body of ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const) {
      const second = Ecliptic(GeoVector(SecondBody[body], new Date(utc), true)).elon

      expect(arcseconds(apparentLongitude(body, instantOf(utc)), second), `${id} ${body}`).toBeLessThan(30)
    }
  }
})

test('the engine is named with the version that is installed', () => {
  const manifest = new URL('../../../../node_modules/caelus/package.json', import.meta.url)

  expect(ENGINE).toBe(`caelus ${JSON.parse(readFileSync(manifest, 'utf8')).version}`)
})

describe('at any instant from 1900 to 2100', () => {
  const instants = fc
    .integer({ min: instantOf('1900-01-01T00:00:00Z'), max: instantOf('2100-12-31T00:00:00Z') })
    .map((seconds) => epochSeconds(seconds))

  test('every body moves on without a leap, as fast as its speed says', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bodies), instants, fc.integer({ min: 1, max: 3600 }), (body, instant, seconds) => {
        const { longitude, speed } = apparentPlace(body, instant)
        const moved = wrapDegrees(apparentLongitude(body, after(instant, seconds)) - longitude + 180) - 180

        // Within an hour no body's speed changes by more than a fiftieth of a degree a day.
        expect(Math.abs(moved - (speed * seconds) / 86_400) * 3600).toBeLessThan(0.05 + seconds / 1000)
        expect(longitude).toBeGreaterThanOrEqual(0)
        expect(longitude).toBeLessThan(360)
      }),
      { numRuns: 1000 },
    )
  })

  test('a place with its speed is the place alone, to a thousandth of an arcsecond', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bodies), instants, (body, instant) => {
        const { longitude } = apparentPlace(body, instant)

        expect(arcseconds(longitude, apparentLongitude(body, instant))).toBeLessThan(0.001)
      }),
      { numRuns: 500 },
    )
  })

  test('Sun and Moon never turn back, and Mercury and Venus stay near the Sun', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const sun = apparentPlace('Sun', instant)
        const elongation = (body: Body) => arcseconds(apparentLongitude(body, instant), sun.longitude) / 3600

        expect(sun.speed).toBeGreaterThan(0.95)
        expect(apparentPlace('Moon', instant).speed).toBeGreaterThan(11.5)
        expect(elongation('Mercury')).toBeLessThan(28.5)
        expect(elongation('Venus')).toBeLessThan(48)
      }),
      { numRuns: 300 },
    )
  })
})

import { readFileSync } from 'node:fs'
import { Ecliptic, GeoVector, Body as SecondBody } from 'astronomy-engine'
import { describe, expect, test } from 'vitest'
import { apparentLongitude, apparentPlace, type Body, ENGINE, localSky } from '../../../functions/domain/ephemeris.ts'
import { PLANETS } from '../../../shared/domain/chart.ts'
import { arcseconds, instantOf, REFERENCE_BODIES, type ReferenceBody, referenceCharts } from './referenceCharts.ts'

const bodies: readonly Body[] = [...PLANETS, 'True Node']
const tolerance = (body: Body): number => ({ Sun: 1, Moon: 1, 'North Node': 0.5, 'True Node': 1 })[body as string] ?? 2
const pairs = bodies.map((body, index): [Body, ReferenceBody] => [body, REFERENCE_BODIES[index]!])

describe('against Swiss Ephemeris', () => {
  test.each(pairs)('%s stands where JPL DE441 puts it', (body, key) => {
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
  const manifest = new URL('../../../node_modules/caelus/package.json', import.meta.url)

  expect(ENGINE).toBe(`caelus ${JSON.parse(readFileSync(manifest, 'utf8')).version}`)
})

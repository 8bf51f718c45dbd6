import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apparentLongitude } from '../../../../functions/domain/sky/ephemeris.ts'
import { nextLunarReturn, nextSolarReturn } from '../../../../functions/domain/sky/returns.ts'
import { after, DAY, epochSeconds } from '../../../../shared/domain/time.ts'
import { arcseconds, instantOf } from '../chart/referenceCharts.ts'

const lights = [
  { light: 'Sun', next: nextSolarReturn, round: 365.2422, motion: 0.0425 },
  { light: 'Moon', next: nextLunarReturn, round: 27.3216, motion: 0.65 },
] as const
const instants = fc
  .integer({ min: instantOf('1920-01-01T00:00:00Z'), max: instantOf('2060-01-01T00:00:00Z') })
  .map((seconds) => epochSeconds(seconds))

test.each(lights)('the $light is back within a second', ({ light, next, motion }) => {
  fc.assert(
    fc.property(instants, fc.double({ min: 0, max: 359.99, noNaN: true }), (from, natal) => {
      const at = next({ natal, from })

      // Half a second of the light's quickest motion.
      expect(arcseconds(apparentLongitude(light, at), natal)).toBeLessThan(motion / 2)
      expect(at).toBeGreaterThanOrEqual(from)
    }),
    { numRuns: 60 },
  )
})

test.each(lights)('the next return of the $light is one round after the last', ({ light, next, round }) => {
  const birth = instantOf('1990-05-05T12:00:00Z')
  const natal = apparentLongitude(light, birth)

  const first = next({ natal, from: after(birth, DAY) })
  const second = next({ natal, from: after(first, DAY) })

  expect(Math.abs((first - birth) / DAY - round)).toBeLessThan(0.6)
  expect(Math.abs((second - first) / DAY - round)).toBeLessThan(0.6)
})

test.each(lights)('a return of the $light at the instant itself counts', ({ light, next }) => {
  const birth = instantOf('1990-05-05T12:00:00Z')

  expect(next({ natal: apparentLongitude(light, birth), from: birth })).toBe(birth)
})

test('the Sun returns to the equinox when spring begins', () => {
  const spring = nextSolarReturn({ natal: 0, from: instantOf('2024-01-01T00:00:00Z') })

  expect(Math.abs(spring - instantOf('2024-03-20T03:06:24Z'))).toBeLessThan(60)
})

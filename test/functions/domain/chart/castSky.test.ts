import { Engine } from 'caelus'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { castSky } from '../../../../functions/domain/chart/castSky.ts'
import { NOON } from '../../../../shared/domain/birth.ts'
import { TEN_PLANETS } from '../../../../shared/domain/sky.ts'
import { signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import { aPlace, birthOfReference } from '../../../makers/aBirth.ts'
import { arcseconds, REFERENCE_BODIES, referenceCharts } from './referenceCharts.ts'

afterEach(() => vi.restoreAllMocks())

const london = aPlace()

describe('the sky of every reference birth', () => {
  const skies = referenceCharts.map((reference) => ({ reference, sky: castSky(birthOfReference(reference)) }))

  test('has its ten planets within two arcseconds', () => {
    for (const { reference, sky } of skies)
      for (const [index, planet] of TEN_PLANETS.entries()) {
        const expected = reference.expected.longitudes[REFERENCE_BODIES[index]!]
        expect(arcseconds(sky.longitudes[planet], expected), `${reference.id} ${planet}`).toBeLessThan(2)
      }
  })

  test('has its Big Three', () => {
    for (const { reference, sky } of skies) {
      const { longitudes, asc } = reference.expected

      expect([sky.sunSign, sky.moonSign, sky.risingSign], reference.id).toEqual(
        [longitudes.sun, longitudes.moon, asc].map(signOfLongitude),
      )
    }
  })
})

// The Moon enters Taurus on 15 June 1993 in the evening of London.
describe('a moment that is known in part', () => {
  test('without a time or a place has the longitudes of noon UTC and no rising sign', () => {
    const noon = castSky({ date: '1993-06-15', time: NOON, place: aPlace({ zone: 'Etc/UTC' }) })

    expect(castSky({ date: '1993-06-15' })).toEqual({ ...noon, moonSign: null, risingSign: null })
  })

  test('with a time and no place is read as UTC, and still has no rising sign', () => {
    const inUtc = castSky({ date: '1993-06-15', time: '08:30', place: aPlace({ zone: 'Etc/UTC' }) })
    const sky = castSky({ date: '1993-06-15', time: '08:30' })

    expect(sky.longitudes).toEqual(inUtc.longitudes)
    expect(sky.risingSign).toBeNull()
  })

  test('with a place and no time is noon there, and has no rising sign', () => {
    const noon = castSky({ date: '1993-06-15', time: NOON, place: london })

    expect(castSky({ date: '1993-06-15', place: london })).toEqual({ ...noon, moonSign: null, risingSign: null })
  })

  test('has no Sun sign on a date on which the Sun enters a sign somewhere on Earth, until the time is known', () => {
    // The Sun enters Sagittarius on 22 November 2026 at 07:23 UTC, which is its time in London.
    expect(castSky({ date: '2026-11-22' }).sunSign).toBeNull()
    expect(castSky({ date: '2026-11-22', place: london }).sunSign).toBeNull()
    expect(castSky({ date: '2026-11-22', time: '07:22', place: london }).sunSign).toBe('Scorpio')
    expect(castSky({ date: '2026-11-22', time: '07:24', place: london }).sunSign).toBe('Sagittarius')
    expect(castSky({ date: '2026-11-24' }).sunSign).toBe('Sagittarius')
  })

  test('has no Moon sign when the Moon may have changed signs, and one when it cannot have', () => {
    const days = Array.from({ length: 28 }, (_, day) => `2026-02-${String(day + 1).padStart(2, '0')}`)
    const known = (place?: typeof london) => days.filter((date) => castSky({ date, place }).moonSign).length

    expect(known(london)).toBeGreaterThan(known())
    expect(known(london)).toBeLessThan(days.length)
    expect(known()).toBeGreaterThan(0)
  })
})

test('no question costs more than a few look-ups beyond the cheapest', () => {
  const ecliptic = vi.spyOn(Engine.prototype, 'ecliptic')
  const cost = (moment: Parameters<typeof castSky>[0]) => {
    ecliptic.mockClear()
    castSky(moment)
    return ecliptic.mock.calls.length
  }

  const cheapest = cost({ date: '1993-06-15', time: '08:30', place: london })

  expect(cost({ date: '1993-06-15' })).toBeLessThan(2 * cheapest)
  expect(cost({ date: '1993-06-15', time: '08:30' })).toBeLessThan(2 * cheapest)
  expect(cost({ date: '1993-06-15', place: london })).toBeLessThan(2 * cheapest)
})

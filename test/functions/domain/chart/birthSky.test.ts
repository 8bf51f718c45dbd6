import { describe, expect, test } from 'vitest'
import {
  birthDay,
  birthHouses,
  birthInstant,
  cuspSign,
  otherMoonSign,
} from '../../../../functions/domain/chart/birthSky.ts'
import { apparentLongitude } from '../../../../functions/domain/sky/ephemeris.ts'
import { addDays, isoInstant } from '../../../../shared/domain/time.ts'
import { signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import { aBirth } from '../../../makers/aBirth.ts'

describe('the instant of a birth', () => {
  test('is that of the clock over its place, and noon where the time is not known', () => {
    expect(isoInstant(birthInstant(aBirth()).utc)).toBe('1993-06-15T07:30:00.000Z')
    expect(isoInstant(birthInstant(aBirth({ timeKnown: false })).utc)).toBe('1993-06-15T11:00:00.000Z')
  })

  test('in an hour that came twice is the earlier one unless the later is asked for', () => {
    const twice = { date: '1993-10-24', time: '01:30' }

    expect(isoInstant(birthInstant(aBirth(twice)).utc)).toBe('1993-10-24T00:30:00.000Z')
    expect(isoInstant(birthInstant(aBirth({ ...twice, later: true })).utc)).toBe('1993-10-24T01:30:00.000Z')
    expect(birthInstant(aBirth({ later: true }))).toEqual(birthInstant(aBirth()))
  })
})

test('the houses of a birth are those that were chosen, and Placidus otherwise', () => {
  const { utc } = birthInstant(aBirth())
  const arctic = { ...aBirth().place, lat: 78.2 }

  expect(birthHouses(aBirth(), utc).system).toBe('placidus')
  expect(birthHouses(aBirth({ place: arctic }), utc).system).toBe('porphyry')

  const { system, ascendant, cusps } = birthHouses(aBirth({ houseSystem: 'whole_sign' }), utc)
  expect(system).toBe('whole_sign')
  expect(ascendant).toBeCloseTo(birthHouses(aBirth(), utc).ascendant, 9)
  expect(cusps.map((cusp) => cusp % 30)).toEqual(Array(12).fill(0))
  expect(cusps[0]).toBe(Math.floor(ascendant / 30) * 30)
})

test('the day of a birth goes from midnight to midnight over its place', () => {
  expect(birthDay(aBirth()).map(isoInstant)).toEqual(['1993-06-14T23:00:00.000Z', '1993-06-15T23:00:00.000Z'])
})

test('the Moon has another sign on the days on which it changes signs, if the time is not known', () => {
  const days = Array.from({ length: 30 }, (_, day) => aBirth({ date: addDays('1993-06-01', day), timeKnown: false }))
  const told = days.map((birth) => {
    const noon = signOfLongitude(apparentLongitude('Moon', birthInstant(birth).utc))
    return { birth, noon, other: otherMoonSign(birth, noon) }
  })

  for (const { birth, noon, other } of told) {
    const signs = birthDay(birth).map((utc) => signOfLongitude(apparentLongitude('Moon', utc)))
    expect([...new Set([noon, ...signs])].filter((sign) => sign !== noon)).toEqual(other ? [other] : [])
    expect(otherMoonSign({ ...birth, timeKnown: true }, noon)).toBeNull()
  }
  expect(told.filter(({ other }) => other).length).toBeGreaterThan(8)
  expect(told.filter(({ other }) => !other).length).toBeGreaterThan(8)
})

test.each([
  [29.1, 'Taurus'],
  [28.9, null],
  [30.9, 'Aries'],
  [31.1, null],
  [359.5, 'Aries'],
  [0.5, 'Pisces'],
])('a Sun at %f degrees has the sign %s next door', (longitude, sign) => {
  expect(cuspSign(longitude)).toBe(sign)
})

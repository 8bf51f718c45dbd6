import { expect, test } from 'vitest'
import { apparentLongitude } from '../../../../functions/domain/sky/ephemeris.ts'
import { listStations } from '../../../../functions/domain/sky/stations.ts'
import { after, MINUTE } from '../../../../shared/domain/time.ts'
import { instantOf } from '../chart/referenceCharts.ts'

const year = { from: instantOf('2024-01-10T00:00:00Z'), to: instantOf('2025-01-01T00:00:00Z') }

test('Mercury turns six times in 2024, at the minutes that almanacs print', () => {
  const stations = listStations('Mercury', year)

  expect(stations.map(({ turns, sign }) => [turns, sign])).toEqual([
    ['retrograde', 'Aries'],
    ['direct', 'Aries'],
    ['retrograde', 'Virgo'],
    ['direct', 'Leo'],
    ['retrograde', 'Sagittarius'],
    ['direct', 'Sagittarius'],
  ])
  const printed = ['04-01T22:14', '04-25T12:54', '08-05T04:56', '08-28T21:14', '11-26T02:42', '12-15T20:56']
  for (const [index, { at }] of stations.entries())
    expect(Math.abs(at - instantOf(`2024-${printed[index]}:00Z`))).toBeLessThanOrEqual(MINUTE)
})

test('at a station the body is as far as it goes', () => {
  for (const planet of ['Venus', 'Mars', 'Jupiter', 'Saturn', 'Chiron', 'Pluto'] as const) {
    const stations = listStations(planet, {
      from: instantOf('2020-01-01T00:00:00Z'),
      to: instantOf('2026-01-01T00:00:00Z'),
    })

    expect(stations.length).toBeGreaterThan(3)
    for (const { at, turns, longitude } of stations)
      for (const hours of [-24, 24]) {
        const withAudit = apparentLongitude(planet, after(at, hours * 3600))
        expect(withAudit < longitude).toBe(turns === 'retrograde')
      }
  }
})

test('stations take turns', () => {
  const turns = listStations('Jupiter', {
    from: instantOf('1990-01-01T00:00:00Z'),
    to: instantOf('2000-01-01T00:00:00Z'),
  })

  for (const [index, { turns: now }] of turns.entries()) expect(now).not.toBe(turns[index + 1]?.turns)
  expect(turns.length).toBe(19)
})

test.each(['Sun', 'Moon', 'North Node'] as const)('the %s never turns', (planet) => {
  expect(listStations(planet, year)).toEqual([])
})

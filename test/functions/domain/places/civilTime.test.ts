import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dataFile } from '../../../../functions/domain/dataFile.ts'
import { offsetAt, resolveCivilTime } from '../../../../functions/domain/places/civilTime.ts'
import { findZoneHistory, TZDATA } from '../../../../functions/domain/places/zoneHistory.ts'
import { type EpochSeconds, epochSeconds, isoInstant } from '../../../../shared/domain/time.ts'
import { instantOf, referenceCharts } from '../chart/referenceCharts.ts'

const utcOf = (zone: string, clock: string): string => {
  const [date = '', time = ''] = clock.split(' ')
  return isoInstant(resolveCivilTime({ date, time, zone }).utc).replace('.000Z', 'Z')
}

test.each([
  ['war-time double summer time', 'Europe/London', '1943-07-15 12:00', '1943-07-15T10:00:00Z'],
  ['British standard time all winter', 'Europe/London', '1970-01-15 12:00', '1970-01-15T11:00:00Z'],
  ['the last day of an old offset', 'Asia/Singapore', '1981-12-31 12:00', '1981-12-31T04:30:00Z'],
  ['the first day of a new offset', 'Asia/Singapore', '1982-01-01 12:00', '1982-01-01T04:00:00Z'],
  ['a half hour offset', 'Asia/Kathmandu', '1985-12-31 12:00', '1985-12-31T06:30:00Z'],
  ['a quarter hour offset', 'Asia/Kathmandu', '1986-01-01 12:00', '1986-01-01T06:15:00Z'],
  ['the former name of a zone', 'Asia/Katmandu', '1986-01-01 12:00', '1986-01-01T06:15:00Z'],
  ['a country that changed zones for some years', 'Europe/Lisbon', '1992-12-15 12:00', '1992-12-15T11:00:00Z'],
  ['war time in America', 'America/New_York', '1944-01-15 12:00', '1944-01-15T16:00:00Z'],
  ['a skipped hour', 'America/New_York', '2024-03-10 02:30', '2024-03-10T07:30:00Z'],
  ['a repeated hour', 'America/New_York', '2024-11-03 01:30', '2024-11-03T05:30:00Z'],
  ['the winter of the oil crisis', 'America/Chicago', '1974-01-15 12:00', '1974-01-15T17:00:00Z'],
  ['a skipped half hour', 'Australia/Lord_Howe', '2023-10-01 02:15', '2023-09-30T15:45:00Z'],
  ['an offset with seconds', 'Africa/Monrovia', '1971-06-01 12:00', '1971-06-01T12:44:30Z'],
  ['a skipped midnight', 'America/Sao_Paulo', '2018-11-04 00:30', '2018-11-04T03:30:00Z'],
  ["a city's own history", 'Europe/Amsterdam', '1935-01-15 12:00', '1935-01-15T11:40:28Z'],
  ['an occupied country', 'Europe/Oslo', '1945-06-15 12:00', '1945-06-15T10:00:00Z'],
  ['an island that kept an hour behind', 'Atlantic/Reykjavik', '1965-01-15 12:00', '1965-01-15T13:00:00Z'],
  ['a skipped day', 'Pacific/Apia', '2011-12-30 12:00', '2011-12-30T22:00:00Z'],
  ['summer time by the standing rule', 'Europe/London', '2061-07-15 12:00', '2061-07-15T11:00:00Z'],
  ['the last summer that charts are cast for', 'Europe/London', '2100-07-15 12:00', '2100-07-15T11:00:00Z'],
])('%s is read as it was lived: %s %s', (_, zone, clock, utc) => {
  expect(utcOf(zone, clock)).toBe(utc)
})

test.each([
  ['the last minute before clocks go on', 'America/New_York', '2024-03-10 01:59', 'unique', '2024-03-10T06:59:00Z'],
  ['the second at which they go on', 'America/New_York', '2024-03-10 02:00', 'gap', '2024-03-10T07:00:00Z'],
  ['the first that they show then', 'America/New_York', '2024-03-10 03:00', 'unique', '2024-03-10T07:00:00Z'],
  ['the last minute before a repeated hour', 'America/New_York', '2024-11-03 00:59', 'unique', '2024-11-03T04:59:00Z'],
  ['the first second of a repeated hour', 'America/New_York', '2024-11-03 01:00', 'overlap', '2024-11-03T05:00:00Z'],
  ['the second at which clocks go back', 'America/New_York', '2024-11-03 02:00', 'unique', '2024-11-03T07:00:00Z'],
  ['the last minute before a skipped day', 'Pacific/Apia', '2011-12-29 23:59', 'unique', '2011-12-30T09:59:00Z'],
  ['the first second of a skipped day', 'Pacific/Apia', '2011-12-30 00:00', 'gap', '2011-12-30T10:00:00Z'],
  ['the last minute of a skipped day', 'Pacific/Apia', '2011-12-30 23:59', 'gap', '2011-12-31T09:59:00Z'],
  ['the first second after it', 'Pacific/Apia', '2011-12-31 00:00', 'unique', '2011-12-30T10:00:00Z'],
  [
    'the first second of the day that Kwajalein skipped',
    'Pacific/Kwajalein',
    '1993-08-21 00:00',
    'gap',
    '1993-08-21T12:00:00Z',
  ],
  ['the last minute of that day', 'Pacific/Kwajalein', '1993-08-21 23:59', 'gap', '1993-08-22T11:59:00Z'],
  ['the first second after that day', 'Pacific/Kwajalein', '1993-08-22 00:00', 'unique', '1993-08-21T12:00:00Z'],
])('%s is placed to the second: %s %s is %s', (_, zone, clock, timeCase, utc) => {
  const [date = '', time = ''] = clock.split(' ')

  expect(utcOf(zone, clock)).toBe(utc)
  expect(resolveCivilTime({ date, time, zone }).timeCase).toBe(timeCase)
})

test('the offset changes at the very second of the change', () => {
  const change = instantOf('2024-03-10T07:00:00Z')

  expect(offsetAt(epochSeconds(change - 1), 'America/New_York')).toBe(-5 * 3600)
  expect(offsetAt(change, 'America/New_York')).toBe(-4 * 3600)
})

test('a repeated hour offers the later instant too', () => {
  const time = resolveCivilTime({ date: '2024-11-03', time: '01:30', zone: 'America/New_York' })

  expect(time).toEqual({
    utc: instantOf('2024-11-03T05:30:00Z'),
    offsetSeconds: -4 * 3600,
    timeCase: 'overlap',
    later: { utc: instantOf('2024-11-03T06:30:00Z'), offsetSeconds: -5 * 3600 },
  })
})

test('every reference birth has its instant, its case and the offset in force', () => {
  for (const birth of referenceCharts) {
    const time = resolveCivilTime({ date: birth.local_date, time: birth.local_time, zone: birth.tz })

    expect(time.utc, birth.id).toBe(instantOf(birth.utc))
    expect(offsetAt(time.utc, birth.tz), birth.id).toBe(birth.utc_offset_s)
    expect(time.timeCase, birth.id).toBe(birth.time_case)
    expect(time.later?.utc, birth.id).toBe(birth.utc_later && instantOf(birth.utc_later))
  }
})

test('a skipped time tells the offset that it was read with', () => {
  const time = resolveCivilTime({ date: '2024-03-10', time: '02:30', zone: 'America/New_York' })

  expect(time).toEqual({ utc: instantOf('2024-03-10T07:30:00Z'), offsetSeconds: -5 * 3600, timeCase: 'gap' })
})

test('a zone that nobody knows is refused', () => {
  expect(() => resolveCivilTime({ date: '1990-01-01', time: '12:00', zone: 'Mars/Olympus' })).toThrow(RangeError)
  expect(findZoneHistory('constructor')).toBeUndefined()
})

describe('for any zone and instant', () => {
  const zones = [...Intl.supportedValuesOf('timeZone'), 'Asia/Calcutta', 'US/Pacific', 'Africa/Monrovia']
  const instants = (from: string, to: string) =>
    fc.integer({ min: instantOf(from), max: instantOf(to) }).map((seconds) => epochSeconds(seconds))

  test('the clock leads back to the instant that it was read at', () => {
    const anyTime = instants('1900-01-02T00:00:00Z', '2100-12-30T00:00:00Z')
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyTime, (zone, someTime) => {
        const instant = epochSeconds(someTime - ((((someTime + offsetAt(someTime, zone)) % 60) + 60) % 60))
        const shown = isoInstant(epochSeconds(instant + offsetAt(instant, zone)))
        fc.pre(shown.includes(':00.000Z'))

        const { utc, later } = resolveCivilTime({ date: shown.slice(0, 10), time: shown.slice(11, 16), zone })

        expect([utc, later?.utc]).toContain(instant)
      }),
      { numRuns: 2000 },
    )
  })

  test('clocks agree with the runtime in the years that it knows', () => {
    const recent = instants('1972-01-01T00:00:00Z', '2024-12-31T00:00:00Z')
    fc.assert(
      fc.property(fc.constantFrom(...zones), recent, (zone, instant) => {
        expect(offsetAt(instant, zone)).toBe(offsetByRuntime(instant, zone))
      }),
      { numRuns: 2000 },
    )
  })

  const clocks = new Map<string, Intl.DateTimeFormat>()

  function offsetByRuntime(instant: EpochSeconds, zone: string): number {
    const clock =
      clocks.get(zone) ?? new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
    clocks.set(zone, clock)
    return Date.parse(`${clock.format(instant * 1000).replace(' ', 'T')}Z`) / 1000 - instant
  }
})

test('the table says which release of the database it was made from', () => {
  expect(JSON.parse(readFileSync(dataFile('zones.json'), 'utf8')).version).toBe(TZDATA)
})

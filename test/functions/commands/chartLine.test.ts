import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartLine } from '../../../functions/commands/chartLine.ts'
import { wrapDegrees } from '../../../shared/domain/angles.ts'
import { arcseconds, REFERENCE_BODIES, type ReferenceChart, referenceCharts } from '../domain/chart/referenceCharts.ts'

const aLine = (changes: object = {}): string =>
  JSON.stringify({ date: '1990-01-31', time: '08:30', lat: 51.5, lon: -0.13, zone: 'Europe/London', ...changes })

const lineOf = ({ local_date, local_time, lat, lon, tz }: ReferenceChart): string =>
  aLine({ date: local_date, time: local_time, lat, lon, zone: tz })

interface Answer {
  longitudes: Record<string, number>
  asc: number
  mc: number
  placidus: number[] | null
  porphyry: number[]
  utc: string
}
const chartOf = (line: string) => chartLine(line) as Answer

test('every reference birth is answered with its instant, offset, phase and directions', () => {
  for (const reference of referenceCharts) {
    const { utc, utc_offset_s, time_case, expected } = reference

    expect(chartLine(lineOf(reference)), reference.id).toMatchObject({
      utc,
      offset_s: utc_offset_s,
      time_case,
      retrograde: expected.retrograde,
      moon_phase: expected.moon_phase,
      whole_sign: expected.whole_sign,
      house_system: expected.polar ? 'porphyry' : 'placidus',
    })
  }
})

test('every reference birth is answered with its places, angles and cusps', () => {
  for (const reference of referenceCharts) {
    const { longitudes, asc, mc, placidus, porphyry } = reference.expected

    const chart = chartOf(lineOf(reference))

    for (const body of REFERENCE_BODIES)
      expect(arcseconds(chart.longitudes[body]!, longitudes[body]), `${reference.id} ${body}`).toBeLessThan(2)
    expect(arcseconds(chart.asc, asc), reference.id).toBeLessThan(2)
    expect(arcseconds(chart.mc, mc), reference.id).toBeLessThan(1)
    expect(chart.placidus === null, reference.id).toBe(placidus === null)
    for (const [index, cusp] of (placidus ?? porphyry).entries())
      expect(arcseconds((chart.placidus ?? chart.porphyry)[index]!, cusp), reference.id).toBeLessThan(2)
  }
})

test('the later of a repeated hour is read where the line says so', () => {
  const repeated = { date: '2024-11-03', time: '01:30', lat: 40.7, lon: -74, zone: 'America/New_York' }

  expect(chartLine(aLine(repeated))).toMatchObject({ utc: '2024-11-03T05:30:00Z', offset_s: -4 * 3600 })
  expect(chartLine(aLine({ ...repeated, later: true }))).toMatchObject({
    utc: '2024-11-03T06:30:00Z',
    offset_s: -5 * 3600,
  })
})

test.each([
  ['the north pole', { lat: 90 }],
  ['the south pole', { lat: -90 }],
  ['a polar circle', { lat: 66.56 }],
  ['the date line', { lon: 180 }],
  ['the date line from the west', { lon: -180 }],
  ['the equator at Greenwich', { lat: 0, lon: 0 }],
  ['a day that was skipped', { date: '2011-12-30', zone: 'Pacific/Apia' }],
  ['the first day', { date: '1900-01-01', time: '00:00' }],
  ['the last day', { date: '2100-12-31', time: '23:59' }],
])('%s has a chart of finite angles', (_, changes) => {
  const { longitudes, asc, mc, porphyry, placidus } = chartOf(aLine(changes))

  const angles = [...Object.values(longitudes), asc, mc, ...porphyry, ...(placidus ?? [])]
  expect(angles.length).toBeGreaterThan(26)
  expect(angles.every((angle) => angle >= 0 && angle < 360)).toBe(true)
})

const long = 'x'.repeat(10_000)

test.each<[string, string, object]>([
  ['30 February', 'date', { date: '1990-02-30' }],
  ['a day before 1900', 'date', { date: '1899-12-31' }],
  ['a day after 2100', 'date', { date: '2101-01-01' }],
  ['a date that is a number', 'date', { date: 19900131 }],
  ['a date that is left out', 'date', { date: undefined }],
  ['a very long date', 'date', { date: long }],
  ['24:00', 'time', { time: '24:00' }],
  ['a time with seconds', 'time', { time: '12:00:00' }],
  ['a latitude past the pole', 'lat', { lat: 91 }],
  ['a latitude in words', 'lat', { lat: '51.5' }],
  ['no longitude', 'lon', { lon: null }],
  ['a longitude past the date line', 'lon', { lon: -180.001 }],
  ['an unknown zone', 'zone', { zone: 'Mars/Olympus' }],
  ['a name that every object has', 'zone', { zone: '__proto__' }],
  ['a very long zone', 'zone', { zone: long }],
  ['a later that is no yes or no', 'later', { later: 'yes' }],
])('%s is refused in short words that name %s', (_, field, changes) => {
  const answer = chartLine(aLine(changes)) as { error: string }

  expect(Object.keys(answer)).toEqual(['error'])
  expect(answer.error).toMatch(new RegExp(`^${field}: `))
  expect(answer.error.length).toBeLessThan(100)
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '7',
  '"1990-01-31"',
  long,
  '\u0000',
])('a line that is no object is refused: %j', (line) => {
  expect(chartLine(line)).toEqual({ error: 'line: must be a JSON object with date, time, lat, lon and zone' })
})

test('a number too large for any latitude is refused', () => {
  expect(chartLine(aLine().replace('51.5', '1e999'))).toEqual({ error: 'lat: must be a number from -90 to 90' })
})

test('all that is wrong is named at once', () => {
  const { error } = chartLine(aLine({ date: '1990-02-30', time: '24:00', lat: 91 })) as { error: string }

  expect(error.split('; ').map((part) => part.split(':')[0])).toEqual(['date', 'time', 'lat'])
})

test('any birth on Earth has ordered cusps that begin at its ascendant, opposite in pairs', () => {
  const births = fc.record({
    date: fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }),
    minute: fc.integer({ min: 0, max: 24 * 60 - 1 }),
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
    zone: fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
  })
  fc.assert(
    fc.property(births, ({ date, minute, ...spot }) => {
      const time = new Date(minute * 60_000).toISOString().slice(11, 16)
      const chart = chartOf(aLine({ ...spot, date: date.toISOString().slice(0, 10), time }))

      for (const cusps of [chart.placidus, chart.porphyry].filter((each) => each !== null)) {
        const spans = cusps.map((cusp, index) => wrapDegrees(cusps[(index + 1) % 12]! - cusp))
        expect(spans.reduce((sum, span) => sum + span)).toBeCloseTo(360, 6)
        expect(arcseconds(cusps[0]!, chart.asc)).toBeLessThan(1e-6)
        expect(arcseconds(cusps[9]!, chart.mc)).toBeLessThan(1e-6)
        expect(arcseconds(cusps[0]! + 180, cusps[6]!)).toBeLessThan(1e-6)
      }
      expect(wrapDegrees(chart.asc - chart.mc)).toBeLessThan(180)
    }),
    { numRuns: 300 },
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { angleOf } from '../../../../../functions/domain/chart/aspects.ts'
import { castChart } from '../../../../../functions/domain/chart/natalChart.ts'
import { listContacts } from '../../../../../functions/domain/reading/facts/contacts.ts'
import { dayWindow } from '../../../../../functions/domain/reading/facts/DayWindow.ts'
import { readerChart } from '../../../../../functions/domain/reading/facts/ReaderChart.ts'
import {
  type CalendarContact,
  listContactsBetween,
} from '../../../../../functions/domain/sky/calendar/listContactsBetween.ts'
import { apparentLongitude } from '../../../../../functions/domain/sky/ephemeris.ts'
import { degreesAhead } from '../../../../../shared/domain/angles.ts'
import { addDays, after, DAY, type EpochSeconds, MINUTE } from '../../../../../shared/domain/time.ts'
import { aBirth } from '../../../../makers/aBirth.ts'
import { workOf } from '../../../../setup/workOf.ts'
import { instantOf } from '../../chart/referenceCharts.ts'
import { london, tampa } from '../../reading/facts/examples.ts'
import { bruteForcePasses } from './bruteForce.ts'

const day = (date: string) => instantOf(`${date}T00:00:00Z`)
const dates = (instants: readonly EpochSeconds[]) =>
  instants.map((at) => new Date(at * 1000).toISOString().slice(0, 10))

/** How far a contact is from exact at an instant, in degrees. */
const orbAt = ({ mover, aspect }: CalendarContact, longitude: number, at: EpochSeconds) =>
  Math.abs(Math.abs(degreesAhead(apparentLongitude(mover, at), longitude)) - angleOf(aspect))

describe('a contact', () => {
  const points = readerChart(tampa).points
  const found = listContactsBetween({ points, from: day('2026-11-01'), to: day('2026-12-01') })
  const venus = found.find(({ mover, point, aspect }) => `${mover} ${aspect} ${point}` === 'Venus square Saturn')!

  test('knows the passes before the span, so that the third is known to be the third', () => {
    expect(dates(venus.exact)).toEqual(['2026-09-02', '2026-11-05', '2026-11-22'])
  })

  test('that leaves the range and comes back has a visit for each stay', () => {
    expect(venus.visits).toHaveLength(2)
    expect(venus.visits[0]!.begins).toBe(venus.begins)
    expect(venus.visits[1]!.ends).toBe(venus.ends)
  })

  test('comes after those that are exact earlier', () => {
    const firsts = found.map(({ exact }) => exact[0]!)

    expect(firsts).toEqual(firsts.toSorted((one, other) => one - other))
  })
})

test('a contact that is out of range all through the days is left out, though it was in range and will be again', () => {
  const ofNovember = { from: day('2026-11-01'), to: day('2026-12-01') }
  const isVenus = ({ mover, point, aspect }: CalendarContact) => `${mover} ${aspect} ${point}` === 'Venus square Saturn'
  const points = readerChart(tampa).points
  const { visits } = listContactsBetween({ points, ...ofNovember }).find(isVenus)!

  const from = after(visits[0]!.ends, DAY)
  const to = after(visits[1]!.begins, -DAY)

  expect(listContactsBetween({ points, from, to }).filter(isVenus)).toEqual([])
})

test('every exact contact of a reading is there, within a minute, on thirty days of two charts', () => {
  for (const birth of [tampa, london]) {
    const chart = readerChart(birth)
    const found = listContactsBetween({ points: chart.points, from: day('2026-10-30'), to: day('2026-12-02') })
    const told = Array.from({ length: 30 }, (_, index) =>
      listContacts(chart, dayWindow(addDays('2026-11-01', index), 'UTC')),
    ).flat()

    for (const { mover, aspect, target, at } of told) {
      const same = found.filter((one) => one.mover === mover && one.aspect === aspect && one.point === target)
      expect(same.length).toBeGreaterThan(0)
      const misses = same.flatMap(({ exact }) => exact.map((pass) => Math.abs(pass - at!)))
      if (at) expect(Math.min(...misses)).toBeLessThan(MINUTE)
    }
    expect(told.filter(({ at }) => at).length).toBeGreaterThan(20)
  }
})

test.each([
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Pluto',
  'Chiron',
] as const)('the passes of %s are those of a search by brute force, within a minute', (mover) => {
  const span = { from: day('2025-09-01'), to: day('2026-09-01') }
  const longitude = apparentLongitude(mover, day('2026-01-15'))
  const found = listContactsBetween({ points: [{ point: 'Sun', longitude }], ...span })
  const passes = found
    .filter((one) => one.mover === mover && one.aspect === 'conjunction')
    .flatMap(({ exact }) => exact)
  const expected = bruteForcePasses(mover, longitude, span)

  const within = passes.filter((at) => at >= span.from && at < span.to)
  expect(within).toHaveLength(expected.length)
  for (const [index, at] of within.entries()) expect(Math.abs(at - expected[index]!)).toBeLessThan(MINUTE)
})

/** Days near four years far apart, so that runs share the tables that take long to fill. */
const spans = fc.record({
  longitude: fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true }),
  from: fc
    .tuple(fc.constantFrom('1912-01-01', '1968-01-01', '2026-01-01', '2073-01-01'), fc.integer({ min: 0, max: 300 }))
    .map(([year, days]) => after(day(year), days * DAY)),
  days: fc.integer({ min: 1, max: 90 }),
})

test('whatever the chart and the days, a contact is exact when it says so and in range just while it says so', () => {
  fc.assert(
    fc.property(spans, ({ longitude, from, days }) => {
      const to = after(from, days * DAY)
      for (const contact of listContactsBetween({ points: [{ point: 'Moon', longitude }], from, to })) {
        const { begins, exact, ends, visits } = contact
        const inOrder = [begins, ...exact, ends]

        expect(inOrder).toEqual([...new Set(inOrder)].sort((one, other) => one - other))
        expect(exact.length % 2).toBe(1)
        expect(visits.some((visit) => visit.begins < to && visit.ends > from)).toBe(true)
        for (const at of exact) expect(orbAt(contact, longitude, at)).toBeLessThan(0.01)
        for (const edge of visits.flatMap((visit) => [visit.begins, visit.ends]))
          expect(Math.abs(orbAt(contact, longitude, edge) - 1.5)).toBeLessThan(0.001)
        for (const visit of visits)
          for (const share of [0.25, 0.5, 0.75]) {
            const at = after(visit.begins, share * (visit.ends - visit.begins))
            expect(orbAt(contact, longitude, at)).toBeLessThan(1.501)
          }
      }
    }),
    { numRuns: 12 },
  )
})

test('whatever the days, whoever is in range at the middle of them is found', () => {
  fc.assert(
    fc.property(spans, ({ longitude, from, days }) => {
      const [to, middle] = [after(from, days * DAY), after(from, (days * DAY) / 2)]
      const found = listContactsBetween({ points: [{ point: 'Moon', longitude }], from, to })

      for (const mover of ['Sun', 'Mercury', 'Mars', 'Saturn', 'Neptune', 'Chiron'] as const)
        for (const aspect of ['conjunction', 'square', 'trine', 'sextile', 'opposition'] as const) {
          const gap = Math.abs(degreesAhead(apparentLongitude(mover, middle), longitude))
          const isInRange = Math.abs(gap - angleOf(aspect)) < 1.499
          const same = found.filter((one) => one.mover === mover && one.aspect === aspect)
          const visits = same.flatMap((one) => one.visits)
          if (isInRange) expect(visits.some(({ begins, ends }) => begins <= middle && ends >= middle)).toBe(true)
        }
    }),
    { numRuns: 15 },
  )
})

test('a contact is the same from whichever of its days it is looked for', () => {
  const points = readerChart(london).points
  const year = listContactsBetween({ points, from: day('2026-01-01'), to: day('2027-01-01') })
  const nameOf = ({ mover, aspect, point }: CalendarContact) => `${mover} ${aspect} ${point}`

  for (const contact of year.filter(({ exact }) => exact.length > 1)) {
    const last = contact.visits.at(-1)!
    const then = listContactsBetween({ points, from: after(last.ends, -DAY / 4), to: after(last.ends, DAY) })
    const same = then.find((one) => nameOf(one) === nameOf(contact))!
    expect(same.exact).toHaveLength(contact.exact.length)
    for (const [index, at] of same.exact.entries()) expect(Math.abs(at - contact.exact[index]!)).toBeLessThan(MINUTE)
  }
})

test('a quarter of contacts costs less than twenty-five charts, and a year less than fifty', async () => {
  const points = readerChart(aBirth()).points
  const from = day('2026-06-01')
  const look = (days: number) => listContactsBetween({ points, from, to: after(from, days * DAY) })
  const times = (count: number, work: () => unknown) => () => Array.from({ length: count }, work)
  look(365)
  look(92)
  await workOf(times(40, () => castChart(aBirth())))

  const charts = (await workOf(times(100, () => castChart(aBirth())))) / 100
  const quarter = (await workOf(times(6, () => look(92)))) / 6
  const year = (await workOf(times(4, () => look(365)))) / 4

  expect(quarter / charts).toBeLessThan(25)
  expect(year / charts).toBeLessThan(50)
})

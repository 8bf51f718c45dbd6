import { expect, test } from 'vitest'
import { castChart } from '../../../../../functions/domain/chart/natalChart.ts'
import { readerChart } from '../../../../../functions/domain/reading/facts/ReaderChart.ts'
import { listReturns, type Return } from '../../../../../functions/domain/sky/calendar/listReturns.ts'
import { apparentLongitude } from '../../../../../functions/domain/sky/ephemeris.ts'
import { nextLunarReturn, nextSolarReturn } from '../../../../../functions/domain/sky/returns.ts'
import type { Birth } from '../../../../../shared/domain/birth.ts'
import type { Planet } from '../../../../../shared/domain/chart.ts'
import { after, DAY, type EpochSeconds, MINUTE, secondsOf } from '../../../../../shared/domain/time.ts'
import { aBirth } from '../../../../makers/aBirth.ts'
import { instantOf } from '../../chart/referenceCharts.ts'
import { bruteForcePasses } from './bruteForce.ts'

const year = { from: instantOf('2026-01-01T00:00:00Z'), to: instantOf('2027-01-01T00:00:00Z') }

const returnsOf = (birth: Birth, span = year) =>
  listReturns({
    points: readerChart(birth).points,
    born: secondsOf(new Date(castChart(birth).origin.utc)),
    ...span,
  })

const dates = (instants: readonly EpochSeconds[]) =>
  instants.map((at) => new Date(at * 1000).toISOString().slice(0, 10))
const datesOf = (found: readonly Return[], mover: Planet, kind: Return['kind'] = 'full') =>
  found.filter((one) => one.mover === mover && one.kind === kind).map(({ exact }) => dates(exact))

const london = aBirth({ date: '1993-06-15', time: '08:30' })
const ofJanuary = aBirth({ date: '1985-01-30', time: '12:00' })

test('born in June 1993, the first Saturn return is over since 2023 and the second begins in 2052', () => {
  const { last, next } = returnsOf(london)

  expect(datesOf(last, 'Saturn')).toEqual([['2023-03-10']])
  expect(datesOf(next, 'Saturn')).toEqual([['2052-04-20', '2052-08-04', '2053-01-14']])
})

test('born in January 1985, the first Saturn return was in 2014 and the second comes in 2043 and 2044', () => {
  const { last, next } = returnsOf(ofJanuary)

  for (const [found, from, to] of [
    [last, '2014-01-01', '2015-12-31'],
    [next, '2043-06-01', '2045-01-01'],
  ] as const) {
    const natal = apparentLongitude('Saturn', instantOf('1985-01-30T12:00:00Z'))
    const span = { from: instantOf(`${from}T00:00:00Z`), to: instantOf(`${to}T00:00:00Z`) }
    const [saturn] = found.filter(({ mover, kind }) => mover === 'Saturn' && kind === 'full')
    const expected = bruteForcePasses('Saturn', natal, span)

    expect(saturn!.exact).toHaveLength(expected.length)
    for (const [index, at] of saturn!.exact.entries()) expect(Math.abs(at - expected[index]!)).toBeLessThan(MINUTE)
  }
})

test('born in June 1993, the Uranus opposition comes in 2037 and 2038, and Chiron returns in 2043', () => {
  const { next } = returnsOf(london)

  expect(datesOf(next, 'Uranus', 'half')).toEqual([['2037-08-04', '2038-02-02', '2038-05-19']])
  expect(datesOf(next, 'Chiron')).toEqual([['2043-08-01']])
})

test('the Sun and the Moon return when the single searches say', () => {
  const { within } = returnsOf(london)
  const natal = (light: Planet) => readerChart(london).points.find(({ point }) => point === light)!.longitude
  const fulls = (light: Planet) =>
    within.filter(({ mover, kind }) => mover === light && kind === 'full').map(({ exact }) => exact[0]!)

  expect(Math.abs(fulls('Sun')[0]! - nextSolarReturn({ natal: natal('Sun'), from: year.from }))).toBeLessThan(5)
  let expected = nextLunarReturn({ natal: natal('Moon'), from: year.from })
  for (const at of fulls('Moon').filter((each) => each >= year.from)) {
    expect(Math.abs(at - expected)).toBeLessThan(5)
    expected = nextLunarReturn({ natal: natal('Moon'), from: after(at, DAY) })
  }
})

test('to be born is no return', () => {
  const birth = aBirth({ date: '2020-03-01', time: '12:00' })
  const { within, last } = returnsOf(birth, {
    from: instantOf('2020-02-01T00:00:00Z'),
    to: instantOf('2020-03-20T00:00:00Z'),
  })

  expect(within.filter(({ mover }) => mover !== 'Moon')).toEqual([])
  expect(last).toEqual([])
})

test('a return with a pass before and one after the span is the next one, with both', () => {
  const whole = returnsOf(london).next.find(({ mover, kind }) => mover === 'Uranus' && kind === 'half')!
  const pause = whole.visits.flatMap((visit, index) => {
    const later = whole.visits[index + 1]
    return later ? [{ from: after(visit.ends, DAY), to: after(visit.ends, 2 * DAY) }] : []
  })[0]!

  const { within, next } = returnsOf(london, pause)

  expect(datesOf(within, 'Uranus', 'half')).toEqual([])
  expect(datesOf(next, 'Uranus', 'half')).toEqual([dates(whole.exact)])
})

test('nothing is told beyond 2100, and nothing of an unknown Moon', () => {
  const late = aBirth({ date: '2040-06-15', timeKnown: false })
  const { within, next } = returnsOf(late, {
    from: instantOf('2095-01-01T00:00:00Z'),
    to: instantOf('2096-01-01T00:00:00Z'),
  })

  expect(next.filter(({ begins }) => begins > instantOf('2100-01-01T00:00:00Z'))).toEqual([])
  expect(within.filter(({ mover }) => mover === 'Moon')).toEqual([])
})

import { expect, test } from 'vitest'
import { listRetrogrades } from '../../../../../functions/domain/sky/calendar/listRetrogrades.ts'
import { listStations } from '../../../../../functions/domain/sky/stations.ts'
import { MINUTE } from '../../../../../shared/domain/time.ts'
import { instantOf } from '../../chart/referenceCharts.ts'

const span = { from: instantOf('2026-01-01T00:00:00Z'), to: instantOf('2028-01-01T00:00:00Z') }
const date = (at: number) => new Date(at * 1000).toISOString().slice(0, 10)

test('Mercury is retrograde six times in 2026 and 2027, on the dates that almanacs print', () => {
  const mercury = listRetrogrades(span).filter(({ planet }) => planet === 'Mercury')

  expect(mercury.map(({ from, to, fromSign, toSign }) => [date(from), date(to), fromSign, toSign])).toEqual([
    ['2026-02-26', '2026-03-20', 'Pisces', 'Pisces'],
    ['2026-06-29', '2026-07-23', 'Cancer', 'Cancer'],
    ['2026-10-24', '2026-11-13', 'Scorpio', 'Scorpio'],
    ['2027-02-09', '2027-03-03', 'Pisces', 'Aquarius'],
    ['2027-06-10', '2027-07-04', 'Cancer', 'Gemini'],
    ['2027-10-07', '2027-10-28', 'Scorpio', 'Libra'],
  ])
})

test('those under way at the beginning are told whole, as are those that go on after the end', () => {
  const found = listRetrogrades({ from: instantOf('2026-01-10T00:00:00Z'), to: instantOf('2026-01-11T00:00:00Z') })

  expect(found.map(({ planet, from, to }) => [planet, date(from), date(to)])).toEqual([
    ['Uranus', '2025-09-06', '2026-02-04'],
    ['Jupiter', '2025-11-11', '2026-03-11'],
  ])
})

test.each(['Venus', 'Mars', 'Saturn', 'Neptune', 'Pluto', 'Chiron'] as const)('%s turns at its stations', (planet) => {
  const found = listRetrogrades(span).filter((one) => one.planet === planet)
  const turns = found.flatMap(({ from, to }) => [from, to]).filter((at) => at >= span.from && at < span.to)
  const expected = listStations(planet, span).map(({ at }) => at)

  expect(turns).toHaveLength(expected.length)
  for (const [index, at] of turns.entries()) expect(Math.abs(at - expected[index]!)).toBeLessThan(MINUTE)
})

test('the Sun is never retrograde', () => {
  expect(listRetrogrades(span).filter(({ planet }) => planet === 'Sun')).toEqual([])
})

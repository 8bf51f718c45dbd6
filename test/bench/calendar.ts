import { castChart } from '../../functions/domain/chart/natalChart.ts'
import { readerChart } from '../../functions/domain/reading/facts/ReaderChart.ts'
import { listContactsBetween } from '../../functions/domain/sky/calendar/listContactsBetween.ts'
import { after, DAY, secondsOf } from '../../shared/domain/time.ts'
import { referenceCharts } from '../functions/domain/chart/referenceCharts.ts'
import { birthOfReference } from '../makers/aBirth.ts'
import { workOf } from '../setup/workOf.ts'
import { median, type Row } from './row.ts'
import type { Size } from './size.ts'

/**
 * The contacts of whole charts with the days to come, in processor time: a busy machine interrupts a year of them many
 * times for once in a chart. Each birth has its own points, and finds the tables that those before it filled.
 */
export async function calendarRows(size: Size): Promise<Row[]> {
  const births = referenceCharts.slice(0, size === 'full' ? 60 : 1).map(birthOfReference)
  const times: { chart: number; quarter: number; year: number }[] = []
  for (const birth of births) {
    const { points } = readerChart(birth)
    const look = (days: number) =>
      workOf(() => listContactsBetween({ points, from: FROM, to: after(FROM, days * DAY) }))
    times.push({ chart: await workOf(() => castChart(birth)), quarter: await look(92), year: await look(365) })
  }
  const chart = median(times.map((each) => each.chart))
  const rowOf = (row: string, figures: number[], charts: number): Row => {
    const figure = median(figures)
    return { row, figure, unit: 'ms', budget: charts * chart, ratio: figure / chart }
  }
  return [
    { row: 'one chart', figure: chart, unit: 'ms' },
    rowOf(
      '92 days of contacts, in charts',
      times.map(({ quarter }) => quarter),
      25,
    ),
    rowOf(
      'a year of contacts, in charts',
      times.map(({ year }) => year),
      50,
    ),
  ]
}

const FROM = secondsOf(new Date('2026-11-21T12:00:00Z'))

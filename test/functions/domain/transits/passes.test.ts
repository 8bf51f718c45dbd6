import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readerChart } from '../../../../functions/domain/reading/facts/ReaderChart.ts'
import { listTransitEvents } from '../../../../functions/domain/transits/listTransitEvents.ts'
import { PLANETS } from '../../../../shared/domain/chart.ts'
import { after, DAY, MINUTE, secondsOf } from '../../../../shared/domain/time.ts'
import { birthOfReference } from '../../../makers/aBirth.ts'
import { referenceCharts } from '../chart/referenceCharts.ts'

interface Passes {
  meta: { span: [from: string, days: number] }
  stations: [body: string, at: string, turns: string][]
  /** By birth and body: seconds after the beginning of the span, in order. */
  passes: Record<string, Record<string, number[]>>
}

const kept: Passes = JSON.parse(readFileSync(new URL('../../../data/passes.json', import.meta.url), 'utf8'))
const from = secondsOf(new Date(kept.meta.span[0]))
const span = { from, to: after(from, kept.meta.span[1] * DAY) }
const SOON: readonly string[] = ['Sun', 'Mercury', 'Venus', 'Mars']

const eventsOf = (id: string) =>
  listTransitEvents(readerChart(birthOfReference(referenceCharts.find((chart) => chart.id === id)!)), span)

describe.each(Object.entries(kept.passes))('the year of %s against JPL DE421', (id, passes) => {
  const events = eventsOf(id)
  const exactOf = (body: string) =>
    events
      .filter((event) => event.kind === 'contact' && event.body === body)
      .flatMap(({ exact }) => exact.map((at) => secondsOf(new Date(at))))
      .filter((at) => at >= span.from && at < span.to)
      .map((at) => at - from)
      .sort((one, other) => one - other)

  test('has as many passes of each body', () => {
    for (const [body, expected] of Object.entries(passes)) expect(exactOf(body), body).toHaveLength(expected.length)
  })

  test('has them within a minute, and those of slow bodies within ten', () => {
    for (const body of PLANETS.filter((planet) => passes[planet])) {
      const limit = SOON.includes(body) ? MINUTE : 10 * MINUTE
      for (const [index, at] of exactOf(body).entries()) {
        expect(Math.abs(at - passes[body]![index]!), `${body} ${at}`).toBeLessThan(limit)
      }
    }
  })
})

test('the stations of the year are those of JPL DE421, within five minutes', () => {
  const stations = eventsOf(Object.keys(kept.passes)[0]!)
    .filter(({ kind, body }) => kind === 'station' && body !== 'Chiron')
    .map(({ id, body, exact }) => ({ body, at: secondsOf(new Date(exact[0]!)), turns: /turns-(\w+)-/.exec(id)![1] }))

  expect(stations.map(({ body, turns }) => [body, turns])).toEqual(
    kept.stations.map(([body, , turns]) => [body, turns]),
  )
  for (const [index, { body, at }] of stations.entries())
    expect(Math.abs(at - secondsOf(new Date(kept.stations[index]![1]))), body).toBeLessThan(5 * MINUTE)
})

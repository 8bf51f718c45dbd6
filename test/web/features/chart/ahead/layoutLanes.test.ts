import { expect, test } from 'vitest'
import { lastTime } from '../../../../../web/features/chart/ahead/LastNote.tsx'
import { layoutLanes } from '../../../../../web/features/chart/ahead/layoutLanes.ts'
import { listDays } from '../../../../../web/features/chart/ahead/listDays.ts'
import { instantOf } from '../../../../functions/domain/chart/referenceCharts.ts'
import { aTransit } from '../../../../makers/aTransit.ts'

const [from, to] = [instantOf('2026-12-01T00:00:00Z'), instantOf('2026-12-31T00:00:00Z')]
const frame = { from, to, width: 300 }
const ingress = aTransit({
  id: 'mars-enters-virgo-20261210',
  kind: 'ingress',
  body: 'Mars',
  begins: '2026-12-10T00:00:00.000Z',
  exact: ['2026-12-10T00:00:00.000Z'],
  ends: '2027-02-01T00:00:00.000Z',
})

test('an event is drawn to scale, from its begin to its end, with its exact moment', () => {
  const [lane] = layoutLanes([aTransit()], 'body', frame)

  expect(lane).toMatchObject({
    name: 'Venus',
    rows: 1,
    bars: [{ begin: expect.closeTo(35), exact: [expect.closeTo(45)], end: expect.closeTo(55), row: 0 }],
  })
})

test('events that would overlap have rows of their own, and others share one', () => {
  const at = (day: number) => `2026-12-${String(day).padStart(2, '0')}T12:00:00.000Z`
  const span = (id: string, begin: number) =>
    aTransit({ id, begins: at(begin), exact: [at(begin + 1)], ends: at(begin + 2) })

  const [lane] = layoutLanes([span('a', 1), span('b', 2), span('c', 10)], 'body', frame)

  expect(lane!.bars.map(({ row }) => row)).toEqual([0, 1, 0])
  expect(lane!.rows).toBe(2)
})

test('lanes are of bodies or of points of the chart, where what meets no point is of the sky', () => {
  const names = (by: 'body' | 'point') => layoutLanes([ingress, aTransit()], by, frame).map(({ name }) => name)

  expect(names('body')).toEqual(['Venus', 'Mars'])
  expect(names('point')).toEqual(['Saturn', 'Sky'])
})

test('what is a moment is drawn as one, and what is out of the frame not at all', () => {
  const later = aTransit({ begins: '2027-01-04T12:00:00.000Z', exact: [], ends: '2027-01-06T12:00:00.000Z' })

  const [lane, ...others] = layoutLanes([ingress, later], 'body', frame)

  expect(lane!.bars[0]).toMatchObject({
    begin: expect.closeTo(90),
    end: expect.closeTo(90),
    exact: [expect.closeTo(90)],
  })
  expect(others).toEqual([])
})

test('each pass is listed on its own day, and those out of the span are left out', () => {
  const passes = ['2026-10-05T12:00:00.000Z', '2026-12-05T12:00:00.000Z', '2026-12-20T12:00:00.000Z']

  const days = listDays([aTransit({ exact: passes }), ingress], { from, to })

  expect(days.flatMap(({ moments }) => moments.map(({ event, pass }) => [event.body, pass]))).toEqual([
    ['Venus', 1],
    ['Mars', 0],
    ['Venus', 2],
  ])
})

test('the last time is an earlier pass or, for the Sun, a year ago', () => {
  const now = instantOf('2026-12-01T00:00:00Z')
  const passes = aTransit({ exact: ['2026-10-05T12:00:00.000Z', '2026-12-05T12:00:00.000Z'] })

  expect(lastTime(passes, now)).toBe(instantOf('2026-10-05T12:00:00Z'))
  expect(lastTime(aTransit(), now)).toBeUndefined()
  const year = lastTime(aTransit({ body: 'Sun' }), now)!
  expect(Math.abs(year - instantOf('2025-12-05T06:00:00Z'))).toBeLessThan(3600)
})

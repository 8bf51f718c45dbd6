import { expect, test } from 'vitest'
import { listDaysAhead } from '../../../../../functions/domain/reading/facts/skyAhead.ts'
import { skyOfDay } from '../../../../../functions/domain/reading/facts/skyOfDay.ts'

const days = listDaysAhead('2026-11-22', 'America/New_York')

test('the days ahead are the three weeks after a day', () => {
  expect([days.length, days[0]!.window.date, days.at(-1)!.window.date]).toEqual([21, '2026-11-23', '2026-12-13'])
})

test('on each of them happens what happens in the whole sky of that day', () => {
  const happenings = days.map(({ sky: { quarters, stations, ingresses } }) => [
    quarters.map(({ phase }) => phase),
    stations.map(({ planet, turns }) => `${planet} ${turns}`),
    ingresses.map(({ planet }) => planet),
  ])
  const whole = days.map(({ window }) => {
    const { quarters, stations, ingresses } = skyOfDay(window)
    return [
      quarters.map(({ phase }) => phase),
      stations.map(({ planet, turns }) => `${planet} ${turns}`),
      ingresses.map(({ planet }) => planet),
    ]
  })

  expect(happenings).toEqual(whole)
  expect(happenings.flat().flat().length).toBeGreaterThan(6)
})

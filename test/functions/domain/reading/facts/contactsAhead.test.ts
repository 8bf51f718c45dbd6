import { expect, test } from 'vitest'
import { listContactsAhead } from '../../../../../functions/domain/reading/facts/contactsAhead.ts'
import { clockAt, dayWindow } from '../../../../../functions/domain/reading/facts/DayWindow.ts'
import { readerChart } from '../../../../../functions/domain/reading/facts/ReaderChart.ts'
import { tampa } from './examples.ts'

const zone = 'America/New_York'
const ahead = listContactsAhead(readerChart(tampa), dayWindow('2026-11-22', zone), zone)

test('the next contact with a point of the chart is the one that the sky makes next, to the minute', () => {
  const next = ahead.find(({ target }) => target === 'Venus')!

  expect(next.id).toBe('Mercury opposition Venus')
  expect(clockAt(next.at!, zone)).toEqual({ date: '2026-11-24', hour: 8, minute: 3 })
})

test('contacts ahead come in the order in which they are exact, and none is of today', () => {
  const instants = ahead.map(({ at }) => at!)

  expect(instants).toEqual([...instants].sort((one, other) => one - other))
  expect(clockAt(instants[0]!, zone).date > '2026-11-22').toBe(true)
})

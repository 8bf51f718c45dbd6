import { describe, expect, test } from 'vitest'
import { almanacReading, personalTask } from '../../../../functions/domain/reading/dailyReading.ts'
import { lastTime } from '../../../../functions/domain/reading/lastTime.ts'
import { NOTHING_READ, remember } from '../../../../functions/domain/reading/Memory.ts'
import { addDays } from '../../../../shared/domain/time.ts'
import { aBirth } from '../../../makers/aBirth.ts'

const taskOf = (date: string, memory = NOTHING_READ) =>
  personalTask({
    accountId: 'usr_jane',
    birth: aBirth(),
    date,
    zone: 'Europe/London',
    memory,
    focus: null,
    relationship: null,
  })

const days = Array.from({ length: 30 }, (_, index) => addDays('2026-11-22', index))
const isOfMoon = (date: string) => taskOf(date).written.lead.kind.startsWith('moon')
const returning = days.find((date) => !isOfMoon(date))!

describe('the last time of what leads a day', () => {
  const { written, day } = taskOf(returning)
  const readOn = (...before: number[]) =>
    before.map((count) => ({ ...written.read, date: addDays(returning, -count) })).reduce(remember, NOTHING_READ)

  test('is the newest day on which the same thing led, a fortnight ago or more', () => {
    expect(lastTime(written, { ...day, memory: readOn(100, 60) })).toBe(addDays(returning, -60))
    expect(lastTime(written, { ...day, memory: readOn(60, 14) })).toBe(addDays(returning, -14))
  })

  test('is none of the days of the same passing', () => {
    expect(lastTime(written, { ...day, memory: readOn(60, 13, 1) })).toBe(addDays(returning, -60))
    expect(lastTime(written, { ...day, memory: readOn(13) })).toBeUndefined()
  })

  test('is no day on which something else led', () => {
    const memory = remember(NOTHING_READ, { ...written.read, topic: 'another', date: addDays(returning, -30) })

    expect(lastTime(written, { ...day, memory })).toBeUndefined()
    expect(lastTime(written, day)).toBeUndefined()
  })

  test('is told with the reading, and left out where there is none', () => {
    expect(almanacReading(taskOf(returning, readOn(60))).content.lastTime).toBe(addDays(returning, -60))
    expect(almanacReading(taskOf(returning)).content).not.toHaveProperty('lastTime')
  })
})

test('the days of the Moon have none: it comes everywhere each month', () => {
  const read = { ...taskOf(returning).written.read, topic: 'Moon in Leo' }
  const memory = remember(NOTHING_READ, { ...read, date: addDays(returning, -28) })
  const { day, written } = taskOf(returning, memory)
  const lead = { ...written.lead, kind: 'moonWithin', until: 0 } as typeof written.lead

  expect(lastTime({ lead, read }, day)).toBeUndefined()
})

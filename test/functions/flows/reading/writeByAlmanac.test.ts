import { expect, test, vi } from 'vitest'
import { almanacReading, signTask } from '../../../../functions/domain/reading/dailyReading.ts'
import { NOTHING_READ } from '../../../../functions/domain/reading/Memory.ts'
import { writeByAlmanac } from '../../../../functions/flows/reading/writeByAlmanac.ts'

const task = signTask('Leo', '2026-11-21', NOTHING_READ)

test('the almanac’s reading is as it was written, and nobody is told', () => {
  const warn = vi.fn()

  expect(writeByAlmanac({ warn }, task)).toEqual(almanacReading(task))
  expect(warn).not.toHaveBeenCalled()
})

test('of a chapter that could not be opened an operator is told, and the reading goes out', () => {
  const warn = vi.fn()
  const fault = new Error('ENOENT')
  const damaged = { ...task, written: { ...task.written, fault } }

  expect(writeByAlmanac({ warn }, damaged)).toEqual(almanacReading(task))
  expect(warn.mock.calls).toEqual([['a chapter of the book cannot be opened', fault, { alarm: 'bookClosed' }]])
})

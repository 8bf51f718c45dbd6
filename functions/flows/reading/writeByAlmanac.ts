import type { Warn } from '../../domain/ports/warn.ts'
import { almanacReading, type DayReading, type ReadingTask } from '../../domain/reading/dailyReading.ts'

export interface AlmanacNeeds {
  warn: Warn
}

/** The almanac's reading. A chapter that can't be opened leaves what the sky does, and operators are told. */
export function writeByAlmanac({ warn }: AlmanacNeeds, task: ReadingTask): DayReading {
  const { fault } = task.written
  if (fault) warn('a chapter of the book cannot be opened', fault, { alarm: 'bookClosed' })
  return almanacReading(task)
}

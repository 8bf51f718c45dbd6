import { addDays, type LocalDate } from '../../../shared/domain/time.ts'
import { recall, topicLetters } from './Memory.ts'
import type { ReadingDay } from './ReadingDay.ts'
import type { Written } from './Written.ts'

/** What led more lately is still the same passing. */
const APART_DAYS = 14

/**
 * The day on which the same thing led the time before, as far as memory goes. The Moon's days have none: it is in every
 * sign each month, and nothing returns with it.
 */
export function lastTime(
  { lead, read }: Pick<Written, 'lead' | 'read'>,
  { memory, window: { date } }: Pick<ReadingDay, 'memory' | 'window'>,
): LocalDate | undefined {
  if (lead.kind === 'moonEnters' || lead.kind === 'moonWithin') return undefined
  const topic = topicLetters(read.topic)
  return recall(memory, addDays(date, 1 - APART_DAYS)).findLast((day) => day.topic === topic)?.date
}

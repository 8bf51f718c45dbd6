import type { DailyReading } from '../../../shared/domain/reading.ts'
import { birthOf } from '../../domain/account/account.ts'
import { dayAt, streakOn } from '../../domain/reading/dayRules.ts'
import { moveDay } from './moveDay.ts'
import type { OpenDayNeeds, Opening } from './openDay.ts'

interface Glance {
  /** Null until the day has been opened. */
  reading: DailyReading | null
  /** As it will be once the day is opened. */
  currentStreak: number
}

/** The day as far as it is written. Opens no day, so that what shows it never waits for a model. */
export async function glanceAtDay(needs: OpenDayNeeds, opening: Opening): Promise<Glance> {
  const { account, hasActiveAccess } = opening
  const last = await needs.readings.findLatestDay(account.id)
  const day = dayAt(last, opening)
  const { date } = day
  const opened = last?.date === date ? await moveDay(needs, opening, { last, day }) : undefined
  const scope = hasActiveAccess && birthOf(account) ? 'personal' : 'sign'
  const content = scope === 'personal' ? opened?.personal : opened?.general
  return {
    reading: content ? { date, scope, content } : null,
    currentStreak: opened?.streak ?? streakOn(last, opening),
  }
}

import type { ChatUsage } from '../../../shared/domain/chat.ts'
import { monthOf } from '../../../shared/domain/month.ts'
import { type EpochSeconds, isoInstant, secondsOf } from '../../../shared/domain/time.ts'

/** "Unlimited", as a number: nobody reads so many answers in a month. */
const LIMIT = 1_000

/** The limit of a person's questions in a month. */
export const questionLimit = (hasActiveAccess: boolean): number => (hasActiveAccess ? LIMIT : 0)

/** The UTC month in which a question counts: 2026-11. */
export const quotaMonth = (now: EpochSeconds): string => monthOf(isoInstant(now))

/** The first second of the next month. */
export function nextMonth(now: EpochSeconds): EpochSeconds {
  const [year = 0, month = 0] = quotaMonth(now).split('-').map(Number)
  return secondsOf(new Date(Date.UTC(year, month)))
}

interface Spent {
  used: number
  hasActiveAccess: boolean
  now: EpochSeconds
}

export function usageOf({ used, hasActiveAccess, now }: Spent): ChatUsage {
  const limit = questionLimit(hasActiveAccess)
  return {
    remainingQuestions: Math.max(0, limit - used),
    limit,
    used,
    unlimited: hasActiveAccess,
    resetsAt: isoInstant(nextMonth(now)),
  }
}

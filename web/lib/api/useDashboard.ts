import { mutate, type SWRResponse } from 'swr'
import { account } from '../../../shared/contract/account.ts'
import { reading } from '../../../shared/contract/reading.ts'
import type { EpochSeconds, LocalDate } from '../../../shared/domain/time.ts'
import { forgetOthers } from '../storage/rememberAccount.ts'
import { type Dashboard, rememberedDashboard } from '../storage/rememberedDashboard.ts'
import { useToday } from '../time/dates.ts'
import type { ApiError } from './ApiError.ts'
import { replyKey, useReply } from './call.ts'

export interface DashboardReply extends SWRResponse<Dashboard, ApiError> {
  /** Set when the read failed: the data was saved then. */
  savedAt: EpochSeconds | undefined
  /** The day that the data is about. */
  day: LocalDate
}

/** Everything the dashboard shows, in one call a day. Its parts also fill the cache for the single calls of other screens. */
export function useDashboard(): DashboardReply {
  const day = useToday()
  const reply = useReply(reading.readDashboard, {}, { variant: day, onSuccess: (fresh) => share(fresh, day) })
  const remembered = rememberedDashboard.use()
  const hasFailed = !reply.data && reply.error !== undefined
  // An earlier day's is better than nothing, but until the read has failed there may be today's.
  const saved = remembered && (hasFailed || remembered.day === day) ? remembered : undefined

  return {
    ...reply,
    data: reply.data ?? saved?.dashboard,
    savedAt: hasFailed ? saved?.savedAt : undefined,
    day: saved && !reply.data ? saved.day : day,
  }
}

function share(dashboard: Dashboard, day: LocalDate): void {
  forgetOthers(dashboard.user.id)
  rememberedDashboard.save(dashboard.user.id, { day, dashboard })
  const { user, bigThree, horoscope, streak } = dashboard
  const seed = (key: ReturnType<typeof replyKey>, data: unknown) =>
    data !== null && void mutate(key, data, { revalidate: false })

  seed(replyKey(account.readProfile, {}), user)
  seed(replyKey(reading.readBigThree, {}), bigThree)
  seed(replyKey(reading.readDailyHoroscope, {}, day), horoscope)
  seed(replyKey(reading.readStreak, {}, day), streak)
}

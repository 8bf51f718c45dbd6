import { mutate, type SWRResponse } from 'swr'
import { account } from '../../shared/contract/account.ts'
import { reading } from '../../shared/contract/reading.ts'
import type { LocalDate } from '../../shared/domain/time.ts'
import type { ApiError } from './api/ApiError.ts'
import { replyKey, useReply } from './api/call.ts'
import { useToday } from './dates.ts'
import { type Dashboard, rememberedDashboard, useRememberedDashboard } from './storage/rememberedDashboard.ts'

export interface DashboardReply extends SWRResponse<Dashboard, ApiError> {
  /** The read failed: the data is from earlier the same day. */
  isStale: boolean
}

/** Everything the dashboard shows, in one call a day. Its parts also fill the cache for the single calls of other screens. */
export function useDashboard(): DashboardReply {
  const day = useToday()
  const reply = useReply(reading.readDashboard, {}, { variant: day, onSuccess: (fresh) => share(fresh, day) })
  const remembered = useRememberedDashboard()
  const earlier = remembered?.day === day ? remembered.dashboard : undefined

  return {
    ...reply,
    data: reply.data ?? earlier,
    isStale: !reply.data && reply.error !== undefined && earlier !== undefined,
  }
}

function share(dashboard: Dashboard, day: LocalDate): void {
  rememberedDashboard.save(dashboard, day)
  const { user, bigThree, horoscope, streak } = dashboard
  const seed = (key: ReturnType<typeof replyKey>, data: unknown) =>
    data !== null && void mutate(key, data, { revalidate: false })

  seed(replyKey(account.readProfile, {}), user)
  seed(replyKey(reading.readBigThree, {}), bigThree)
  seed(replyKey(reading.readDailyHoroscope, {}, day), horoscope)
  seed(replyKey(reading.readStreak, {}, day), streak)
}

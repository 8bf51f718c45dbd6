import { mutate, type SWRResponse } from 'swr'
import { account } from '../../shared/contract/account.ts'
import type { Reply } from '../../shared/contract/endpoint.ts'
import { reading } from '../../shared/contract/reading.ts'
import type { LocalDate } from '../../shared/domain/time.ts'
import type { CallError } from './CallError.ts'
import { replyKey, useReply } from './call.ts'
import { useToday } from './dates.ts'
import { keptHome, useKeptHome } from './keptHome.ts'

export type Home = Reply<typeof reading.readDashboard>

export interface HomeReply extends SWRResponse<Home, CallError> {
  /** It could not be read now: what is there was read earlier on the same day. */
  isEarlier: boolean
}

/** Everything the dashboard shows, in one call a day; its parts answer for the single calls of other screens. */
export function useHome(): HomeReply {
  const day = useToday()
  const home = useReply(reading.readDashboard, {}, { on: day, onCome: (come) => share(come, day) })
  const kept = useKeptHome()
  const earlier = kept?.day === day ? kept.home : undefined

  return {
    ...home,
    data: home.data ?? earlier,
    isEarlier: !home.data && home.error !== undefined && earlier !== undefined,
  }
}

function share(home: Home, day: LocalDate): void {
  keptHome.keep(home, day)
  const { user, bigThree, horoscope, streak } = home
  const seed = (key: ReturnType<typeof replyKey>, data: unknown) =>
    data !== null && void mutate(key, data, { revalidate: false })

  seed(replyKey(account.readProfile, {}), user)
  seed(replyKey(reading.readBigThree, {}), bigThree)
  seed(replyKey(reading.readDailyHoroscope, {}, day), horoscope)
  seed(replyKey(reading.readStreak, {}, day), streak)
}

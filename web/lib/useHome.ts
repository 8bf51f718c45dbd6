import { useEffect } from 'react'
import { type SWRResponse, useSWRConfig } from 'swr'
import type { Reply } from '../../shared/contract/endpoint.ts'
import { profile } from '../../shared/contract/profile.ts'
import { readings } from '../../shared/contract/readings.ts'
import type { CallError } from './CallError.ts'
import { replyKey, useReply } from './call.ts'
import { useToday } from './dates.ts'

export type Home = Reply<typeof readings.readHome>

/** Everything the dashboard shows, in one call a day; its parts answer for the single calls of other screens. */
export function useHome(): SWRResponse<Home, CallError> {
  const day = useToday()
  const home = useReply(readings.readHome, {}, { on: day })
  const { mutate } = useSWRConfig()

  useEffect(() => {
    if (!home.data) return
    const { user, bigThree, horoscope, streak } = home.data
    const seed = (key: ReturnType<typeof replyKey>, data: unknown) =>
      data !== null && void mutate(key, data, { revalidate: false })

    seed(replyKey(profile.readProfile, {}), user)
    seed(replyKey(readings.readBigThree, {}), bigThree)
    seed(replyKey(readings.readDailyHoroscope, {}, day), horoscope)
    seed(replyKey(readings.readStreak, {}, day), streak)
  }, [home.data, day, mutate])

  return home
}

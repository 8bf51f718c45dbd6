import { mutate, type SWRResponse } from 'swr'
import { reading } from '../../../shared/contract/reading.ts'
import type { DailyReading } from '../../../shared/domain/reading.ts'
import { useToday } from '../time/dates.ts'
import type { ApiError } from './ApiError.ts'
import { replyKey, useReply } from './call.ts'

/** Today's reading: the one that came with the dashboard, or else asked for, which takes as long as it takes to write. */
export function useTodaysReading(
  known: DailyReading | null,
): Pick<SWRResponse<DailyReading, ApiError>, 'data' | 'error' | 'isValidating' | 'mutate'> {
  const day = useToday()
  const reply = useReply(
    reading.readDailyHoroscope,
    {},
    {
      variant: day,
      enabled: known === null,
      // So that the dashboard has it too, also after a reload without a network.
      onSuccess: () => void mutate(replyKey(reading.readDashboard, {}, day)),
    },
  )
  return { ...reply, data: known ?? reply.data }
}

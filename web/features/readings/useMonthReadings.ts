import { reading } from '../../../shared/contract/reading.ts'
import { ARCHIVE_PAGE, type ArchivedReading } from '../../../shared/domain/reading.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import { useReply } from '../../lib/api/call.ts'
import { addMonths } from '../../lib/time/months.ts'

/** The readings of a month, newest first, and the earlier ones that came with them: there are some if there are any. */
export function useMonthReadings(month: string, today: LocalDate) {
  const after: LocalDate = `${addMonths(month, 1)}-01`
  const first = useReply(reading.listReadings, { query: { before: after < today ? after : today } })
  const oldest = first.data?.length === ARCHIVE_PAGE ? first.data.at(-1)!.date : undefined
  // Two pages are longer than any month.
  const isLonger = oldest !== undefined && oldest >= `${month}-01`
  const second = useReply(reading.listReadings, { query: isLonger ? { before: oldest } : {} }, { enabled: isLonger })
  const last = isLonger ? second : first
  return {
    ...last,
    data: first.data && last.data && (isLonger ? [...first.data, ...last.data] : first.data),
  } satisfies { data: ArchivedReading[] | undefined }
}

import { ARCHIVE_PAGE, type ArchivedReading } from '../../../shared/domain/reading.ts'
import { type EpochSeconds, type LocalDate, localDateAt } from '../../../shared/domain/time.ts'
import type { ReadingStore } from '../../store/readings.ts'

interface ArchivePage {
  accountId: string
  /** The page begins with the newest day before this one; without it, with the day before today. */
  before: LocalDate | undefined
  zone: string
  now: EpochSeconds
}

/** A page of what a person has read, the newest first. What was read with access stays readable without. */
export async function listReadings(
  { readings }: { readings: ReadingStore },
  { accountId, before, zone, now }: ArchivePage,
): Promise<ArchivedReading[]> {
  const days = await readings.listDays(accountId, { before: before ?? localDateAt(now, zone), limit: ARCHIVE_PAGE })
  return days.flatMap(({ date, personal, general }) => {
    const content = personal ?? general
    return content ? [{ date, content }] : []
  })
}

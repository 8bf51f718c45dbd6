import type { LastDay } from '../../domain/reading/dayRules.ts'
import type { OpenedDay, ReadingStore } from '../../store/readings.ts'

interface Reopened {
  last: OpenedDay
  day: Omit<LastDay, 'streak'>
}

/**
 * An open day that is opened again in another zone, as after a flight west, goes on there. Otherwise the day of the
 * flight would be missing for whoever flies back on the next one.
 */
export async function moveDay(
  { readings }: { readings: Pick<ReadingStore, 'moveDay'> },
  accountId: string,
  { last, day: { zone, zoneSince } }: Reopened,
): Promise<OpenedDay> {
  if (zone === last.zone) return last
  await readings.moveDay(accountId, last.date, { zone, zoneSince })
  return { ...last, zone, zoneSince }
}

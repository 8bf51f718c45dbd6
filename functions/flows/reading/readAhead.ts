import type { DailyReading } from '../../../shared/domain/reading.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import { personalTask } from '../../domain/reading/dailyReading.ts'
import { remember } from '../../domain/reading/Memory.ts'
import type { WrittenAhead, WrittenAheadStore } from '../../store/writtenAhead.ts'
import { type OpenDayNeeds, type Opening, personalDayOf, readUpTo, signOf } from './openDay.ts'
import { readSignDay } from './readSignDay.ts'
import { writeOnce } from './writeOnce.ts'

export interface ReadAheadNeeds extends Omit<OpenDayNeeds, 'letters'> {
  writtenAhead: WrittenAheadStore
}

/**
 * The reading of a day that need not be open yet: the one that its reader gets when they open it. A personal one is
 * kept for that, and opens nothing: the streak counts days on which somebody came.
 */
export async function readAhead(
  needs: ReadAheadNeeds,
  { date, ...opening }: Opening & { date: LocalDate },
): Promise<DailyReading> {
  const { account, zone, now } = opening
  const personal = personalDayOf(opening, { date, zone })
  if (!personal) {
    const { content } = await readSignDay(needs, { sign: signOf(opening), date })
    return { date, scope: 'sign', content }
  }
  const last = await needs.readings.findLatestDay(account.id)
  const opened = last?.date === date ? last.personal : undefined
  if (opened) return { date, scope: 'personal', content: opened }
  const ahead = await needs.writtenAhead.find(account.id)
  if (ahead?.date === date) return { date, scope: 'personal', content: ahead.personal }
  const memory = await readUpTo(needs, opening, { last, ahead })
  const content = await writeOnce(needs, {
    accountId: account.id,
    date,
    now,
    task: () => personalTask({ ...personal, memory }),
    find: async () => {
      const latest = await needs.readings.findLatestDay(account.id)
      return latest?.date === date ? latest.personal : undefined
    },
    keep: async (written): Promise<WrittenAhead['personal']> => {
      const kept = { date, personal: written.content, memory: remember(memory, written.read) }
      return (await needs.writtenAhead.keep(account.id, kept)).personal
    },
  })
  return { date, scope: 'personal', content }
}

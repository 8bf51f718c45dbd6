import type { LocalDate } from '../../../shared/domain/time.ts'
import type { Sign } from '../../../shared/domain/zodiac.ts'
import { signTask } from '../../domain/reading/dailyReading.ts'
import { NOTHING_READ, remember } from '../../domain/reading/Memory.ts'
import type { SignDay, SignReadingStore } from '../../store/signReadings.ts'
import { type AlmanacNeeds, writeByAlmanac } from './writeByAlmanac.ts'

export interface ReadSignDayNeeds extends AlmanacNeeds {
  signReadings: SignReadingStore
}

/** The day of a Sun sign, written by the almanac for the first who asks for it. */
export async function readSignDay(needs: ReadSignDayNeeds, { sign, date }: { sign: Sign; date: LocalDate }) {
  const latest = await needs.signReadings.findLatest(sign, date)
  if (latest?.date === date) return latest
  const memory = latest?.memory ?? NOTHING_READ
  const { content, read } = writeByAlmanac(needs, signTask(sign, date, memory))
  const day: SignDay = { date, content, memory: remember(memory, read) }
  return needs.signReadings.keep(sign, day)
}

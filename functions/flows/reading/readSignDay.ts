import type { LocalDate } from '../../../shared/domain/time.ts'
import type { Sign } from '../../../shared/domain/zodiac.ts'
import { remember } from '../../domain/reading/compose/Memory.ts'
import { signReading } from '../../domain/reading/dailyReading.ts'
import type { SignDay, SignReadingStore } from '../../store/signReadings.ts'

/** The day of a Sun sign, written by the first who asks for it. */
export async function readSignDay(
  { signReadings }: { signReadings: SignReadingStore },
  sign: Sign,
  date: LocalDate,
): Promise<SignDay> {
  const latest = await signReadings.findLatest(sign, date)
  if (latest?.date === date) return latest
  const memory = latest?.memory ?? []
  const { content, read } = signReading(sign, date, memory)
  return signReadings.keep(sign, { date, content, memory: remember(memory, read) })
}

import type { DailyReading } from '../../../shared/domain/reading.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import type { Sign } from '../../../shared/domain/zodiac.ts'
import { signTask } from '../../domain/reading/dailyReading.ts'
import { NOTHING_READ } from '../../domain/reading/Memory.ts'
import type { ReadSignDayNeeds } from './readSignDay.ts'
import { writeByAlmanac } from './writeByAlmanac.ts'

/**
 * The day of a Sun sign as its readers have it or, until the first of them opens it, as the almanac would write it. It
 * keeps nothing and asks no model, since anybody may call it: a stranger must not decide what members read.
 */
export async function glanceAtSignDay(
  needs: ReadSignDayNeeds,
  { sign, date }: { sign: Sign; date: LocalDate },
): Promise<DailyReading> {
  const latest = await needs.signReadings.findLatest(sign, date)
  const { content } =
    latest?.date === date ? latest : writeByAlmanac(needs, signTask(sign, date, latest?.memory ?? NOTHING_READ))
  return { date, scope: 'sign', content }
}

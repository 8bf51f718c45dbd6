import type { Streak } from '../../../shared/domain/reading.ts'
import { streakShown } from '../../domain/reading/dayRules.ts'
import type { OpenDayNeeds, Opening } from './openDay.ts'

/** The streak as it stands. Looking at it opens no day. */
export async function readStreak(
  { readings }: OpenDayNeeds,
  { account, zone, now }: Pick<Opening, 'account' | 'zone' | 'now'>,
): Promise<Streak> {
  const last = await readings.findLatestDay(account.id)
  return { currentStreak: streakShown(last, { zone, now }) }
}

import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import type { LastDay } from '../../domain/reading/dayRules.ts'
import type { OpenedDay, ReadingStore } from '../../store/readings.ts'
import type { ChangeLetterNeeds } from '../letter/changeLetter.ts'
import { moveLetter } from '../letter/moveLetter.ts'

interface MoveDayNeeds extends ChangeLetterNeeds {
  readings: Pick<ReadingStore, 'moveDay'>
}

interface Reopened {
  last: OpenedDay
  day: Omit<LastDay, 'streak'>
}

/**
 * An open day that is opened again in another zone, as after a flight west, goes on there. Otherwise the day of the
 * flight would be missing for whoever flies back on the next one. The letter moves first: a crash in between leaves the
 * day as it was, and the next look moves both.
 */
export async function moveDay(
  needs: MoveDayNeeds,
  { account, now }: { account: Pick<Account, 'id'>; now: EpochSeconds },
  { last, day: { zone, zoneSince } }: Reopened,
): Promise<OpenedDay> {
  if (zone === last.zone) return last
  await moveLetter(needs, { accountId: account.id, zone, now })
  await needs.readings.moveDay(account.id, last.date, { zone, zoneSince })
  return { ...last, zone, zoneSince }
}

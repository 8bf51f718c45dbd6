import { type EpochSeconds, localDateAt } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import type { KeptLetter } from '../../domain/letter/KeptLetter.ts'
import { nextLetterAt } from '../../domain/letter/nextLetterAt.ts'
import { mailFor, type OutboxMail } from '../../domain/mail/outboxMail.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { LetterStore } from '../../store/letters.ts'
import type { ReadingStore } from '../../store/readings.ts'
import { type IsSuppressedNeeds, isSuppressed } from '../mail/suppressRecipient.ts'
import { stopped } from './changeLetter.ts'

export interface EnqueueLetterNeeds extends IsSuppressedNeeds {
  accounts: IsSuppressedNeeds['accounts'] & Pick<AccountStore, 'find'>
  letters: Pick<LetterStore, 'find' | 'replace' | 'enqueue'>
  readings: Pick<ReadingStore, 'findLatestDay'>
}

/** After so many letters during which nobody opened the dashboard none follows. */
export const MOST_UNOPENED = 30

interface Due {
  accountId: string
  now: EpochSeconds
}

/**
 * Moves a letter that is due to its next hour and puts its mail into the outbox, in one write: whatever dies between
 * any two lines, there is one mail of a day, or the letter is still due.
 */
export async function enqueueLetter(needs: EnqueueLetterNeeds, { accountId, now }: Due): Promise<boolean> {
  const seen = await needs.letters.find(accountId)
  if (seen?.dueAt === undefined || seen.dueAt > now) return false
  const account = (await needs.accounts.find(accountId))?.account
  if (account && (await isSuppressed(needs, { accountId, email: account.email, now })))
    return needs.letters.replace(accountId, seen, stopped(seen))
  const unopened = await countUnopened(needs, { accountId, letter: seen })
  if (unopened >= MOST_UNOPENED) return needs.letters.replace(accountId, seen, stopped(seen))

  const date = localDateAt(now, seen.zone)
  // A letter that is late beyond its day would tell of a day that is over.
  const isLate = localDateAt(seen.dueAt, seen.zone) !== date
  if (!account || isLate || !mayGetLetters(account)) return needs.letters.replace(accountId, seen, moved(seen, now))
  const next = moved({ ...seen, lastDate: date, unopened: unopened + 1 }, now)
  const mail = letterMail(next, { accountId, date, now })
  // Where the mail is there already, the letter need only move on.
  return mail && (await needs.letters.enqueue(accountId, { seen, next, mail }))
    ? true
    : needs.letters.replace(accountId, seen, next)
}

/** Nobody is written to at an address that they have not proven, nor before there is a Sun sign to write about. */
export const mayGetLetters = ({ status, emailVerified, birthDate }: Account): boolean =>
  status === 'active' && emailVerified && birthDate !== null

const moved = (letter: KeptLetter, now: EpochSeconds): KeptLetter => ({ ...letter, dueAt: nextLetterAt(letter, now) })

/** How many letters have come since the dashboard was last opened. Opening it on the day of a letter counts. */
async function countUnopened(
  { readings }: Pick<EnqueueLetterNeeds, 'readings'>,
  { accountId, letter: { lastDate, unopened } }: { accountId: string; letter: KeptLetter },
): Promise<number> {
  const opened = await readings.findLatestDay(accountId)
  return opened && lastDate !== undefined && opened.date >= lastDate ? 0 : unopened
}

function letterMail(
  { frequency, zone, unopened }: KeptLetter,
  { accountId, date, now }: Due & { date: string },
): OutboxMail | undefined {
  if (frequency === 'off') return undefined
  const letter = { date, zone, frequency, isLast: unopened >= MOST_UNOPENED }
  return mailFor({ kind: 'letter', accountId, occasion: date, letter, now })
}

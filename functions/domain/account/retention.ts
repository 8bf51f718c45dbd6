import { after, DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import { isSessionLive, type Session } from '../identity/sessionRules.ts'
import type { Account } from './account.ts'

const KEPT = 30 * DAY
const REMINDED_BEFORE = 7 * DAY
const PUT_OFF = 7 * DAY

/** When an account whose address nobody has verified may go. */
export const unverifiedUntil = ({ createdAt }: Pick<Account, 'createdAt'>): EpochSeconds => after(createdAt, KEPT)

/** The deletion that a new account with an unverified address starts with, due for a first look with the reminder. */
export const unverifiedDeletion = (account: Account) => ({
  accountId: account.id,
  dueAt: after(unverifiedUntil(account), -REMINDED_BEFORE),
  attempts: 0,
  reason: 'unverified' as const,
})

interface Look {
  account: Account
  hasEntitlement: boolean
  sessions: Session[]
  now: EpochSeconds
}

export type Verdict = { do: 'keep' | 'close' } | { do: 'remind' | 'wait'; until: EpochSeconds }

/**
 * What becomes of an account that began unverified. It is kept if its address has been verified or it ever had Premium.
 * If it was used within the last seven days, which a live session shows, it is kept for another week.
 */
export function reviewOfUnverified({ account, hasEntitlement, sessions, now }: Look): Verdict {
  const until = unverifiedUntil(account)
  if (account.emailVerified || hasEntitlement) return { do: 'keep' }
  if (now < until) return { do: 'remind', until }
  const isInUse = sessions.some((session) => isSessionLive(session, account, now))
  return isInUse ? { do: 'wait', until: after(now, PUT_OFF) } : { do: 'close' }
}

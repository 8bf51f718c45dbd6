import { invalidInput, rateLimited } from '../../../shared/contract/problem.ts'
import { normaliseEmail } from '../../../shared/domain/email.ts'
import { CODE_PAUSE_SECONDS } from '../../../shared/domain/limits.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { LimitStore } from '../../store/limits.ts'
import type { OutboxStore } from '../../store/outbox.ts'
import { limitCodes } from './limitCodes.ts'

export interface SendVerificationNeeds {
  limits: Pick<LimitStore, 'count' | 'hold'>
  outbox: Pick<OutboxStore, 'enqueue'>
  identityKey: (now: EpochSeconds) => Promise<string>
}

interface Sending {
  account: Account
  /** What the body names. Only the session's own address, or the one that waits to become it, gets codes. */
  email: string | undefined
  now: EpochSeconds
}

/** Sends the person a new code and link; false when there is nothing left to verify. */
export async function sendVerification(
  needs: SendVerificationNeeds,
  { account, email, now }: Sending,
): Promise<boolean> {
  const own = account.pendingEmail ?? account.email
  if (email && normaliseEmail(email) !== normaliseEmail(own)) {
    throw invalidInput({ email: 'We only send codes to your own email address.' })
  }
  if (account.emailVerified && !account.pendingEmail) return false
  await keepPace(needs, account, now)
  const occasion = String(now)
  await needs.outbox.enqueue(mailFor({ kind: 'verify', accountId: account.id, occasion, isCounted: true, now }))
  return true
}

async function keepPace(needs: SendVerificationNeeds, account: Account, now: EpochSeconds) {
  const key = await needs.identityKey(now)
  const pause = { now, seconds: CODE_PAUSE_SECONDS }
  const wait = await needs.limits.hold(pseudonym(key, `send-verification|${account.id}`), pause)
  if (wait !== undefined) throw rateLimited(wait)
  await limitCodes(needs, { account, now })
}

import { normaliseEmail } from '../../../shared/domain/email.ts'
import { type EpochSeconds, HOUR } from '../../../shared/domain/time.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import { mailFor } from '../../domain/mail/mailOrder.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { LimitStore } from '../../store/limits.ts'
import type { OutboxStore } from '../../store/outbox.ts'

export interface RequestPasswordResetNeeds {
  accounts: Pick<AccountStore, 'findIdByEmail'>
  limits: Pick<LimitStore, 'count'>
  outbox: Pick<OutboxStore, 'enqueue'>
  identityKey: (now: EpochSeconds) => Promise<string>
}

const MAILS_AN_HOUR = 3
/** Mails to it are dropped when they are due, so that asking for an unknown address costs the same work as for a known one. */
const NOBODY = 'usr_nobody'

/** Enqueues a reset link for whoever owns the address. Says nothing about whether anybody does. */
export async function requestPasswordReset(
  needs: RequestPasswordResetNeeds,
  { email, now }: { email: string; now: EpochSeconds },
) {
  const normalised = normaliseEmail(email)
  const key = pseudonym(await needs.identityKey(now), `reset|${normalised}`)
  const { n } = await needs.limits.count({ key, seconds: HOUR, now })
  const accountId = (await needs.accounts.findIdByEmail(normalised)) ?? NOBODY
  if (n > MAILS_AN_HOUR) return
  const occasion = `${key.slice(0, 12)}-${now}`
  await needs.outbox.enqueue(mailFor({ kind: 'reset', accountId, occasion, now }))
}

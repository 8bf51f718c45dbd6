import { normaliseEmail } from '../../../shared/domain/email.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { OutboxStore } from '../../store/outbox.ts'
import { type MailBudgetNeeds, spendMailBudget } from '../mail/spendMailBudget.ts'

export interface RequestPasswordResetNeeds extends MailBudgetNeeds {
  accounts: Pick<AccountStore, 'findIdByEmail'>
  outbox: Pick<OutboxStore, 'enqueue'>
}

/** Its mails are dropped when they are due, so that an unknown address costs the same work as a known one. */
const NOBODY = 'usr_nobody'

/** Enqueues a reset link for whoever owns the address. Says nothing about whether anybody does. */
export async function requestPasswordReset(
  needs: RequestPasswordResetNeeds,
  { email, now }: { email: string; now: EpochSeconds },
) {
  const normalised = normaliseEmail(email)
  const wait = await spendMailBudget(needs, { kind: 'reset', to: normalised, now })
  const accountId = (await needs.accounts.findIdByEmail(normalised)) ?? NOBODY
  if (wait !== undefined) return
  const occasion = `${pseudonym(await needs.identityKey(now), `reset|${normalised}`).slice(0, 12)}-${now}`
  await needs.outbox.enqueue(mailFor({ kind: 'reset', accountId, occasion, isCounted: true, now }))
}

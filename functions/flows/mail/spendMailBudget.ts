import { normaliseEmail } from '../../../shared/domain/email.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Proof } from '../../domain/account/proof.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import { mailBudgets } from '../../domain/mail/mailBudgets.ts'
import type { MailKind } from '../../domain/mail/outboxMail.ts'
import type { LimitStore } from '../../store/limits.ts'

export interface MailBudgetNeeds {
  limits: Pick<LimitStore, 'count'>
  identityKey: (now: EpochSeconds) => Promise<string>
}

interface Spending {
  kind: MailKind
  to: string
  /** How surely the address belongs to the account that the mail is about. */
  proof?: Proof
  now: EpochSeconds
}

/** Counts a mail against what its recipient may get, whichever account sends it; the seconds to wait, if one too many. */
export async function spendMailBudget(
  { limits, identityKey }: MailBudgetNeeds,
  { kind, to, proof = 'none', now }: Spending,
): Promise<number | undefined> {
  for (const { scope, max, seconds } of mailBudgets[kind][proof]) {
    const key = pseudonym(await identityKey(now), `mail|${scope}|${normaliseEmail(to)}`)
    const { n, endsAt } = await limits.count({ key, seconds, now })
    if (n > max) return endsAt - now
  }
  return undefined
}

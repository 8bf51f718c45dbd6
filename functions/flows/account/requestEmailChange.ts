import { Problem, rateLimited } from '../../../shared/contract/problem.ts'
import { normaliseEmail } from '../../../shared/domain/email.ts'
import { DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { proofOf } from '../../domain/account/proof.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import { mailFor, type OutboxMail } from '../../domain/mail/outboxMail.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { LimitStore } from '../../store/limits.ts'
import { limitCodes } from '../identity/limitCodes.ts'

export interface EmailChangeNeeds {
  accounts: Pick<AccountStore, 'findIdByEmail'>
  limits: Pick<LimitStore, 'count'>
  identityKey: (now: EpochSeconds) => Promise<string>
}

interface EmailChange {
  account: Account
  email: string
  now: EpochSeconds
}

const CHANGES_A_DAY = 3

/** What a request for another address writes: the address waits, its code goes there, and a notice to the old one. */
export async function requestEmailChange(
  needs: EmailChangeNeeds,
  { account, email, now }: EmailChange,
): Promise<{ changed: Partial<Account>; mails: OutboxMail[] }> {
  const isOwn = normaliseEmail(email) === normaliseEmail(account.email)
  if (isOwn || email === account.pendingEmail) return { changed: isOwn ? { pendingEmail: null } : {}, mails: [] }
  const key = await needs.identityKey(now)
  const changes = { key: pseudonym(key, `email-change|${account.id}`), seconds: DAY, now }
  const { n, endsAt } = await needs.limits.count(changes)
  if (n > CHANGES_A_DAY) throw rateLimited(endsAt - now)
  if (await needs.accounts.findIdByEmail(normaliseEmail(email))) throw new Problem('EMAIL_TAKEN')
  await limitCodes(needs, { account: { ...account, pendingEmail: email }, now })
  const mail = { accountId: account.id, occasion: `${account.version}-${now}`, now }
  return {
    changed: { pendingEmail: email },
    mails: [
      mailFor({ ...mail, kind: 'verify', isCounted: true }),
      mailFor({ ...mail, kind: 'emailChangeAsked', to: account.email, proof: proofOf(account) }),
    ],
  }
}

import { Problem, rateLimited } from '../../../shared/contract/problem.ts'
import { normaliseEmail } from '../../../shared/domain/email.ts'
import { DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { codeSubject } from '../../domain/identity/codeSubject.ts'
import { hashOf } from '../../domain/identity/token.ts'
import { mailFor, type OutboxMail } from '../../domain/mail/outboxMail.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { LimitStore } from '../../store/limits.ts'
import { limitCodes } from '../identity/limitCodes.ts'

export interface EmailChangeNeeds {
  accounts: Pick<AccountStore, 'findIdByEmail'>
  limits: Pick<LimitStore, 'count'>
  identityKey: (now: EpochSeconds) => Promise<string>
}

interface Wish {
  account: Account
  email: string
  now: EpochSeconds
}

const CHANGES_A_DAY = 3

/** What a wish for another address writes: the address waits, its code goes there, and the old one is told. */
export async function requestEmailChange(
  needs: EmailChangeNeeds,
  { account, email, now }: Wish,
): Promise<{ changed: Partial<Account>; mails: OutboxMail[] }> {
  const isOwn = normaliseEmail(email) === normaliseEmail(account.email)
  if (isOwn || email === account.pendingEmail) return { changed: isOwn ? { pendingEmail: null } : {}, mails: [] }
  const { n, endsAt } = await needs.limits.count({ key: hashOf(`email-change|${account.id}`), seconds: DAY, now })
  if (n > CHANGES_A_DAY) throw rateLimited(endsAt - now)
  if (await needs.accounts.findIdByEmail(normaliseEmail(email))) throw new Problem('EMAIL_TAKEN')
  const subject = codeSubject({ ...account, pendingEmail: email }, await needs.identityKey(now))
  await limitCodes(needs, { subject, now })
  const order = { accountId: account.id, occasion: `${account.version}-${now}`, now }
  return {
    changed: { pendingEmail: email },
    mails: [mailFor({ ...order, kind: 'verify' }), mailFor({ ...order, kind: 'emailChangeAsked', to: account.email })],
  }
}

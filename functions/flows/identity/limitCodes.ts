import { rateLimited } from '../../../shared/contract/problem.ts'
import { type EpochSeconds, HOUR } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { codeSubject } from '../../domain/identity/codeSubject.ts'
import { hashOf } from '../../domain/identity/token.ts'
import { type MailBudgetNeeds, spendMailBudget } from '../mail/spendMailBudget.ts'

interface Asking {
  account: Pick<Account, 'email' | 'pendingEmail'>
  now: EpochSeconds
}

const CODES_AN_HOUR = 5

/** Counts a mail with a code before it is sent, so that whoever asks for one too many can be told when to come back. */
export async function limitCodes(needs: MailBudgetNeeds, { account, now }: Asking): Promise<void> {
  const key = hashOf(`send-verification|${codeSubject(account, await needs.identityKey(now))}`)
  const { n, endsAt } = await needs.limits.count({ key, seconds: HOUR, now })
  if (n > CODES_AN_HOUR) throw rateLimited(endsAt - now)
  const wait = await spendMailBudget(needs, { kind: 'verify', to: account.pendingEmail ?? account.email, now })
  if (wait !== undefined) throw rateLimited(wait)
}

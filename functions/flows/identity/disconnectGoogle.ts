import { Problem } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { AccountStore } from '../../store/accounts.ts'

interface Needs {
  accounts: Pick<AccountStore, 'replace'>
}

/** Takes the Google account off, unless it is the only way in. Without one there is nothing to do. */
export async function disconnectGoogle(needs: Needs, { account, now }: { account: Account; now: EpochSeconds }) {
  if (account.googleSub === null) return account
  if (account.passwordHash === null) throw new Problem('LAST_WAY_IN')
  const mails = [mailFor({ kind: 'googleUnlinked', accountId: account.id, occasion: `${account.version}`, now })]
  const unlinkedGoogle = account.googleSub
  const written = await needs.accounts.replace(account, { ...account, googleSub: null }, { mails, unlinkedGoogle })
  if (!written) throw new Problem('CONFLICT')
  return written
}

import type { AuthError } from '../../../shared/domain/authError.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { GoogleIdentity } from '../../gateways/google.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { GoogleStore } from '../../store/google.ts'

interface Needs {
  accounts: Pick<AccountStore, 'replace'>
  googleSignIns: Pick<GoogleStore, 'findIdBySub'>
}

interface Connection {
  account: Account
  identity: GoogleIdentity
  now: EpochSeconds
}

/** Links a Google account to the one that is signed in; answers why not, or nothing. */
export async function connectGoogle(
  needs: Needs,
  { account, identity, now }: Connection,
): Promise<AuthError | undefined> {
  if (!identity.isEmailVerified) return 'google_unverified'
  const owner = await needs.googleSignIns.findIdBySub(identity.sub)
  if (owner === account.id) return undefined
  if (owner !== undefined || account.googleSub !== null) return 'google_in_use'
  const mails = [mailFor({ kind: 'googleLinked', accountId: account.id, occasion: `${account.version}`, now })]
  const linkedGoogle = identity.sub
  const written = await needs.accounts.replace(
    account,
    { ...account, googleSub: identity.sub },
    { mails, linkedGoogle },
  )
  return written ? undefined : 'google_in_use'
}

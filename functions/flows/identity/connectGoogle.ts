import type { AuthError } from '../../../shared/domain/authError.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { GoogleIdentity } from '../../gateways/google.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { GoogleStore } from '../../store/google.ts'

interface Needs {
  accounts: Pick<AccountStore, 'find' | 'replace'>
  googleSignIns: Pick<GoogleStore, 'findIdBySub'>
}

interface Connection {
  account: Account
  identity: GoogleIdentity
  now: EpochSeconds
}

const TRIES = 4

/**
 * Links a Google account to the one that is signed in; answers why not, or nothing. Whoever loses a race looks again:
 * another tab of the same person may have done it, or have changed something else.
 */
export async function connectGoogle(
  needs: Needs,
  { account, identity, now }: Connection,
): Promise<AuthError | undefined> {
  if (!identity.isEmailVerified) return 'google_unverified'
  let seen = account
  for (let tried = 0; tried < TRIES; tried += 1) {
    const owner = await needs.googleSignIns.findIdBySub(identity.sub)
    if (owner === account.id) return undefined
    if (owner !== undefined || seen.googleSub !== null) return 'google_in_use'
    const mails = [mailFor({ kind: 'googleLinked', accountId: seen.id, occasion: `${seen.version}`, now })]
    const next = { ...seen, googleSub: identity.sub }
    if (await needs.accounts.replace(seen, next, { mails, linkedGoogle: identity.sub })) return undefined
    const current = (await needs.accounts.find(account.id))?.account
    if (current?.sessionEpoch !== account.sessionEpoch) return 'signed_out'
    seen = current
  }
  return 'google_conflict'
}

import { type Account, newAccount } from '../../functions/domain/account/account.ts'
import type { Entitlement } from '../../functions/domain/billing/entitlement.ts'
import { hashOf, newToken } from '../../functions/domain/identity/token.ts'
import { accountStore } from '../../functions/store/accounts.ts'
import { entitlementStore } from '../../functions/store/entitlements.ts'
import { sessionStore } from '../../functions/store/sessions.ts'
import { normaliseEmail } from '../../shared/domain/email.ts'
import { after } from '../../shared/domain/time.ts'
import { anEntitlement } from '../makers/anEntitlement.ts'
import { aPasswordHash } from '../makers/aPasswordHash.ts'
import { aSession } from '../makers/aSession.ts'
import { aBrowser } from './aBrowser.ts'
import type { Backend } from './openBackend.ts'

export const PASSWORD = 'correct horse'

interface Changes {
  account?: Partial<Account>
  entitlement?: Partial<Entitlement>
}

let memberCount = 0

/** Somebody with an account and an open session, put straight into the table: their password costs next to nothing. */
export async function aSignedInMember(backend: Backend, { account: changes, entitlement }: Changes = {}) {
  memberCount += 1
  const now = backend.now()
  const id = `usr_${memberCount}resident`
  const email = `resident-${memberCount}@example.com`
  const passwordHash = await aPasswordHash(PASSWORD)
  const fresh = newAccount({ id, email, firstName: 'Jane', lastName: 'Doe', passwordHash, now })
  const account: Account = { ...fresh, ...changes }
  const claim = { email: normaliseEmail(account.email), claim: newToken() }
  const accounts = accountStore(backend.table)
  await accounts.claimEmail({ ...claim, until: after(now, 30), now })
  await accounts.create(account, claim, account.googleSub ? { linkedGoogle: account.googleSub } : {})
  if (entitlement)
    await entitlementStore(backend.table).replace(id, undefined, { claim: anEntitlement(entitlement), now })
  return { ...(await signedIn(backend, account)), id, email: account.email }
}

/** Another browser of somebody who has an account: their session is fresh. */
export async function signedIn(backend: Backend, account: Pick<Account, 'id' | 'sessionEpoch'>) {
  const token = newToken()
  const opened = { createdAt: backend.now(), lastSeenAt: backend.now() }
  const session = aSession({ ...opened, tokenHash: hashOf(token), accountId: account.id, epoch: account.sessionEpoch })
  await sessionStore(backend.table).open(session)
  return aBrowser(backend, new Map([['__Host-session', token]]))
}

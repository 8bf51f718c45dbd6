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
import { aGuest } from './aGuest.ts'
import type { House } from './openHouse.ts'

export const PASSWORD = 'correct horse'

interface Changes {
  account?: Partial<Account>
  entitlement?: Partial<Entitlement>
}

let residents = 0

/** Somebody with an account and an open session, put straight into the table: their password costs next to nothing. */
export async function aResident(house: House, { account: changes, entitlement }: Changes = {}) {
  residents += 1
  const now = house.now()
  const id = `usr_${residents}resident`
  const email = `resident-${residents}@example.com`
  const passwordHash = await aPasswordHash(PASSWORD)
  const fresh = newAccount({ id, email, firstName: 'Jane', lastName: 'Doe', passwordHash, now })
  const account: Account = { ...fresh, ...changes }
  const claim = { email: normaliseEmail(account.email), claim: newToken() }
  const accounts = accountStore(house.table)
  await accounts.claimEmail({ ...claim, until: after(now, 30), now })
  await accounts.create(account, claim, account.googleSub ? { linkedGoogle: account.googleSub } : {})
  if (entitlement) await entitlementStore(house.table).replace(id, undefined, anEntitlement(entitlement))
  return { ...(await signedIn(house, account)), id, email: account.email }
}

async function signedIn(house: House, account: Account) {
  const token = newToken()
  const opened = { createdAt: house.now(), lastSeenAt: house.now() }
  const session = aSession({ ...opened, tokenHash: hashOf(token), accountId: account.id, epoch: account.sessionEpoch })
  await sessionStore(house.table).open(session)
  return aGuest(house, new Map([['__Host-session', token]]))
}

import { normaliseEmail } from '../../../shared/domain/email.ts'
import type { Account } from '../../domain/account/account.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { GoogleStore } from '../../store/google.ts'

export interface InspectIdentityNeeds {
  accounts: Pick<AccountStore, 'findIdByEmail'>
  googleSignIns: Pick<GoogleStore, 'findIdBySub'>
}

/** Whether the address and the Google link of an account lead back to it, and to nobody else. */
export async function isFoundByItsIdentity(
  { accounts, googleSignIns }: InspectIdentityNeeds,
  { id, email, googleSub }: Account,
): Promise<boolean> {
  const owners = await Promise.all([
    accounts.findIdByEmail(normaliseEmail(email)),
    googleSub === null ? id : googleSignIns.findIdBySub(googleSub),
  ])
  return owners.every((owner) => owner === id)
}

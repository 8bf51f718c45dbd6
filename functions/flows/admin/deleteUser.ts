import { adminUserOf } from '../../domain/admin/adminUserOf.ts'
import { type CloseAccountNeeds, closeAccount } from '../account/closeAccount.ts'
import { type AdminRequest, noAccount, requireStatus } from './readTarget.ts'

/**
 * Closes an account for good, as its owner could: from now on nobody gets in, and a job ends what it pays for and erases
 * the rest. While that is under way the answer is the same.
 */
export async function deleteUser(needs: CloseAccountNeeds, { accountId, expectedStatus, now }: AdminRequest) {
  const record = await needs.accounts.find(accountId)
  if (!record || record.account.status === 'unknown') throw noAccount()
  const { account, entitlement } = record
  const before = adminUserOf(account, entitlement, now)
  if (account.status === 'active') requireStatus(before, expectedStatus)
  await closeAccount(needs, { account, now, isByOperator: true })
  return { before, user: null }
}

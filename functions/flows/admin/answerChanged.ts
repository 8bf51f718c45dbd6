import type { AdminUser } from '../../../shared/domain/admin.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { adminUserOf } from '../../domain/admin/adminUserOf.ts'
import type { AccountStore } from '../../store/accounts.ts'
import { noAccount } from './readTarget.ts'

interface Changed {
  before: AdminUser
  user: AdminUser
}

/** What an action answers: the account before it and after it. */
export async function answerChanged(
  { accounts }: { accounts: Pick<AccountStore, 'find'> },
  { before, now }: { before: AdminUser; now: EpochSeconds },
): Promise<Changed> {
  const record = await accounts.find(before.id)
  if (!record) throw noAccount()
  return { before, user: adminUserOf(record.account, record.entitlement, now) }
}

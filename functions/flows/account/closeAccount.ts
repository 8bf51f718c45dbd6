import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { type Account, closedAccount } from '../../domain/account/account.ts'
import type { JobTrigger } from '../../domain/ports/jobTrigger.ts'
import { stillSignedIn, type UpdateAccountNeeds, updateAccount } from './updateAccount.ts'

export interface CloseAccountNeeds extends UpdateAccountNeeds {
  triggerDeletion: JobTrigger
}

interface Closing {
  account: Account
  now: EpochSeconds
  /** An operator closes it whoever is signed in to it. */
  isByOperator?: boolean
}

/**
 * Shuts an account for good. From this write on nobody gets in, and the deletion is due; the job erases the rest and
 * can start over wherever it stopped. One that is closed already stays as it is.
 */
export async function closeAccount(
  needs: CloseAccountNeeds,
  { account, now, isByOperator = false }: Closing,
): Promise<Account> {
  const check = (current: Account) => (isByOperator ? current : stillSignedIn(account, current))
  const closed = await updateAccount(needs, {
    account,
    change: (current) => (current.status === 'deleting' ? current : closedAccount(check(current))),
    items: { deletion: { accountId: account.id, dueAt: now, attempts: 0, reason: 'closed' }, relistedAt: now },
  })
  await needs.triggerDeletion([{ id: account.id, dueAt: now }])
  return closed
}

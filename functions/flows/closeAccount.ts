import type { EpochSeconds } from '../../shared/domain/time.ts'
import { type Account, closedAccount } from '../domain/account.ts'
import { type ChangeAccountNeeds, changeAccount } from './changeAccount.ts'

/**
 * Shuts an account for good. From this write on nobody gets in, and the deletion is owed; the job erases the rest and
 * can start over wherever it stopped.
 */
export const closeAccount = (needs: ChangeAccountNeeds, { account, now }: { account: Account; now: EpochSeconds }) =>
  changeAccount(needs, {
    account,
    change: closedAccount,
    companions: { deletion: { accountId: account.id, dueAt: now, attempts: 0, reason: 'closed' } },
  })

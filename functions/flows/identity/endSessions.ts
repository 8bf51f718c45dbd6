import type { Account } from '../../domain/account/account.ts'
import { type UpdateAccountNeeds, updateAccount } from '../account/updateAccount.ts'

/**
 * Ends every session of an account at once: each carries the epoch that it was opened in. The address that one of them
 * may have asked for goes with them, or a thief would move the account there by its link.
 */
export const endSessions = (needs: UpdateAccountNeeds, account: Account): Promise<Account> =>
  updateAccount(needs, {
    account,
    change: (current) => ({ ...current, pendingEmail: null, sessionEpoch: current.sessionEpoch + 1 }),
  })

import type { Account } from '../../domain/account/account.ts'
import { type UpdateAccountNeeds, updateAccount } from '../account/updateAccount.ts'

/**
 * Ends every session of an account at once: each carries the epoch that it was opened in. The address that one of them
 * may have asked for goes with them, or a thief would move the account there by its link. Where something else has ended
 * them meanwhile nothing is left to do: the sessions of the new epoch are those of whoever took the account back.
 */
export const endSessions = (needs: UpdateAccountNeeds, account: Account): Promise<Account> =>
  updateAccount(needs, {
    account,
    change: (current) =>
      current.sessionEpoch === account.sessionEpoch
        ? { ...current, pendingEmail: null, sessionEpoch: current.sessionEpoch + 1 }
        : current,
  })

import type { Account } from '../domain/account.ts'
import { type ChangeAccountNeeds, changeAccount } from './changeAccount.ts'

/** Ends every session of an account at once: each carries the epoch that it was opened in. */
export const endSessions = (needs: ChangeAccountNeeds, account: Account): Promise<Account> =>
  changeAccount(needs, {
    account,
    change: (current) => ({ ...current, sessionEpoch: current.sessionEpoch + 1 }),
  })

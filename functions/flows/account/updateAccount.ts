import { Problem } from '../../../shared/contract/problem.ts'
import type { Account } from '../../domain/account/account.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { TransactionItems } from '../../store/transactionItems.ts'

export interface UpdateAccountNeeds {
  accounts: Pick<AccountStore, 'find' | 'replace'>
}

interface Change {
  account: Account
  change: (account: Account) => Account
  /** What is written in the same transaction. */
  items?: TransactionItems
}

const TRIES = 4

/**
 * Applies a change to the newest version of an account. Two tabs may save at once: whoever loses applies the same
 * change again to what the other one wrote, so neither answer is lost. A change that answers what it was given writes
 * nothing.
 */
export async function updateAccount(needs: UpdateAccountNeeds, { account, change, items }: Change): Promise<Account> {
  let seen: Account | undefined = account
  for (let tried = 0; tried < TRIES && seen; tried += 1) {
    const next = change(seen)
    if (next === seen) return seen
    const written = await needs.accounts.replace(seen, next, items)
    if (written) return written
    seen = (await needs.accounts.find(account.id))?.account
  }
  throw new Problem('CONFLICT')
}

/**
 * Refuses to go on for somebody whose sessions were ended since their request began: a thief must not write to what
 * the owner has just taken back. Inside a change it holds for the very version that is written over.
 */
export function stillSignedIn({ sessionEpoch }: Account, current: Account): Account {
  if (current.sessionEpoch !== sessionEpoch) throw new Problem('UNAUTHORIZED')
  return current
}

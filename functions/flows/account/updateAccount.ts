import { Problem } from '../../../shared/contract/problem.ts'
import type { Account } from '../../domain/account/account.ts'
import type { PeopleStore } from '../../store/accounts.ts'
import type { Companions } from '../../store/transactionItems.ts'

export interface ChangeAccountNeeds {
  people: Pick<PeopleStore, 'find' | 'replace'>
}

interface Change {
  account: Account
  change: (account: Account) => Account
  /** What is written in the same transaction. */
  companions?: Companions
}

const TRIES = 4

/**
 * Applies a change to the newest version of an account. Two tabs may save at once: whoever loses applies the same
 * change again to what the other one wrote, so neither answer is lost. A change that answers what it was given writes
 * nothing.
 */
export async function changeAccount(
  needs: ChangeAccountNeeds,
  { account, change, companions }: Change,
): Promise<Account> {
  let seen: Account | undefined = account
  for (let tried = 0; tried < TRIES && seen; tried += 1) {
    const next = change(seen)
    if (next === seen) return seen
    const written = await needs.people.replace(seen, next, companions)
    if (written) return written
    seen = (await needs.people.find(account.id))?.account
  }
  throw new Problem('CONFLICT')
}

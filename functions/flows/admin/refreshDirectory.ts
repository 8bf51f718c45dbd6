import { isDeepStrictEqual } from 'node:util'
import { Problem } from '../../../shared/contract/problem.ts'
import { statesOf } from '../../../shared/domain/adminRules.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { adminUserOf } from '../../domain/admin/adminUserOf.ts'
import { countedOf } from '../../domain/admin/counted.ts'
import { counterChanges } from '../../domain/admin/counterChanges.ts'
import { searchWordsOf } from '../../domain/admin/searchWords.ts'
import type { AccountRecord, AccountStore } from '../../store/accounts.ts'
import type { CheckoutStore } from '../../store/checkouts.ts'
import type { DirectoryEntry, DirectoryStore } from '../../store/directory.ts'

export interface RefreshDirectoryNeeds {
  accounts: Pick<AccountStore, 'find'>
  checkouts: Pick<CheckoutStore, 'find'>
  directory: Pick<DirectoryStore, 'find' | 'commit' | 'remove'>
}

interface Refresh {
  accountId: string
  now: EpochSeconds
}

/**
 * `same`: nothing to write. `due`: a change was waiting to be seen, and has been. `wrong`: the directory differed though
 * nothing was waiting.
 */
export type Refreshed = 'same' | 'due' | 'wrong'

const TRIES = 5

/**
 * Makes the directory say about a person what their account and entitlement say now. May run any number of times and at
 * once: the entry is read before the account, and its write holds for the version that was read, which every change of
 * the account moves.
 */
export async function refreshDirectory(needs: RefreshDirectoryNeeds, { accountId, now }: Refresh): Promise<Refreshed> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const seen = await needs.directory.find(accountId)
    const record = await needs.accounts.find(accountId)
    const refreshed = await write(needs, { accountId, seen, record, now })
    if (refreshed) return refreshed
  }
  throw new Problem('CONFLICT')
}

interface Looked extends Refresh {
  seen: DirectoryEntry | undefined
  record: AccountRecord | undefined
}

/** Undefined when something has changed since it was read. */
async function write(needs: RefreshDirectoryNeeds, looked: Looked): Promise<Refreshed | undefined> {
  const { accountId, seen, record, now } = looked
  if (!record || record.account.status === 'deleting') {
    if (!seen) return 'same'
    const gone = { before: seen.counted, next: undefined, isNew: false, createdAt: now, now }
    return (await needs.directory.remove(accountId, seen, counterChanges(gone))) ? 'due' : undefined
  }
  const { account } = record
  const counted = countedOf({ ...(await factsOf(needs, record)), before: seen?.counted, now })
  const words = searchWordsOf(account)
  const states = statesOf(adminUserOf(account, record.entitlement, now))
  const isSame =
    seen !== undefined &&
    isDeepStrictEqual(seen.counted, counted) &&
    isSameSet(seen.words, words) &&
    isSameSet(seen.states, states) &&
    seen.isEnding === (counted.trialEndsAt !== null)
  if (isSame && seen.dueAt === undefined) return 'same'

  const isNew = seen?.isNew === true
  const changes = counterChanges({ before: seen?.counted, next: counted, isNew, createdAt: account.createdAt, now })
  if (!(await needs.directory.commit({ account, seen, counted, words, states, changes }))) return undefined
  return seen && seen.dueAt === undefined ? 'wrong' : 'due'
}

/** The checkout is asked for its price only where there is one to count. */
const factsOf = async ({ checkouts }: RefreshDirectoryNeeds, { account, entitlement }: AccountRecord) => ({
  entitlement,
  checkout: entitlement?.source === 'stripe' ? await checkouts.find(account.id) : undefined,
})

const isSameSet = (a: string[], b: string[]): boolean => isDeepStrictEqual([...a].sort(), [...b].sort())

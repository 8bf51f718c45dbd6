import type { Account } from '../../../functions/domain/account/account.ts'
import { adminUserOf } from '../../../functions/domain/admin/adminUserOf.ts'
import { countedOf } from '../../../functions/domain/admin/counted.ts'
import { counterChanges } from '../../../functions/domain/admin/counterChanges.ts'
import { searchWordsOf } from '../../../functions/domain/admin/searchWords.ts'
import type { Entitlement } from '../../../functions/domain/billing/entitlement.ts'
import { directoryStore } from '../../../functions/store/directory.ts'
import { newEntry } from '../../../functions/store/directoryEntry.ts'
import { dueAttributes } from '../../../functions/store/dueIndex.ts'
import { keys } from '../../../functions/store/keys.ts'
import { shardOf } from '../../../functions/store/shardOf.ts'
import { statesOf } from '../../../shared/domain/adminRules.ts'
import { after, type EpochSeconds } from '../../../shared/domain/time.ts'
import { type Item, recordedRows } from './recordedRows.ts'

interface Person {
  account: Account
  entitlement: Entitlement | undefined
  now: EpochSeconds
}

const countedIn = ({ entitlement, now }: Person) =>
  countedOf({ entitlement, checkout: undefined, before: undefined, now })

const statesIn = ({ account, entitlement, now }: Person) => statesOf(adminUserOf(account, entitlement, now))

/** The entry of somebody who has been counted, and the words that they are found by. */
export const directoryRows = (person: Person): Promise<Item[]> => {
  const { account } = person
  const words = searchWordsOf(account)
  const entry = { account, seen: undefined, counted: countedIn(person), words, states: statesIn(person), changes: [] }
  return recordedRows((table) => directoryStore(table).commit(entry))
}

/** The entry of somebody whom the job has not looked at yet. */
export function newcomerRow({ id, createdAt }: Account, now: EpochSeconds): Item {
  const dueAt = after(now, -60)
  return { ...newEntry({ id, createdAt }), dueAt, ...dueAttributes({ kind: 'DIRECTORY', id, at: dueAt }) }
}

/** The counters of everybody who has been counted. */
export function counterRows(people: Iterable<Person>): Item[] {
  const rows = new Map<string, Item>()
  for (const person of people) {
    const { account, now } = person
    const { id, createdAt } = account
    const changes = counterChanges({ before: undefined, next: countedIn(person), isNew: false, createdAt, now })
    for (const { counter, add } of changes) {
      const key = keys.counter(shardOf(id), counter)
      const row = rows.get(`${key.pk} ${key.sk}`) ?? key
      const sums = Object.entries(add).map(([name, by]) => [name, Number((row as Item)[name] ?? 0) + by])
      rows.set(`${key.pk} ${key.sk}`, { ...row, ...Object.fromEntries(sums) })
    }
  }
  return [...rows.values()]
}

import { QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { UserState } from '../../shared/domain/admin.ts'
import { EpochSeconds } from '../../shared/domain/time.ts'
import { Counted } from '../domain/admin/counted.ts'
import type { CounterChange } from '../domain/admin/counterChanges.ts'
import { counterUpdate } from './counterUpdate.ts'
import { DIRECTORY, type Listed, listed, lookAgain } from './directoryEntry.ts'
import { dueIndex } from './dueIndex.ts'
import { idIn, keys, searchKeys } from './keys.ts'
import { shardOf } from './shardOf.ts'
import { guardedUpdate, type Table, wrote } from './table.ts'

/** What the directory knows of a person. `version` moves with every change of theirs and with every look at them. */
export type DirectoryEntry = z.infer<typeof Row> & {
  words: string[]
  states: string[]
  /** Whether the queue of trials that end has the person. */
  isEnding: boolean
}
const Row = z.object({
  version: z.int(),
  /** How the counters hold the person; missing until they have been counted. */
  counted: z.optional(Counted),
  /** Not counted yet since they have just joined, rather than since they are older than the directory. */
  isNew: z.optional(z.literal(true)),
  /** Something about the person has changed since the last look. */
  dueAt: z.optional(EpochSeconds),
})

interface Commit {
  account: Listed
  seen: DirectoryEntry | undefined
  counted: Counted
  words: string[]
  /** Under which filters of the list the person is found. */
  states: readonly UserState[]
  changes: CounterChange[]
}

export function directoryStore(table: Table) {
  const { client, name: TableName } = table
  const index = dueIndex(table)
  const STATE = keys.listedState('', '').sk
  const WORD = keys.searchWord('', '').sk
  const ENDS = keys.trialEnd('').sk.slice(STATE.length)

  const counters = (accountId: string, changes: CounterChange[]) =>
    changes.map((change) => ({ Update: { TableName, ...counterUpdate(accountId, change) } }))

  const removed = (
    accountId: string,
    { words, states, isEnding }: Pick<DirectoryEntry, 'words' | 'states' | 'isEnding'>,
  ) =>
    [
      ...(isEnding ? [keys.trialEnd(accountId)] : []),
      ...words.map((word) => keys.searchWord(accountId, word)),
      ...states.map((state) => keys.listedState(accountId, state)),
    ].map((Key) => ({ Delete: { TableName, Key } }))

  return {
    /** Fails when the row is of a release that counts in another way: to count anew would count twice. */
    async find(accountId: string): Promise<DirectoryEntry | undefined> {
      const { pk, sk } = keys.directory(accountId)
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName,
          ConsistentRead: true,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
          ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
        }),
      )
      const row = Items.find((item) => item.sk === sk)
      const after = (prefix: string) =>
        Items.flatMap(({ sk }) => (String(sk).startsWith(prefix) ? [String(sk).slice(prefix.length)] : []))
      return (
        row && {
          ...Row.parse(row),
          words: after(WORD).filter((word) => !word.startsWith(' ')),
          states: after(STATE).filter((state) => state !== ENDS),
          isEnding: after(STATE).includes(ENDS),
        }
      )
    },

    /**
     * Writes how a person is counted and found, and moves the counters by the difference, in one transaction: however
     * often it is tried and wherever it breaks off, each person is counted once. False when something has changed since
     * the entry was seen.
     */
    commit({ account: { id, createdAt }, seen, counted, words, states, changes }: Commit): Promise<boolean> {
      const changed = {
        counted,
        ...listed({ id, createdAt }),
        isNew: undefined,
        dueAt: undefined,
        duePk: undefined,
        dueSk: undefined,
      }
      const row = { TableName, ...guardedUpdate(keys.directory(id), seen, changed) }
      const known = { words: seen?.words ?? [], states: seen?.states ?? [] }
      const { trialEndsAt } = counted
      const isEndKnown = seen?.isEnding === true && seen.counted?.trialEndsAt === trialEndsAt
      return wrote(
        client.send(
          new TransactWriteCommand({
            TransactItems: [
              { Update: row },
              // An account that was erased meanwhile leaves no entry whose version could have moved.
              ...(seen ? [] : [{ ConditionCheck: isOpen(TableName, id) }]),
              ...words
                .filter((word) => !known.words.includes(word))
                .map((word) => ({ Put: { TableName, Item: wordRow({ id, createdAt }, word) } })),
              ...states
                .filter((state) => !known.states.includes(state))
                .map((state) => ({ Put: { TableName, Item: stateRow({ id, createdAt }, state) } })),
              ...(trialEndsAt !== null && !isEndKnown ? [{ Put: { TableName, Item: endRow(id, trialEndsAt) } }] : []),
              ...removed(id, {
                isEnding: seen?.isEnding === true && trialEndsAt === null,
                words: known.words.filter((word) => !words.includes(word)),
                states: known.states.filter((state) => !states.some((each) => each === state)),
              }),
              ...counters(id, changes),
            ],
          }),
        ),
      )
    },

    /** Takes somebody out who is gone, and out of the counters. False when something has changed since. */
    remove(accountId: string, seen: DirectoryEntry, changes: CounterChange[]): Promise<boolean> {
      const row = {
        TableName,
        Key: keys.directory(accountId),
        ConditionExpression: 'version = :seen',
        ExpressionAttributeValues: { ':seen': seen.version },
      }
      const TransactItems = [{ Delete: row }, ...removed(accountId, seen), ...counters(accountId, changes)]
      return wrote(client.send(new TransactWriteCommand({ TransactItems })))
    },

    /** The accounts that have changed since the directory looked at them, the oldest change first. */
    listDue: async (now: EpochSeconds): Promise<string[]> =>
      (await index.list({ kind: DIRECTORY, now })).map(idIn.account),

    /** As `listDue`, for somebody who only looks: moves nothing. */
    listWaiting: async (now: EpochSeconds): Promise<string[]> =>
      (await index.listOverdue({ kind: DIRECTORY, by: now })).map(idIn.account),

    /** Puts a look off that failed: it must not block the others. */
    async postpone(accountId: string, until: EpochSeconds): Promise<void> {
      const update = lookAgain(TableName, accountId, until)
      const isStillDue = { ConditionExpression: 'attribute_exists(duePk)' }
      await wrote(client.send(new UpdateCommand({ ...update, ...isStillDue })))
    },
  }
}
export type DirectoryStore = ReturnType<typeof directoryStore>

const wordRow = ({ id, createdAt }: Listed, word: string) => ({
  ...keys.searchWord(id, word),
  searchPk: searchKeys.words(Array.from(word)[0]!, shardOf(id)),
  searchSk: searchKeys.word(word, searchKeys.joined(createdAt, id)),
})

const stateRow = ({ id, createdAt }: Listed, state: UserState) => ({
  ...keys.listedState(id, state),
  searchPk: searchKeys.state(state, shardOf(id)),
  searchSk: searchKeys.joined(createdAt, id),
})

const endRow = (id: string, trialEndsAt: EpochSeconds) => ({
  ...keys.trialEnd(id),
  searchPk: searchKeys.ending(shardOf(id)),
  searchSk: searchKeys.joined(trialEndsAt, id),
})

const isOpen = (TableName: string, accountId: string) => ({
  TableName,
  Key: keys.profile(accountId),
  ConditionExpression: 'attribute_exists(pk) AND #status <> :deleting',
  ExpressionAttributeNames: { '#status': 'status' },
  ExpressionAttributeValues: { ':deleting': 'deleting' },
})

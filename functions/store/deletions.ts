import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { after, DAY, EpochSeconds, MINUTE } from '../../shared/domain/time.ts'
import { dueAttributes, dueIndex } from './dueIndex.ts'
import { keys } from './keys.ts'
import { type Table, unlessLost, wrote } from './table.ts'

/** A deletion that is owed. */
export type Deletion = z.infer<typeof Deletion>
export const Deletion = z.object({
  accountId: z.string(),
  dueAt: EpochSeconds,
  attempts: z.int(),
  /** Their person closed them, or they were made with an address that somebody has yet to confirm. */
  reason: z._default(z.enum(['closed', 'unconfirmed']), 'closed'),
})

/** A row that this release cannot read: one of another release, as after a roll-back. */
interface UnreadableDeletion {
  accountId: string
  dueAt: EpochSeconds
  attempts: number
  reason: 'unreadable'
}
type Claim = Pick<Deletion, 'accountId' | 'dueAt' | 'attempts'>

const Counted = z.object({ dueAt: EpochSeconds, attempts: z.int() })
const DELETION = 'DELETION'
const LEASE = 5 * MINUTE
/** An unconfirmed account is first looked at after weeks. */
const AHEAD = 35 * DAY
const CLAIMABLE =
  'attribute_exists(duePk) AND dueAt <= :now AND (attribute_not_exists(leasedUntil) OR leasedUntil <= :now)'

/** Whoever closes their account meanwhile writes a debt of their own, and that one stays, claimed as often or not. */
const AS_CLAIMED = 'attempts = :attempts AND dueAt = :dueAt'

export const deletionRow = (deletion: Deletion) => ({
  ...keys.deletion(deletion.accountId),
  ...deletion,
  ...dueAttributes({ kind: DELETION, id: deletion.accountId, at: deletion.dueAt }),
})

export function deletionStore(table: Table) {
  const { client, name } = table
  const due = dueIndex(table)
  return {
    /** The ids of the accounts whose deletion is owed. */
    listDue: async (now: EpochSeconds): Promise<string[]> =>
      (await due.list({ kind: DELETION, ahead: AHEAD, now })).map((pk) => pk.slice(keys.deletion('').pk.length)),

    /** Takes a deletion for five minutes; undefined when another run has it or it is done. */
    async claim(accountId: string, now: EpochSeconds): Promise<Deletion | UnreadableDeletion | undefined> {
      const claimed = await unlessLost(
        client.send(
          new UpdateCommand({
            TableName: name,
            Key: keys.deletion(accountId),
            UpdateExpression: 'SET leasedUntil = :until ADD attempts :one',
            ConditionExpression: CLAIMABLE,
            ExpressionAttributeValues: { ':until': after(now, LEASE), ':now': now, ':one': 1 },
            ReturnValues: 'ALL_NEW',
          }),
        ),
      )
      return claimed && deletionOf(accountId, claimed.Attributes)
    },

    /** Puts off a deletion that was claimed: one that did not succeed must not stand before those that will. */
    postpone: ({ accountId, attempts, dueAt }: Claim, until: EpochSeconds): Promise<boolean> => {
      const { duePk, dueSk } = dueAttributes({ kind: DELETION, id: accountId, at: until })
      return wrote(
        client.send(
          new UpdateCommand({
            TableName: name,
            Key: keys.deletion(accountId),
            UpdateExpression: 'SET dueAt = :at, duePk = :pk, dueSk = :sk REMOVE leasedUntil',
            ConditionExpression: AS_CLAIMED,
            ExpressionAttributeValues: {
              ':at': until,
              ':pk': duePk,
              ':sk': dueSk,
              ':attempts': attempts,
              ':dueAt': dueAt,
            },
          }),
        ),
      )
    },

    /** Drops a deletion that was claimed and turned out not to be owed. */
    forget: ({ accountId, attempts, dueAt }: Claim): Promise<boolean> =>
      wrote(
        client.send(
          new DeleteCommand({
            TableName: name,
            Key: keys.deletion(accountId),
            ConditionExpression: AS_CLAIMED,
            ExpressionAttributeValues: { ':attempts': attempts, ':dueAt': dueAt },
          }),
        ),
      ),
  }
}
export type DeletionStore = ReturnType<typeof deletionStore>

/** What cannot be read can still be put off, so that it does not stand before the others. */
function deletionOf(accountId: string, row: unknown): Deletion | UnreadableDeletion {
  const deletion = Deletion.safeParse(row)
  return deletion.success ? deletion.data : { ...Counted.parse(row), accountId, reason: 'unreadable' }
}

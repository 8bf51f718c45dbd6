import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { after, EpochSeconds, MINUTE } from '../../shared/domain/time.ts'
import { dueAttributes, dueStore } from './due.ts'
import { keys } from './keys.ts'
import { type Table, unlessLost, wrote } from './table.ts'

/** A deletion that is owed. */
export type Deletion = z.infer<typeof Deletion>
export const Deletion = z.object({ accountId: z.string(), dueAt: EpochSeconds, attempts: z.int() })

const DELETION = 'DELETION'
const LEASE = 5 * MINUTE
const CLAIMABLE =
  'attribute_exists(duePk) AND dueAt <= :now AND (attribute_not_exists(leasedUntil) OR leasedUntil <= :now)'

export const deletionRow = (deletion: Deletion) => ({
  ...keys.deletion(deletion.accountId),
  ...deletion,
  ...dueAttributes({ kind: DELETION, id: deletion.accountId, at: deletion.dueAt }),
})

export function deletionStore(table: Table) {
  const { client, name } = table
  const due = dueStore(table)
  return {
    /** The ids of the accounts whose deletion is owed. */
    listDue: async (now: EpochSeconds): Promise<string[]> =>
      (await due.list(DELETION, now)).map((pk) => pk.slice(keys.deletion('').pk.length)),

    /** Takes a deletion for five minutes; undefined when another run has it or it is done. */
    async claim(accountId: string, now: EpochSeconds): Promise<Deletion | undefined> {
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
      return claimed && Deletion.parse(claimed.Attributes)
    },

    /** Puts off a deletion that did not succeed, so that it does not stand before those that will. */
    postpone: (accountId: string, dueAt: EpochSeconds): Promise<boolean> => {
      const { duePk, dueSk } = dueAttributes({ kind: DELETION, id: accountId, at: dueAt })
      return wrote(
        client.send(
          new UpdateCommand({
            TableName: name,
            Key: keys.deletion(accountId),
            UpdateExpression: 'SET dueAt = :at, duePk = :pk, dueSk = :sk REMOVE leasedUntil',
            ConditionExpression: 'attribute_exists(duePk)',
            ExpressionAttributeValues: { ':at': dueAt, ':pk': duePk, ':sk': dueSk },
          }),
        ),
      )
    },
  }
}
export type DeletionStore = ReturnType<typeof deletionStore>

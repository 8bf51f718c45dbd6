import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { after, EpochSeconds } from '../../shared/domain/time.ts'
import { dueAttributes, dueIndex } from './dueIndex.ts'
import type { Key } from './keys.ts'
import { setAttributes, type Table, unlessLost, wrote } from './table.ts'

/** A row that a run has claimed, with what distinguishes this claim from every other one. */
export interface Lease {
  id: string
  dueAt: EpochSeconds
  attempts: number
}

interface Leasing {
  /** The kind of rows, as the due index names it. */
  kind: string
  keyOf: (id: string) => Key
  idIn: (key: Key) => string
  /** How long a claim lasts, in seconds. */
  seconds: number
  /** How far ahead rows of the kind become due, in seconds. */
  ahead?: number
}

const Leased = z.object({ dueAt: EpochSeconds, attempts: z.int() })

const CLAIMABLE =
  'attribute_exists(duePk) AND dueAt <= :now AND (attribute_not_exists(leasedUntil) OR leasedUntil <= :now)'

/**
 * The condition for writing to a claimed row: a run that took too long must not overwrite what another one has done
 * since, nor a row that has become due again meanwhile.
 */
export const asClaimed = ({ attempts, dueAt }: Lease) => ({
  ConditionExpression: 'attribute_exists(duePk) AND attempts = :seenAttempts AND dueAt = :seenDueAt',
  ExpressionAttributeValues: { ':seenAttempts': attempts, ':seenDueAt': dueAt },
})

/** Rows that become due and are worked on by one run at a time. */
export function leases(table: Table, { kind, keyOf, idIn, seconds, ahead }: Leasing) {
  const { client, name: TableName } = table
  const due = dueIndex(table)

  return {
    /** The ids of the rows that are due. */
    listDue: async (now: EpochSeconds): Promise<string[]> =>
      (await due.list({ kind, now, ...(ahead && { ahead }) })).map(idIn),

    /** The ids of the rows that were due by then and still are. */
    listOverdue: async (by: EpochSeconds): Promise<string[]> => (await due.listOverdue({ kind, by })).map(idIn),

    /**
     * Takes a row for a while; undefined when another run has it or it is done. The attempt is counted here, so that
     * work that crashes its run is given up in the end too.
     */
    async claim(id: string, now: EpochSeconds): Promise<{ lease: Lease; row: unknown } | undefined> {
      const claimed = await unlessLost(
        client.send(
          new UpdateCommand({
            TableName,
            Key: keyOf(id),
            UpdateExpression: 'SET leasedUntil = :until ADD attempts :one',
            ConditionExpression: CLAIMABLE,
            ExpressionAttributeValues: { ':until': after(now, seconds), ':now': now, ':one': 1 },
            ReturnValues: 'ALL_NEW',
          }),
        ),
      )
      return claimed && { lease: { id, ...Leased.parse(claimed.Attributes) }, row: claimed.Attributes }
    },

    /** Postpones what was claimed, with what else is to be kept of it; false when the claim has ended. */
    postpone(lease: Lease, until: EpochSeconds, changes: Record<string, unknown> = {}): Promise<boolean> {
      const due = { dueAt: until, ...dueAttributes({ kind, id: lease.id, at: until }), leasedUntil: undefined }
      const update = setAttributes(keyOf(lease.id), { ...due, ...changes })
      const { ConditionExpression, ExpressionAttributeValues } = asClaimed(lease)
      return wrote(
        client.send(
          new UpdateCommand({
            TableName,
            ...update,
            ConditionExpression,
            ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ...ExpressionAttributeValues },
          }),
        ),
      )
    },
  }
}

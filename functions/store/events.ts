import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { after, DAY, EpochSeconds, MINUTE } from '../../shared/domain/time.ts'
import { type JobTrigger, noJobTrigger } from '../domain/ports/jobTrigger.ts'
import { dueAttributes, dueIndex } from './dueIndex.ts'
import { idIn, keys } from './keys.ts'
import { asClaimed, type Lease, leases } from './leases.ts'
import { readRow } from './readRow.ts'
import { type Table, wrote } from './table.ts'

const EVENT = 'EVENT'
const DEAD = 'DEADEVENT'
const KEPT = 90 * DAY

/**
 * What is kept of an event of Stripe: whom to look at again. Its payload is not, since Stripe is asked for the truth and
 * a copy of it would outlive the person.
 */
export type StripeEvent = z.infer<typeof StripeEvent>
export const StripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  objectId: z.string(),
  customerId: z.optional(z.string()),
  createdAt: EpochSeconds,
  dueAt: EpochSeconds,
  attempts: z.int(),
})
/** A row that this release cannot read: one of another release, as after a roll-back. */
type UnreadableEvent = Lease & { isUnreadable: true }
export type NewStripeEvent = Omit<StripeEvent, 'dueAt' | 'attempts'>

const due = (id: string, at: EpochSeconds) => dueAttributes({ kind: EVENT, id, at })

const rowOf = (event: NewStripeEvent, dueAt: EpochSeconds) => ({
  ...keys.event(event.id),
  ...event,
  dueAt,
  attempts: 0,
  ...due(event.id, dueAt),
})

const syncOf = (customerId: string, at: EpochSeconds): NewStripeEvent => ({
  id: `sync-${customerId}-${at}`,
  type: 'sync',
  objectId: customerId,
  customerId,
  createdAt: at,
})

/** The row that makes a job look at a customer again, for whoever writes it together with something else. */
export const syncRow = (customerId: string, at: EpochSeconds) => rowOf(syncOf(customerId, at), at)

export function eventStore(table: Table, trigger: JobTrigger = noJobTrigger) {
  const { client, name: TableName, warn } = table
  const dead = dueIndex(table)
  const leased = leases(table, { kind: EVENT, keyOf: keys.event, idIn: idIn.event, seconds: MINUTE })

  /** Keeps an event; false when it is there already. */
  async function add(event: NewStripeEvent, now: EpochSeconds): Promise<boolean> {
    const isNew = await wrote(
      client.send(
        new PutCommand({
          TableName,
          Item: rowOf(event, now),
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      ),
    )
    if (isNew) await trigger([{ id: event.id, dueAt: now }])
    return isNew
  }

  return {
    add,

    /** Makes a job look at a customer again, after a call of which nobody knows whether it happened. */
    addSync: (customerId: string, now: EpochSeconds): Promise<boolean> => add(syncOf(customerId, now), now),

    async find(id: string): Promise<StripeEvent | undefined> {
      const { Item } = await client.send(new GetCommand({ TableName, Key: keys.event(id), ConsistentRead: true }))
      return Item && readRow({ warn }, { schema: StripeEvent }, Item)
    },

    listDue: leased.listDue,
    listOverdue: leased.listOverdue,

    async claim(id: string, now: EpochSeconds): Promise<StripeEvent | UnreadableEvent | undefined> {
      const claimed = await leased.claim(id, now)
      if (!claimed) return undefined
      const event = StripeEvent.safeParse(claimed.row)
      return event.success ? event.data : { ...claimed.lease, isUnreadable: true }
    },

    postpone: leased.postpone,

    /** Done, or given up: what is dead stays, and is listed, until somebody has looked at it. */
    finish: (lease: Lease, { outcome, now }: { outcome: 'done' | 'ignored' | 'dead'; now: EpochSeconds }) => {
      const { ConditionExpression, ExpressionAttributeValues } = asClaimed(lease)
      const isDead = outcome === 'dead'
      const { duePk, dueSk } = dueAttributes({ kind: DEAD, id: lease.id, at: now })
      return wrote(
        client.send(
          new UpdateCommand({
            TableName,
            Key: keys.event(lease.id),
            UpdateExpression: isDead
              ? 'SET outcome = :outcome, duePk = :pk, dueSk = :sk REMOVE leasedUntil'
              : 'SET outcome = :outcome, #ttl = :ttl REMOVE duePk, dueSk, leasedUntil',
            ConditionExpression,
            ...(!isDead && { ExpressionAttributeNames: { '#ttl': 'ttl' } }),
            ExpressionAttributeValues: {
              ...ExpressionAttributeValues,
              ':outcome': outcome,
              ...(isDead ? { ':pk': duePk, ':sk': dueSk } : { ':ttl': after(now, KEPT) }),
            },
          }),
        ),
      )
    },

    /** The ids of the events that were given up. */
    listDead: async (now: EpochSeconds): Promise<string[]> =>
      (await dead.list({ kind: DEAD, ahead: KEPT, now })).map(idIn.event),

    /** Puts an event back into the inbox, as if it had just come. */
    replay: (id: string, now: EpochSeconds): Promise<boolean> => {
      const { duePk, dueSk } = due(id, now)
      return wrote(
        client.send(
          new UpdateCommand({
            TableName,
            Key: keys.event(id),
            UpdateExpression:
              'SET dueAt = :now, attempts = :none, duePk = :pk, dueSk = :sk REMOVE outcome, leasedUntil, #ttl',
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeNames: { '#ttl': 'ttl' },
            ExpressionAttributeValues: { ':now': now, ':none': 0, ':pk': duePk, ':sk': dueSk },
          }),
        ),
      )
    },
  }
}
export type EventStore = ReturnType<typeof eventStore>

import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { after, type EpochSeconds, EpochSeconds as Seconds } from '../../shared/domain/time.ts'
import { Attempts } from '../domain/identity/lockout.ts'
import { keys } from './keys.ts'
import { type Table, wrote } from './table.ts'

interface Window {
  /** Hash of what is counted. */
  key: string
  seconds: number
  now: EpochSeconds
}

const ATTEMPTS = 'ATTEMPTS'
const HOLD = 'HOLD'
const Held = z.object({ ttl: Seconds })

/** How many calls a window has seen, and when the next one begins. */
export type Count = z.infer<typeof Count>
const Count = z.object({ n: z.int(), endsAt: Seconds })
const Counted = z.object({ ids: z.set(z.string()), endsAt: Seconds })

export const limitStore = ({ client, name }: Table) => ({
  /**
   * Counts first and returns the count, so that each of many simultaneous calls gets a number of its own. A window starts
   * with its first call: windows fixed to the clock would let twice as many through around an edge.
   */
  async count({ key, seconds, now }: Window): Promise<Count> {
    const Key = keys.limit(key, String(seconds))
    const first: Count = { n: 1, endsAt: after(now, seconds) }
    const isFirst = await wrote(
      client.send(
        new PutCommand({
          TableName: name,
          Item: { ...Key, ...first, ttl: after(first.endsAt, seconds) },
          ConditionExpression: 'attribute_not_exists(pk) OR endsAt <= :now',
          ExpressionAttributeValues: { ':now': now },
        }),
      ),
    )
    if (isFirst) return first
    const counted = await client.send(
      new UpdateCommand({
        TableName: name,
        Key,
        UpdateExpression: 'ADD n :one',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':one': 1 },
        ReturnValues: 'ALL_NEW',
      }),
    )
    return Count.parse(counted.Attributes)
  },

  /**
   * As `count`, of things with an id: one that is counted again, by a second click or after a crash, is still one. Which
   * of a window are counted is kept, so this is for limits of a few.
   */
  async countOnce({ key, id, seconds, now }: Window & { id: string }): Promise<Count> {
    const Key = keys.limit(key, `IDS#${seconds}`)
    const endsAt = after(now, seconds)
    const isFirst = await wrote(
      client.send(
        new PutCommand({
          TableName: name,
          Item: { ...Key, ids: new Set([id]), endsAt, ttl: after(endsAt, seconds) },
          ConditionExpression: 'attribute_not_exists(pk) OR endsAt <= :now',
          ExpressionAttributeValues: { ':now': now },
        }),
      ),
    )
    if (isFirst) return { n: 1, endsAt }
    const counted = await client.send(
      new UpdateCommand({
        TableName: name,
        Key,
        UpdateExpression: 'ADD ids :id',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':id': new Set([id]) },
        ReturnValues: 'ALL_NEW',
      }),
    )
    const { ids, ...window } = Counted.parse(counted.Attributes)
    return { n: ids.size, ...window }
  },

  async findAttempts(key: string): Promise<Attempts | undefined> {
    const { Item } = await client.send(
      new GetCommand({ TableName: name, Key: keys.limit(key, ATTEMPTS), ConsistentRead: true }),
    )
    return Item && Attempts.parse(Item)
  },

  /** Writes over the attempts that the caller saw; false when another attempt was counted meanwhile. */
  replaceAttempts: (key: string, seen: Attempts | undefined, next: Attempts): Promise<boolean> =>
    wrote(
      client.send(
        new PutCommand({
          TableName: name,
          Item: { ...keys.limit(key, ATTEMPTS), ...next, ttl: after(next.endsAt, next.seconds) },
          ...(seen
            ? {
                ConditionExpression: 'made = :made AND endsAt = :endsAt',
                ExpressionAttributeValues: { ':made': seen.made, ':endsAt': seen.endsAt },
              }
            : { ConditionExpression: 'attribute_not_exists(pk)' }),
        }),
      ),
    ),

  /** Lets one call through and holds the next ones off for a while; answers the seconds that are left, or nothing. */
  async hold(key: string, { now, seconds }: { now: EpochSeconds; seconds: number }): Promise<number | undefined> {
    const Key = keys.limit(key, HOLD)
    const isFirst = await wrote(
      client.send(
        new PutCommand({
          TableName: name,
          Item: { ...Key, ttl: after(now, seconds) },
          ConditionExpression: 'attribute_not_exists(pk) OR #ttl <= :now',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':now': now },
        }),
      ),
    )
    if (isFirst) return undefined
    const { Item } = await client.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }))
    return Math.max(1, (Item ? Held.parse(Item).ttl : now) - now)
  },

  async clearAttempts(key: string): Promise<void> {
    await client.send(new DeleteCommand({ TableName: name, Key: keys.limit(key, ATTEMPTS) }))
  },
})
export type LimitStore = ReturnType<typeof limitStore>

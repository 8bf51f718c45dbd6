import { createHash } from 'node:crypto'
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { after, EpochSeconds, epochSeconds, HOUR, isoInstant } from '../../shared/domain/time.ts'
import { DUE_SHARDS, dueKeys, keys } from './keys.ts'
import type { Table } from './table.ts'

/** The UTC hour as the index spells it: 2026112107. */
const dueHour = (instant: EpochSeconds): string => isoInstant(instant).slice(0, 13).replace(/\D/g, '')

const shardOf = (id: string): number => createHash('sha256').update(id).digest()[0]! % DUE_SHARDS

interface Due {
  kind: string
  id: string
  at: EpochSeconds
}

/** The attributes that put a row into the `due` index; a row without them has left it. */
export const dueAttributes = ({ kind, id, at }: Due) => ({
  duePk: dueKeys.partition(kind, dueHour(at), shardOf(id)),
  dueSk: dueKeys.entry(at, id),
})

const Watermark = z.object({ hour: EpochSeconds })
const PAGE = 100
/** After a long rest a run catches up by so many hours, and the next one goes on from there. */
const HOURS_AT_ONCE = 240
const SHARDS = Array.from({ length: DUE_SHARDS }, (_, shard) => shard)

/**
 * The rows of a kind that are due, oldest hour first. Work grows with what is due: finished hours are never read
 * again, since a watermark moves past each that is empty and can get no more rows.
 */
export function dueStore({ client, name }: Table) {
  async function keysOf(kind: string, hour: EpochSeconds, now: EpochSeconds): Promise<string[]> {
    const pages = await Promise.all(
      SHARDS.map((shard) =>
        client.send(
          new QueryCommand({
            TableName: name,
            IndexName: 'due',
            KeyConditionExpression: 'duePk = :pk AND dueSk < :after',
            ExpressionAttributeValues: {
              ':pk': dueKeys.partition(kind, dueHour(hour), shard),
              ':after': dueKeys.entry(now + 1, ''),
            },
            Limit: PAGE,
          }),
        ),
      ),
    )
    return pages.flatMap(({ Items = [] }) => Items.map((item) => String(item.pk)))
  }

  async function findWatermark(kind: string): Promise<EpochSeconds | undefined> {
    const { Item } = await client.send(new GetCommand({ TableName: name, Key: keys.watermark(kind) }))
    return Item && Watermark.parse(Item).hour
  }

  return {
    /** Partition keys only: the index may be behind, so whoever takes a row looks at it again in the table. */
    async list(kind: string, now: EpochSeconds): Promise<string[]> {
      const kept = await findWatermark(kind)
      const first = kept ?? after(startOfHour(now), -HOUR)
      const due: string[] = []
      let mark = first
      // Bounded by the hours that are done with, so that a row which stays due never hides a later one.
      const isEnough = () => due.length >= PAGE || mark >= first + HOURS_AT_ONCE * HOUR
      for (let hour = first; hour <= now && !isEnough(); hour = after(hour, HOUR)) {
        const found = await keysOf(kind, hour, now)
        if (found.length === 0 && mark === hour && hour + 2 * HOUR <= now) mark = after(hour, HOUR)
        due.push(...found)
      }
      // The very first run leaves a mark too: the next one looks from there, however long the job rests between.
      if (mark !== kept) {
        await client.send(new PutCommand({ TableName: name, Item: { ...keys.watermark(kind), hour: mark } }))
      }
      return due
    },
  }
}

const startOfHour = (instant: EpochSeconds) => epochSeconds(instant - (instant % HOUR))

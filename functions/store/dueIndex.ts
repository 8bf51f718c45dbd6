import { createHash } from 'node:crypto'
import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { after, DAY, EpochSeconds, epochSeconds, HOUR, isoInstant } from '../../shared/domain/time.ts'
import { DUE_SHARDS, dueKeys, type Key, keys } from './keys.ts'
import { readRow } from './readRow.ts'
import { setAttributes, type Table } from './table.ts'

/** The UTC day as the index spells it: 20261121. */
const dueDay = (instant: EpochSeconds): string => isoInstant(instant).slice(0, 10).replace(/\D/g, '')

const shardOf = (id: string): number => createHash('sha256').update(id).digest()[0]! % DUE_SHARDS

interface Due {
  kind: string
  id: string
  at: EpochSeconds
}

/** The attributes that put a row into the `due` index; a row without them has left it. */
export const dueAttributes = ({ kind, id, at }: Due) => ({
  duePk: dueKeys.partition(kind, dueDay(at), shardOf(id)),
  dueSk: dueKeys.entry(at, id),
})

interface Look {
  kind: string
  /** How far ahead rows of the kind become due, in seconds: the first run of all looks as far back. */
  ahead?: number
  now: EpochSeconds
}

const Watermark = z.object({ day: EpochSeconds })
const PAGE = 100
/** After a long rest a run catches up by so many days, and the next one goes on from there. */
const DAYS_AT_ONCE = 800
const SHARDS = Array.from({ length: DUE_SHARDS }, (_, shard) => shard)

/**
 * The rows of a kind that are due, oldest day first. Work grows with what is due: finished days are never read again,
 * since a watermark moves past each that is empty and can get no more rows. By days and not by hours, so that a rest
 * of two years is caught up in one run; a day's rows are read in the order of their seconds all the same.
 */
export function dueIndex({ client, name, warn }: Table) {
  async function keysOf(kind: string, day: EpochSeconds, now: EpochSeconds): Promise<Key[]> {
    const pages = await Promise.all(
      SHARDS.map((shard) =>
        client.send(
          new QueryCommand({
            TableName: name,
            IndexName: 'due',
            KeyConditionExpression: 'duePk = :pk AND dueSk < :after',
            ExpressionAttributeValues: {
              ':pk': dueKeys.partition(kind, dueDay(day), shard),
              ':after': dueKeys.entry(now + 1, ''),
            },
            Limit: PAGE,
          }),
        ),
      ),
    )
    return pages.flatMap(({ Items = [] }) => Items.map(({ pk, sk }) => ({ pk, sk })))
  }

  async function findWatermark(kind: string): Promise<EpochSeconds | undefined> {
    const { Item } = await client.send(new GetCommand({ TableName: name, Key: keys.watermark(kind) }))
    return Item && readRow({ warn }, { schema: Watermark }, Item)?.day
  }

  return {
    /** Keys only: the index may be behind, so a row is read again in the table before it is worked on. */
    async list({ kind, ahead = DAY, now }: Look): Promise<Key[]> {
      const kept = await findWatermark(kind)
      // A mark ahead of the clock is from before the clock was put right.
      const first = kept !== undefined && kept <= now ? kept : after(startOfDay(now), -ahead)
      const due: Key[] = []
      let mark = first
      // Bounded by the days that are done with, so that a row which stays due never hides a later one.
      const isEnough = () => due.length >= PAGE || mark >= first + DAYS_AT_ONCE * DAY
      for (let day = first; day <= now && !isEnough(); day = after(day, DAY)) {
        const found = await keysOf(kind, day, now)
        if (found.length === 0 && mark === day && day + DAY + SETTLED <= now) mark = after(day, DAY)
        due.push(...found)
      }
      // The very first run leaves a mark too: the next one looks from there, however long the job rests between.
      if (mark !== kept) {
        await client.send(new UpdateCommand({ TableName: name, ...setAttributes(keys.watermark(kind), { day: mark }) }))
      }
      return due
    },
  }
}

/** So long after its end a day is still read: a row may be on its way into the index. */
const SETTLED = HOUR

const startOfDay = (instant: EpochSeconds) => epochSeconds(instant - (instant % DAY))

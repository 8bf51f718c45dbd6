import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { after, DAY, EpochSeconds, epochSeconds, HOUR, isoInstant } from '../../shared/domain/time.ts'
import { dueKeys, type Key, keys } from './keys.ts'
import { readRow } from './readRow.ts'
import { allShards, shardOf } from './shardOf.ts'
import { setAttributes, type Table } from './table.ts'

/** The UTC day as the index spells it: 20261121. */
const dueDay = (instant: EpochSeconds): string => isoInstant(instant).slice(0, 10).replace(/\D/g, '')

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
  /** How far ahead rows of the kind become due, in seconds: the very first run looks this far back. */
  ahead?: number
  now: EpochSeconds
}

const Watermark = z.object({ day: EpochSeconds })
const PAGE = 100
/** After a long pause a run catches up by this many days, and the next run continues from there. */
const DAYS_AT_ONCE = 800

/**
 * The rows of a kind that are due, oldest day first. Work grows with what is due: finished days are never read again,
 * since a watermark moves past each day that is empty and can get no more rows. Days, not hours, so that one run catches
 * up after a pause of two years. Within a day, rows are in the order of their seconds.
 */
export function dueIndex({ client, name, warn }: Table) {
  async function keysOf(kind: string, day: EpochSeconds, now: EpochSeconds): Promise<Key[]> {
    const pages = await Promise.all(
      allShards.map((shard) =>
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
      // A mark ahead of the clock was written before the clock was corrected.
      const first = kept !== undefined && kept <= now ? kept : after(startOfDay(now), -ahead)
      const due: Key[] = []
      let mark = first
      // Only finished days count towards the bound, so that a row that stays due never hides a later one.
      const isEnough = () => due.length >= PAGE || mark >= first + DAYS_AT_ONCE * DAY
      for (let day = first; day <= now && !isEnough(); day = after(day, DAY)) {
        const found = await keysOf(kind, day, now)
        if (found.length === 0 && mark === day && day + DAY + SETTLED <= now) mark = after(day, DAY)
        due.push(...found)
      }
      // The very first run writes a mark too: the next one starts there, however long the job pauses in between.
      if (mark !== kept) {
        await client.send(new UpdateCommand({ TableName: name, ...setAttributes(keys.watermark(kind), { day: mark }) }))
      }
      return due
    },

    /** The rows that were due at an instant in the past and still are. Moves no watermark: it only looks. */
    async listOverdue({ kind, by }: { kind: string; by: EpochSeconds }): Promise<Key[]> {
      const overdue: Key[] = []
      const first = (await findWatermark(kind)) ?? startOfDay(by)
      for (let day = first; day <= by; day = after(day, DAY)) overdue.push(...(await keysOf(kind, day, by)))
      return overdue
    },
  }
}

/** How long a day is still read after its end: a row may still be on its way into the index. */
const SETTLED = HOUR

const startOfDay = (instant: EpochSeconds) => epochSeconds(instant - (instant % DAY))

import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { LocalDate } from '../../shared/domain/LocalDate.ts'
import { ReadingContent } from '../../shared/domain/reading.ts'
import { addDays, after, DAY, EpochSeconds, utcMidnight } from '../../shared/domain/time.ts'
import { Memory } from '../domain/reading/Memory.ts'
import { keys } from './keys.ts'
import { readRow } from './readRow.ts'
import { type Table, wrote } from './table.ts'
import type { CountWritten } from './writtenCounter.ts'
import { zip, zipped } from './zip.ts'

/**
 * A person's day: the reading, the streak when the day was opened, and what the person has read up to it.
 * Keeping all in one row makes a day cost one write and the dashboard one read.
 */
export type OpenedDay = z.infer<typeof OpenedDay>
export const OpenedDay = z.object({
  date: LocalDate,
  streak: z.int(),
  zone: z.string(),
  /** Since when the person's days have been counted in this zone. */
  zoneSince: EpochSeconds,
  /** The reading for the person's own chart; absent without access. */
  personal: z.optional(ReadingContent),
  /** The reading of the person's Sun sign, where that is what was shown. */
  general: z.optional(ReadingContent),
  memory: z.optional(Memory),
})

export const DayRow = z.extend(OpenedDay, {
  personal: z.optional(zipped(ReadingContent)),
  general: z.optional(zipped(ReadingContent)),
  /** What another release kept as the memory is forgotten. */
  memory: z.catch(z.optional(zipped(Memory)), undefined),
})

/** A day whose reading is of another release still counts for the streak. */
const DAY_ROW = {
  schema: DayRow,
  otherwise: z.extend(OpenedDay, {
    personal: z.catch(DayRow.shape.personal, undefined),
    general: z.catch(DayRow.shape.general, undefined),
    memory: z.catch(DayRow.shape.memory, undefined),
  }),
}

/** Twelve months, as the privacy page says. */
const KEPT = 366 * DAY

const rowOf = (accountId: string, day: OpenedDay) => ({
  ...keys.reading(accountId, day.date),
  ...day,
  ttl: after(utcMidnight(day.date), KEPT),
  ...(day.personal && { personal: zip(day.personal) }),
  ...(day.general && { general: zip(day.general) }),
  ...(day.memory && { memory: zip(day.memory) }),
})

const notCounted: CountWritten = async () => {}

export const readingStore = ({ client, name, warn }: Table, countReading = notCounted) => ({
  async findLatestDay(accountId: string): Promise<OpenedDay | undefined> {
    const { pk, sk } = keys.reading(accountId, '')
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
        ScanIndexForward: false,
        Limit: 1,
      }),
    )
    return Items[0] && readRow({ warn }, DAY_ROW, Items[0])
  },

  /** Writes a day once and returns it: the one in the table, if another request was first. */
  async openDay(accountId: string, day: OpenedDay): Promise<OpenedDay> {
    const Item = rowOf(accountId, day)
    const ConditionExpression = 'attribute_not_exists(pk)'
    if (await wrote(client.send(new PutCommand({ TableName: name, Item, ConditionExpression })))) {
      await countReading(day.date, day.personal?.source ?? 'almanac')
      return day
    }
    const Key = keys.reading(accountId, day.date)
    const first = await client.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }))
    return readRow({ warn }, DAY_ROW, first.Item) ?? day
  },

  /** Puts the personal reading in place of the sign's, once, on a day that was opened without one. */
  addPersonal: (
    accountId: string,
    date: LocalDate,
    { personal, memory }: Required<Pick<OpenedDay, 'personal' | 'memory'>>,
  ): Promise<boolean> =>
    wrote(
      client.send(
        new UpdateCommand({
          TableName: name,
          Key: keys.reading(accountId, date),
          UpdateExpression: 'SET personal = :personal, #memory = :memory REMOVE #general',
          ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(personal)',
          ExpressionAttributeNames: { '#memory': 'memory', '#general': 'general' },
          ExpressionAttributeValues: { ':personal': zip(personal), ':memory': zip(memory) },
        }),
      ),
    ),

  /** Says in which zone an open day goes on. */
  moveDay: (
    accountId: string,
    date: LocalDate,
    { zone, zoneSince }: Pick<OpenedDay, 'zone' | 'zoneSince'>,
  ): Promise<boolean> =>
    wrote(
      client.send(
        new UpdateCommand({
          TableName: name,
          Key: keys.reading(accountId, date),
          UpdateExpression: 'SET #zone = :zone, zoneSince = :zoneSince',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeNames: { '#zone': 'zone' },
          ExpressionAttributeValues: { ':zone': zone, ':zoneSince': zoneSince },
        }),
      ),
    ),

  /** How many days somebody has opened, without what they read. */
  async countDays(accountId: string): Promise<number> {
    const { pk, sk } = keys.reading(accountId, '')
    let [count, from] = [0, undefined as Record<string, unknown> | undefined]
    do {
      const page = await client.send(
        new QueryCommand({
          TableName: name,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
          ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
          Select: 'COUNT',
          ExclusiveStartKey: from,
        }),
      )
      count += page.Count ?? 0
      from = page.LastEvaluatedKey
    } while (from)
    return count
  },

  /** The days before a date, the newest first, so many at most. */
  async listDays(accountId: string, { before, limit }: { before: LocalDate; limit: number }): Promise<OpenedDay[]> {
    const { pk, sk } = keys.reading(accountId, addDays(before, -1))
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: { ':pk': pk, ':first': keys.reading(accountId, '').sk, ':last': sk },
        ScanIndexForward: false,
        Limit: limit,
      }),
    )
    return Items.map((item) => readRow({ warn }, DAY_ROW, item)).filter((day) => day !== undefined)
  },
})
export type ReadingStore = ReturnType<typeof readingStore>

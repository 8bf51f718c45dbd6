import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { ReadingContent } from '../../shared/domain/reading.ts'
import { after, DAY, EpochSeconds, LocalDate, secondsOf } from '../../shared/domain/time.ts'
import { keys } from './keys.ts'
import { readRow } from './readRow.ts'
import { type Table, wrote } from './table.ts'
import { zip, zipped } from './zip.ts'

/**
 * A person's day: the reading, and the streak as it stood when the day was opened. Keeping both in one row makes a day
 * cost one write and the dashboard one read. `personal` is absent while only the sign's reading was shown.
 */
export type OpenedDay = z.infer<typeof OpenedDay>
export const OpenedDay = z.object({
  date: LocalDate,
  streak: z.int(),
  zone: z.string(),
  /** Since when the person's days have been counted in this zone. */
  zoneSince: EpochSeconds,
  personal: z.optional(ReadingContent),
})

export const DayRow = z.extend(OpenedDay, { personal: z.optional(zipped(ReadingContent)) })

/** A day whose reading is of another release still counts for the streak. */
const DAY_ROW = {
  schema: DayRow,
  otherwise: z.extend(OpenedDay, { personal: z.catch(DayRow.shape.personal, undefined) }),
}

/** Twelve months, as the privacy page says. */
const KEPT = 366 * DAY

const rowOf = (accountId: string, day: OpenedDay) => ({
  ...keys.reading(accountId, day.date),
  ...day,
  ttl: after(secondsOf(new Date(`${day.date}T00:00:00Z`)), KEPT),
  ...(day.personal && { personal: zip(day.personal) }),
})

export const readingStore = ({ client, name, warn }: Table) => ({
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

  /** Writes a day once and answers it as it stands: as somebody else wrote it when another request was first. */
  async openDay(accountId: string, day: OpenedDay): Promise<OpenedDay> {
    const Item = rowOf(accountId, day)
    const ConditionExpression = 'attribute_not_exists(pk)'
    if (await wrote(client.send(new PutCommand({ TableName: name, Item, ConditionExpression })))) return day
    const Key = keys.reading(accountId, day.date)
    const first = await client.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }))
    return readRow({ warn }, DAY_ROW, first.Item) ?? day
  },

  /** Adds the personal reading to a day that was opened without one. */
  addPersonal: (accountId: string, date: LocalDate, personal: ReadingContent): Promise<boolean> =>
    wrote(
      client.send(
        new UpdateCommand({
          TableName: name,
          Key: keys.reading(accountId, date),
          UpdateExpression: 'SET personal = :personal',
          ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(personal)',
          ExpressionAttributeValues: { ':personal': zip(personal) },
        }),
      ),
    ),
})
export type ReadingStore = ReturnType<typeof readingStore>

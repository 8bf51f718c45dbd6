import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { LocalDate } from '../../shared/domain/LocalDate.ts'
import { ReadingContent } from '../../shared/domain/reading.ts'
import { after, DAY, utcMidnight } from '../../shared/domain/time.ts'
import type { Sign } from '../../shared/domain/zodiac.ts'
import { Memory, NOTHING_READ } from '../domain/reading/Memory.ts'
import { keys } from './keys.ts'
import { readRow } from './readRow.ts'
import { type Table, wrote } from './table.ts'
import { zip, zipped } from './zip.ts'

/** A day's reading of a Sun sign, and what the sign's readers have read up to it. */
export type SignDay = z.infer<typeof SignDay>
export const SignDay = z.object({ date: LocalDate, content: ReadingContent, memory: Memory })

const SIGN_DAY = {
  schema: z.extend(SignDay, { content: zipped(ReadingContent), memory: z.catch(zipped(Memory), NOTHING_READ) }),
}

/** Longer than a sign goes unread. */
const KEPT = 120 * DAY

/** Twelve readings a day for everybody. A day that is written stays as it is, so that an instance reads it once. */
export function signReadingStore({ client, name, warn }: Table) {
  const known = new Map<string, SignDay>()
  const remember = (sign: Sign, day: SignDay): SignDay => {
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(`${sign} ${day.date}`, day)
    return day
  }

  return {
    /** The reading of the day or, when it is not written yet, of the last day before it. */
    async findLatest(sign: Sign, date: LocalDate): Promise<SignDay | undefined> {
      const seen = known.get(`${sign} ${date}`)
      if (seen) return seen
      const { pk, sk } = keys.signReading(sign, date)
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: name,
          KeyConditionExpression: 'pk = :pk AND sk <= :sk',
          ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
          ScanIndexForward: false,
          Limit: 1,
        }),
      )
      const found = Items[0] && readRow({ warn }, SIGN_DAY, Items[0])
      return found?.date === date ? remember(sign, found) : found
    },

    /** Writes a day once and answers it as it stands: as another request wrote it when that was first. */
    async keep(sign: Sign, day: SignDay): Promise<SignDay> {
      const key = keys.signReading(sign, day.date)
      const ttl = after(utcMidnight(day.date), KEPT)
      const Item = { ...key, ...day, content: zip(day.content), memory: zip(day.memory), ttl }
      const ConditionExpression = 'attribute_not_exists(pk)'
      if (await wrote(client.send(new PutCommand({ TableName: name, Item, ConditionExpression }))))
        return remember(sign, day)
      const first = await client.send(new GetCommand({ TableName: name, Key: key, ConsistentRead: true }))
      return remember(sign, readRow({ warn }, SIGN_DAY, first.Item) ?? day)
    },
  }
}
export type SignReadingStore = ReturnType<typeof signReadingStore>

/** A few days of twelve signs. */
const MOST_KNOWN = 60

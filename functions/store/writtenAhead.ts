import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { LocalDate } from '../../shared/domain/LocalDate.ts'
import { ReadingContent } from '../../shared/domain/reading.ts'
import { after, DAY, utcMidnight } from '../../shared/domain/time.ts'
import { Memory } from '../domain/reading/Memory.ts'
import { keys } from './keys.ts'
import { readRow } from './readRow.ts'
import { type Table, wrote } from './table.ts'
import { zip, zipped } from './zip.ts'

/** A personal reading that went out as a letter, perhaps before its reader opens the day, and what they have read with it. */
export interface WrittenAhead {
  date: LocalDate
  personal: ReadingContent
  memory: Memory
}

export const WrittenAheadRow = z.object({ date: LocalDate, personal: zipped(ReadingContent), memory: zipped(Memory) })

/** Twelve months, as other readings. */
const KEPT = 366 * DAY

/** The newest letter of each person: the day takes its reading over when it is opened, and the next one its memory. */
export const writtenAheadStore = ({ client, name: TableName, warn }: Table) => ({
  async find(accountId: string): Promise<WrittenAhead | undefined> {
    const { Item } = await client.send(new GetCommand({ TableName, Key: keys.writtenAhead(accountId) }))
    return Item && readRow({ warn }, { schema: WrittenAheadRow }, Item)
  },

  /** Writes a day once and answers what is kept; an earlier day makes way. */
  async keep(accountId: string, written: WrittenAhead): Promise<WrittenAhead> {
    const Key = keys.writtenAhead(accountId)
    const { date, personal, memory } = written
    const ttl = after(utcMidnight(date), KEPT)
    const put = new PutCommand({
      TableName,
      Item: { ...Key, date, personal: zip(personal), memory: zip(memory), ttl },
      ConditionExpression: 'attribute_not_exists(pk) OR #date < :date',
      ExpressionAttributeNames: { '#date': 'date' },
      ExpressionAttributeValues: { ':date': date },
    })
    if (await wrote(client.send(put))) return written
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
    const kept = readRow({ warn }, { schema: WrittenAheadRow }, Item)
    return kept?.date === date ? kept : written
  },
})
export type WrittenAheadStore = ReturnType<typeof writtenAheadStore>

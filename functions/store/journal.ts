import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { LocalDate } from '../../shared/domain/LocalDate.ts'
import { addDays, EpochSeconds } from '../../shared/domain/time.ts'
import type { Note } from '../domain/journal/Note.ts'
import { keys } from './keys.ts'
import { readRow } from './readRow.ts'
import { type Table, wrote } from './table.ts'
import { zip, zipped } from './zip.ts'

const EarlierText = z.object({ text: z.string(), savedAt: EpochSeconds })
/** The texts share an attribute, since those of one day are much alike and zip well together. */
export const NoteRow = z.object({
  date: LocalDate,
  version: z.int(),
  savedAt: EpochSeconds,
  words: zipped(z.object({ text: z.string(), earlier: z.array(EarlierText) })),
})

export const noteOf = ({ words, ...row }: z.output<typeof NoteRow>): Note => ({ ...row, ...words })

interface Page {
  /** Notes of earlier days only. */
  before?: LocalDate | undefined
  limit: number
}

/** A person's notes, one row a day, so that a writing and what it replaces are kept together or not at all. */
export const journalStore = ({ client, name: TableName, warn }: Table) => ({
  async find(accountId: string, date: LocalDate): Promise<Note | undefined> {
    const Key = keys.note(accountId, date)
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
    const row = Item && readRow({ warn }, { schema: NoteRow }, Item)
    return row && noteOf(row)
  },

  /** Newest first. */
  async list(accountId: string, { before, limit }: Page): Promise<Note[]> {
    const { pk, sk } = keys.note(accountId, '')
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: {
          ':pk': pk,
          ':first': sk,
          ':last': before === undefined ? `${sk}~` : keys.note(accountId, addDays(before, -1)).sk,
        },
        ScanIndexForward: false,
        ConsistentRead: true,
        Limit: limit,
      }),
    )
    const rows = Items.map((item) => readRow({ warn }, { schema: NoteRow }, item))
    return rows.filter((row) => row !== undefined).map(noteOf)
  },

  /** Writes the next version of a note; false when another writing was first. */
  keep(accountId: string, { text, earlier, ...row }: Note): Promise<boolean> {
    const Item = { ...keys.note(accountId, row.date), ...row, words: zip({ text, earlier }) }
    const condition =
      row.version === 1
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : {
            ConditionExpression: '#version = :seen',
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: { ':seen': row.version - 1 },
          }
    return wrote(client.send(new PutCommand({ TableName, Item, ...condition })))
  },

  /** Deletes a note with everything that it replaced. */
  async remove(accountId: string, date: LocalDate): Promise<void> {
    await client.send(new DeleteCommand({ TableName, Key: keys.note(accountId, date) }))
  },
})
export type JournalStore = ReturnType<typeof journalStore>

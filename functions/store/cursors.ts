import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { setAttributes, type Table } from './table.ts'

const Cursor = z.object({ cursor: z.optional(z.string()) })

/** Where a job goes on that walks through more than one run can do. */
export const cursorStore = ({ client, name: TableName }: Table) => ({
  async find(job: string): Promise<string | undefined> {
    const { Item } = await client.send(new GetCommand({ TableName, Key: keys.watermark(job) }))
    return Cursor.parse(Item ?? {}).cursor
  },

  async keep(job: string, cursor: string | undefined): Promise<void> {
    await client.send(new UpdateCommand({ TableName, ...setAttributes(keys.watermark(job), { job, cursor }) }))
  },
})
export type CursorStore = ReturnType<typeof cursorStore>

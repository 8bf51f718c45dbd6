import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { NatalChart } from '../../shared/domain/chart.ts'
import { keys } from './keys.ts'
import { readRow } from './readRow.ts'
import type { Table } from './table.ts'
import { zip, zipped } from './zip.ts'

export const ChartRow = z.object({ chart: zipped(NatalChart) })

/**
 * A person's chart, with the hash of what it was cast from. There is one row, which the next chart replaces, so that
 * edits do not accumulate and a corrected birth date does not stay in the table.
 */
export const chartStore = ({ client, name, warn }: Table) => ({
  async find(accountId: string, hash: string): Promise<NatalChart | undefined> {
    const { Item } = await client.send(new GetCommand({ TableName: name, Key: keys.chart(accountId) }))
    return Item?.hash === hash ? readRow({ warn }, { schema: ChartRow }, Item)?.chart : undefined
  },

  async keep(accountId: string, hash: string, chart: NatalChart): Promise<void> {
    const Item = { ...keys.chart(accountId), hash, chart: zip(chart) }
    await client.send(new PutCommand({ TableName: name, Item }))
  },
})
export type ChartStore = ReturnType<typeof chartStore>

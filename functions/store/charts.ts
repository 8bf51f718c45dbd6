import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { NatalChart } from '../../shared/domain/chart.ts'
import { keys } from './keys.ts'
import type { Table } from './table.ts'
import { zip, zipped } from './zip.ts'

export const ChartRow = z.object({ chart: zipped(NatalChart) })

/** Charts by the hash of what they were cast from. */
export const chartStore = ({ client, name }: Table) => ({
  async find(accountId: string, hash: string): Promise<NatalChart | undefined> {
    const { Item } = await client.send(new GetCommand({ TableName: name, Key: keys.chart(accountId, hash) }))
    return Item && ChartRow.parse(Item).chart
  },

  async keep(accountId: string, hash: string, chart: NatalChart): Promise<void> {
    await client.send(new PutCommand({ TableName: name, Item: { ...keys.chart(accountId, hash), chart: zip(chart) } }))
  },
})
export type ChartStore = ReturnType<typeof chartStore>

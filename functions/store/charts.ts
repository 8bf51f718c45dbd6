import { gunzipSync, gzipSync } from 'node:zlib'
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { NatalChart } from '../../shared/domain/chart.ts'
import { keys } from './keys.ts'
import type { Table } from './table.ts'

const Row = z.object({ chart: z.instanceof(Uint8Array) })

/** Charts by the hash of what they were cast from. Zipped: a third of the capacity for a page of prose. */
export const chartStore = ({ client, name }: Table) => ({
  async find(accountId: string, hash: string): Promise<NatalChart | undefined> {
    const { Item } = await client.send(new GetCommand({ TableName: name, Key: keys.chart(accountId, hash) }))
    return Item && NatalChart.parse(JSON.parse(gunzipSync(Row.parse(Item).chart).toString()))
  },

  async keep(accountId: string, hash: string, chart: NatalChart): Promise<void> {
    const Item = { ...keys.chart(accountId, hash), chart: gzipSync(JSON.stringify(chart)) }
    await client.send(new PutCommand({ TableName: name, Item }))
  },
})
export type ChartStore = ReturnType<typeof chartStore>

import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { CountedRevenue } from '../domain/admin/countedRevenue.ts'
import type { CounterChange } from '../domain/admin/counterChanges.ts'
import { counterUpdate } from './counterUpdate.ts'
import { keys } from './keys.ts'
import { guardedUpdate, type Table, wrote } from './table.ts'
import { whileOpen } from './whileOpen.ts'

type RevenueRow = z.infer<typeof RevenueRow>
const RevenueRow = z.object({ version: z.int(), counted: CountedRevenue })

interface Commit {
  /** As it was read; undefined for somebody who has paid nothing yet. */
  seen: RevenueRow | undefined
  counted: CountedRevenue
  changes: CounterChange[]
}

/** How the money of a person is counted. */
export const revenueStore = ({ client, name: TableName }: Table) => ({
  /** Fails when the row is of a release that counts in another way: to count anew would count twice. */
  async find(accountId: string): Promise<RevenueRow | undefined> {
    const { Item } = await client.send(
      new GetCommand({ TableName, Key: keys.revenue(accountId), ConsistentRead: true }),
    )
    return Item && RevenueRow.parse(Item)
  },

  /**
   * Writes how a person's money is counted and moves the counters by the difference, in one transaction. False when it
   * was counted meanwhile, or the account was closed: after its erasure nothing of it may be written.
   */
  commit(accountId: string, { seen, counted, changes }: Commit): Promise<boolean> {
    const row = { TableName, ...guardedUpdate(keys.revenue(accountId), seen, { counted }) }
    const counters = changes.map((change) => ({ Update: { TableName, ...counterUpdate(accountId, change) } }))
    const TransactItems = [{ Update: row }, whileOpen(TableName, accountId), ...counters]
    return wrote(client.send(new TransactWriteCommand({ TransactItems })))
  },
})
export type RevenueStore = ReturnType<typeof revenueStore>

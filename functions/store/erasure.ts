import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from './keys.ts'
import type { Table } from './table.ts'

const BATCH = 25
const PROFILE = keys.profile('').sk
const ENTITLEMENT = keys.entitlement('').sk

export function erasureStore({ client, name }: Table) {
  async function pageOf(accountId: string): Promise<string[]> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        FilterExpression: 'sk <> :profile AND sk <> :entitlement',
        ExpressionAttributeValues: {
          ':pk': keys.profile(accountId).pk,
          ':profile': PROFILE,
          ':entitlement': ENTITLEMENT,
        },
        ProjectionExpression: 'sk',
      }),
    )
    return Items.map((item) => String(item.sk))
  }

  async function remove(accountId: string, sks: string[]): Promise<void> {
    const { pk } = keys.profile(accountId)
    let requests = sks.map((sk) => ({ DeleteRequest: { Key: { pk, sk } } }))
    while (requests.length > 0) {
      const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }))
      requests = (UnprocessedItems?.[name] ?? []) as typeof requests
    }
  }

  return {
    /** Deletes what a person has made: days, charts, reports, chats, codes. Profile and entitlement stay. */
    async eraseMade(accountId: string): Promise<void> {
      for (let sks = await pageOf(accountId); sks.length > 0; sks = await pageOf(accountId)) {
        for (let at = 0; at < sks.length; at += BATCH) await remove(accountId, sks.slice(at, at + BATCH))
      }
    },
  }
}
export type ErasureStore = ReturnType<typeof erasureStore>

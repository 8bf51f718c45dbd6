import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { Dispute, isDecided } from '../domain/billing/dispute.ts'
import { type Key, keys, searchKeys } from './keys.ts'
import { readRow } from './readRow.ts'
import type { Table } from './table.ts'

/** A dispute and the account that it is about. */
export interface ListedDispute extends Dispute {
  accountId: string
}

const OPEN_SHOWN = 100
const DECIDED_SHOWN = 20
const USER = keys.profile('').pk.length

/** The row of a dispute: those that wait for evidence are listed by when it is due, the others by when they began. */
export function disputeRow(accountId: string, dispute: Dispute) {
  const isOver = isDecided(dispute) || dispute.clearedAt !== undefined
  return {
    ...keys.dispute(accountId, dispute.id),
    ...dispute,
    searchPk: searchKeys.disputes(isOver ? 'decided' : 'open'),
    searchSk: searchKeys.joined(isOver ? dispute.createdAt : (dispute.dueBy ?? dispute.createdAt), dispute.id),
  }
}

export function disputeStore({ client, name: TableName, warn }: Table) {
  const read = (row: Record<string, unknown>) => readRow({ warn }, { schema: Dispute }, row)

  async function keysOf(state: 'open' | 'decided', Limit: number): Promise<Key[]> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName,
        IndexName: 'search',
        KeyConditionExpression: 'searchPk = :pk',
        ExpressionAttributeValues: { ':pk': searchKeys.disputes(state) },
        ScanIndexForward: state === 'open',
        Limit,
      }),
    )
    return Items.map(({ pk, sk }) => ({ pk, sk }))
  }

  return {
    /** Every dispute of an account. */
    async listOf(accountId: string): Promise<Dispute[]> {
      const { pk, sk } = keys.dispute(accountId, '')
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName,
          ConsistentRead: true,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
          ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
        }),
      )
      return Items.map(read).filter((dispute) => dispute !== undefined)
    },

    /** What waits for an answer, the most urgent first, and then what was decided last. */
    async list(): Promise<ListedDispute[]> {
      const found = [...(await keysOf('open', OPEN_SHOWN)), ...(await keysOf('decided', DECIDED_SHOWN))]
      const rows = await Promise.all(found.map((Key) => client.send(new GetCommand({ TableName, Key }))))
      return rows.flatMap(({ Item }) => {
        const dispute = Item && read(Item)
        return dispute ? [{ ...dispute, accountId: String(Item.pk).slice(USER) }] : []
      })
    },
  }
}
export type DisputeStore = ReturnType<typeof disputeStore>

import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { after, DAY, EpochSeconds } from '../../shared/domain/time.ts'
import { keys } from './keys.ts'
import { readRow } from './readRow.ts'
import { type Table, wrote } from './table.ts'

interface Question {
  month: string
  limit: number
  now: EpochSeconds
}

/** A question that is being answered: it counts, and keeps the same person from asking another one meanwhile. */
export interface OpenQuestion {
  month: string
  busyUntil: EpochSeconds
}

/** Longer than the function may take: what is busy after that has died. */
const BUSY_SECONDS = 30
const KEPT = 62 * DAY

const QuotaRow = z.object({ used: z._default(z.int(), 0), busyUntil: z.optional(EpochSeconds) })

/** One row a month: how many questions a person has asked, and whether one of them is being answered. */
export function chatQuotaStore({ client, name: TableName, warn }: Table) {
  async function find(accountId: string, month: string) {
    const Key = keys.chatQuota(accountId, month)
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
    return Item && readRow({ warn }, { schema: QuotaRow }, Item)
  }

  return {
    readUsed: async (accountId: string, month: string): Promise<number> => (await find(accountId, month))?.used ?? 0,

    /** Counts a question in one step with looking whether there is one left. */
    async open(accountId: string, { month, limit, now }: Question): Promise<OpenQuestion | 'spent' | 'busy'> {
      const busyUntil = after(now, BUSY_SECONDS)
      const opened = await wrote(
        client.send(
          new UpdateCommand({
            TableName,
            Key: keys.chatQuota(accountId, month),
            UpdateExpression: 'SET busyUntil = :until, #ttl = :ttl ADD used :one',
            ConditionExpression:
              '(attribute_not_exists(used) OR used < :limit) AND (attribute_not_exists(busyUntil) OR busyUntil <= :now)',
            ExpressionAttributeNames: { '#ttl': 'ttl' },
            ExpressionAttributeValues: {
              ':until': busyUntil,
              ':ttl': after(now, KEPT),
              ':one': 1,
              ':limit': limit,
              ':now': now,
            },
          }),
        ),
      )
      if (opened) return { month, busyUntil }
      const quota = await find(accountId, month)
      return quota?.busyUntil !== undefined && now < quota.busyUntil ? 'busy' : 'spent'
    },

    /** Ends a question; one that the model did not answer does not count. Only once, and only while it is still open. */
    close: (accountId: string, { month, busyUntil }: OpenQuestion, { counts }: { counts: boolean }): Promise<boolean> =>
      wrote(
        client.send(
          new UpdateCommand({
            TableName,
            Key: keys.chatQuota(accountId, month),
            UpdateExpression: 'REMOVE busyUntil ADD used :change',
            ConditionExpression: 'busyUntil = :until',
            ExpressionAttributeValues: { ':change': counts ? 0 : -1, ':until': busyUntil },
          }),
        ),
      ),
  }
}
export type ChatQuotaStore = ReturnType<typeof chatQuotaStore>

import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { EpochSeconds } from '../../shared/domain/time.ts'
import { keys } from './keys.ts'
import { readRow } from './readRow.ts'
import { type Table, wrote } from './table.ts'

export const ProgressRow = z.object({ meditationId: z.string(), completedAt: EpochSeconds })
/** A meditation that somebody has completed, and when for the first time. */
export type CompletedMeditation = z.infer<typeof ProgressRow>

export const progressStore = ({ client, name, warn }: Table) => ({
  /** In the order of the meditations' ids. There are as many rows as meditations at most, so one page holds them. */
  async list(accountId: string): Promise<CompletedMeditation[]> {
    const { pk, sk } = keys.progress(accountId, '')
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        // Whoever has just completed one expects to find it.
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
      }),
    )
    return Items.map((item) => readRow({ warn }, { schema: ProgressRow }, item)).filter((row) => row !== undefined)
  },

  /** The first time counts: answers whether this was it. */
  complete(accountId: string, { meditationId, completedAt }: CompletedMeditation): Promise<boolean> {
    const Item = { ...keys.progress(accountId, meditationId), meditationId, completedAt }
    const ConditionExpression = 'attribute_not_exists(pk)'
    return wrote(client.send(new PutCommand({ TableName: name, Item, ConditionExpression })))
  },
})
export type ProgressStore = ReturnType<typeof progressStore>

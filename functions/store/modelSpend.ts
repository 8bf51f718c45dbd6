import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { after, DAY, EpochSeconds, localDateAt } from '../../shared/domain/time.ts'
import type { ModelBudget } from '../domain/ports/modelBudget.ts'
import { keys } from './keys.ts'
import { addToModelMonth } from './modelMonth.ts'
import { type Table, wrote } from './table.ts'

/** Long enough for an operator to look at a month. */
const KEPT = 40 * DAY

const Spend = z.object({ openUntil: z.optional(EpochSeconds) })

const keyOf = (now: EpochSeconds) => keys.modelSpend(localDateAt(now, 'UTC'))

/** One row a UTC day counts what the model has cost, and bears the flag that keeps every instance from calling it. */
export const modelSpendStore = ({ client, name: TableName }: Table): ModelBudget => ({
  async reserve({ cost, dailyBudget, now }) {
    if (cost > dailyBudget) return 'budget'
    const reserved = await wrote(
      client.send(
        new UpdateCommand({
          TableName,
          Key: keyOf(now),
          UpdateExpression: 'ADD spent :cost SET #ttl = :ttl',
          ConditionExpression:
            '(attribute_not_exists(spent) OR spent <= :most) AND (attribute_not_exists(openUntil) OR openUntil <= :now)',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: {
            ':cost': cost,
            ':most': dailyBudget - cost,
            ':now': now,
            ':ttl': after(now, KEPT),
          },
        }),
      ),
    )
    if (reserved) return 'reserved'
    const { Item } = await client.send(new GetCommand({ TableName, Key: keyOf(now), ConsistentRead: true }))
    const { openUntil } = Spend.parse(Item ?? {})
    return openUntil !== undefined && now < openUntil ? 'circuit' : 'budget'
  },

  async settle({ difference, cost: spent, inputTokens, outputTokens }, now) {
    const UpdateExpression = 'ADD spent :difference, inputTokens :input, outputTokens :output'
    const ExpressionAttributeValues = { ':difference': difference, ':input': inputTokens, ':output': outputTokens }
    const date = localDateAt(now, 'UTC')
    await Promise.all([
      client.send(new UpdateCommand({ TableName, Key: keyOf(now), UpdateExpression, ExpressionAttributeValues })),
      client.send(addToModelMonth({ TableName, date, add: { spent, inputTokens, outputTokens } })),
    ])
  },

  async openCircuit(until, now) {
    const UpdateExpression = 'SET openUntil = :until, #ttl = :ttl'
    const ExpressionAttributeNames = { '#ttl': 'ttl' }
    const ExpressionAttributeValues = { ':until': until, ':ttl': after(now, KEPT) }
    await client.send(
      new UpdateCommand({
        TableName,
        Key: keyOf(now),
        UpdateExpression,
        ExpressionAttributeNames,
        ExpressionAttributeValues,
      }),
    )
  },
})

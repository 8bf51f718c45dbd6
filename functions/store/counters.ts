import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { addDays } from '../../shared/domain/time.ts'
import { counterOfDay, counterOfTrialEnds } from '../domain/admin/counterChanges.ts'
import { keys } from './keys.ts'
import { allShards } from './shardOf.ts'
import type { Table } from './table.ts'

/** Sums by counter and name. */
export type Counters = Map<string, Record<string, number>>

const count = z._default(z.int(), 0)
const ModelDay = z.object({
  spent: z._default(z.number(), 0),
  inputTokens: count,
  outputTokens: count,
  readings: count,
  modelReadings: count,
  answers: count,
  modelAnswers: count,
  goodAnswers: count,
  badAnswers: count,
})
export type ModelDay = z.infer<typeof ModelDay>
const OWN = ['pk', 'sk', 'ttl']

export const counterStore = ({ client, name: TableName }: Table) => ({
  /** All counters of days from the first on, of people, and of trials that end until the last day: a read a partition. */
  async read({ firstDay, lastEnd }: { firstDay: string; lastEnd: string }): Promise<Counters> {
    const sums: Counters = new Map()
    const pages = await Promise.all(
      allShards.map((shard) =>
        client.send(
          new QueryCommand({
            TableName,
            ConsistentRead: true,
            KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
            ExpressionAttributeValues: {
              ':pk': keys.counter(shard, '').pk,
              ':first': counterOfDay(firstDay),
              ':last': counterOfTrialEnds(lastEnd),
            },
          }),
        ),
      ),
    )
    for (const { sk, ...row } of pages.flatMap(({ Items = [] }) => Items)) {
      const sum = sums.get(sk) ?? {}
      for (const [counter, n] of Object.entries(row)) if (!OWN.includes(counter)) sum[counter] = (sum[counter] ?? 0) + n
      sums.set(sk, sum)
    }
    return sums
  },

  /** What the model has cost on each of these days, in millionths of a dollar and in tokens, how many readings and answers there were and how many of them it wrote, and what people thought of the answers. */
  listModelDays: (first: string, count: number): Promise<ModelDay[]> =>
    Promise.all(
      Array.from({ length: count }, async (_, day) => {
        const { Item } = await client.send(new GetCommand({ TableName, Key: keys.modelSpend(addDays(first, day)) }))
        return ModelDay.parse(Item ?? {})
      }),
    ),

  /** The same of months. */
  listModelMonths: (months: readonly string[]): Promise<ModelDay[]> =>
    Promise.all(
      months.map(async (month) => {
        const { Item } = await client.send(new GetCommand({ TableName, Key: keys.modelSpend(month) }))
        return ModelDay.parse(Item ?? {})
      }),
    ),
})
export type CounterStore = ReturnType<typeof counterStore>

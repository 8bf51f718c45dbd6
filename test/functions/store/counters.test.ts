import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CounterChange } from '../../../functions/domain/admin/counterChanges.ts'
import { type CounterStore, counterStore } from '../../../functions/store/counters.ts'
import { counterUpdate } from '../../../functions/store/counterUpdate.ts'
import { keys } from '../../../functions/store/keys.ts'
import { later } from '../../makers/later.ts'
import { emptyTables } from './describeStores.ts'

const table = emptyTables()
let counters: CounterStore
beforeEach(() => {
  counters = counterStore(table())
})
const count = (accountId: string, change: CounterChange) => {
  const { client, name: TableName } = table()
  return client.send(new UpdateCommand({ TableName, ...counterUpdate(accountId, change) }))
}
const read = () => counters.read({ firstDay: '2026-11-01', lastEnd: '2026-11-24' })

describe('the counters', () => {
  test('are the sums of what was added for everybody, in whatever partition they are', async () => {
    for (let n = 0; n < 20; n += 1)
      await count(`usr_${n}`, { counter: 'DAY#2026-11-21', add: { signUps: 1, churned: n % 2 } })
    await count('usr_1', { counter: 'PEOPLE', add: { total: -1 }, until: later(60) })

    expect(Object.fromEntries(await read())).toEqual({
      'DAY#2026-11-21': { signUps: 20, churned: 10 },
      PEOPLE: { total: -1 },
    })
  })

  test('are read from the first day on, and of trials up to the last day of their end', async () => {
    const names = ['DAY#2026-10-31', 'DAY#2026-11-01', 'PEOPLE', 'TRIALEND#2026-11-24', 'TRIALEND#2026-11-25']
    for (const counter of names) await count('usr_jane', { counter, add: { total: 1 } })

    expect([...(await read()).keys()].toSorted()).toEqual(['DAY#2026-11-01', 'PEOPLE', 'TRIALEND#2026-11-24'])
  })

  test('are forgotten at their end, where they have one', () => {
    const [lasting, passing] = [
      counterUpdate('usr_jane', { counter: 'PEOPLE', add: { total: 1 } }),
      counterUpdate('usr_jane', { counter: 'DAY#2026-11-21', add: { signUps: 1 }, until: later(60) }),
    ]

    expect(lasting.UpdateExpression).toBe('ADD #total :total')
    expect(lasting.ExpressionAttributeValues).toEqual({ ':total': 1 })
    expect(passing.UpdateExpression).toBe('SET #ttl = :ttl ADD #signUps :signUps')
    expect(passing.ExpressionAttributeNames).toEqual({ '#signUps': 'signUps', '#ttl': 'ttl' })
    expect(passing.ExpressionAttributeValues).toEqual({ ':signUps': 1, ':ttl': later(60) })
  })
})

test('the days of the model are listed in their order, those without a row as nothing spent', async () => {
  const { client, name: TableName } = table()
  const nothing = {
    spent: 0,
    inputTokens: 0,
    outputTokens: 0,
    readings: 0,
    modelReadings: 0,
    answers: 0,
    modelAnswers: 0,
    goodAnswers: 0,
    badAnswers: 0,
  }
  await client.send(
    new PutCommand({ TableName, Item: { ...keys.modelSpend('2026-11-20'), spent: 1200, readings: 3, ttl: 1 } }),
  )

  expect(await counters.listModelDays('2026-11-19', 3)).toEqual([
    nothing,
    { ...nothing, spent: 1200, readings: 3 },
    nothing,
  ])
})

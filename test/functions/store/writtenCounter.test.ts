import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { keys } from '../../../functions/store/keys.ts'
import { writtenCounter } from '../../../functions/store/writtenCounter.ts'
import { mockTable, optionsOf } from '../../fakes/mockTable.ts'
import { emptyTables } from './describeStores.ts'

const table = emptyTables()
const DATE = '2026-11-21'
const Key = keys.modelSpend(DATE)
const counted = async () =>
  (await table().client.send(new GetCommand({ TableName: table().name, Key, ConsistentRead: true }))).Item?.readings
const begin = (readings: number) =>
  table().client.send(
    new UpdateCommand({
      TableName: table().name,
      Key,
      UpdateExpression: 'ADD readings :n',
      ExpressionAttributeValues: { ':n': readings },
    }),
  )

test('few readings are counted one by one', async () => {
  const count = writtenCounter(table(), 'readings')

  await Promise.all(Array.from({ length: 20 }, () => count(DATE, 'almanac')))

  expect(await counted()).toBe(20)
})

test('many readings are written down together, as many at once as a thousandth of the day', async () => {
  await begin(5_000)
  const count = writtenCounter(table(), 'readings')

  const seen: unknown[] = []
  for (let n = 0; n < 11; n += 1) {
    await count(DATE, 'almanac')
    seen.push(await counted())
  }

  expect(seen).toEqual([5001, 5001, 5001, 5001, 5001, 5006, 5006, 5006, 5006, 5006, 5011])
})

test('what the model wrote is counted beside it, and never lost between two writes', async () => {
  await begin(5_000)
  const count = writtenCounter(table(), 'readings')

  for (const writer of ['model', 'model', 'almanac', 'model', 'almanac', 'model'] as const) await count(DATE, writer)
  await writtenCounter(table(), 'answers')(DATE, 'model')

  const { Item } = await table().client.send(new GetCommand({ TableName: table().name, Key, ConsistentRead: true }))
  expect(Item).toMatchObject({ readings: 5006, modelReadings: 4, answers: 1, modelAnswers: 1 })
})

test('a count that is slow is given up soon', async () => {
  const { table, mock } = mockTable()
  mock.on(UpdateCommand).resolves({ Attributes: { readings: 1 } })

  await writtenCounter(table, 'readings')(DATE, 'model')

  expect(mock.calls().map(optionsOf)).toEqual([{ requestTimeout: 1_000 }, { requestTimeout: 1_000 }])
})

test('a table that does not answer keeps nobody from their reading', async () => {
  const told: string[] = []
  const { table, mock } = mockTable()
  mock.on(UpdateCommand).rejects(new Error('away'))
  const count = writtenCounter({ ...table, warn: (what) => told.push(what) }, 'readings')

  await count(DATE, 'almanac')

  expect(told).toEqual(['readings were not counted', 'readings of a month were not counted'])
})

import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { counterStore } from '../../../functions/store/counters.ts'
import { verdictCounter } from '../../../functions/store/verdictCounter.ts'
import { mockTable } from '../../fakes/mockTable.ts'
import { emptyTables } from './describeStores.ts'

const table = emptyTables()
const date = '2026-11-21'

test('verdicts are counted up and down on the day of the answer', async () => {
  const count = verdictCounter(table())

  await count({ date, goodAnswers: 0, badAnswers: 1 })
  await count({ date, goodAnswers: 1, badAnswers: -1 })

  const [day] = await counterStore(table()).listModelDays(date, 1)
  expect(day).toMatchObject({ goodAnswers: 1, badAnswers: 0 })
})

test('a table that does not answer loses nobody’s verdict', async () => {
  const told: string[] = []
  const { table, mock } = mockTable()
  mock.on(UpdateCommand).rejects(new Error('away'))

  await verdictCounter({ ...table, warn: (what) => told.push(what) })({ date, goodAnswers: 1, badAnswers: 0 })

  expect(told).toEqual(['a verdict was not counted'])
})

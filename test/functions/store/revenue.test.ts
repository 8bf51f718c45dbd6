import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { counterStore } from '../../../functions/store/counters.ts'
import { keys } from '../../../functions/store/keys.ts'
import { revenueStore } from '../../../functions/store/revenue.ts'
import { addAccount } from './addAccount.ts'
import { describeStores, emptyTables } from './describeStores.ts'

const counted = { in_1: { month: '2026-11', amounts: { paidUSD: 1299, refundedUSD: 0 } } }
const changes = [{ counter: 'MONTH#2026-11', add: { paidUSD: 1299 } }]

describeStores('the money of a person', (stores) => {
  test('is counted for the version that was read, or not at all', async () => {
    await addAccount(stores())
    const { find, commit } = stores().revenue

    expect(await find('usr_jane')).toBeUndefined()
    expect(await commit('usr_jane', { seen: undefined, counted, changes })).toBe(true)
    expect(await find('usr_jane')).toEqual({ version: 1, counted })
    expect(await commit('usr_jane', { seen: undefined, counted, changes })).toBe(false)
    expect(await commit('usr_jane', { seen: { version: 1, counted }, counted: {}, changes })).toBe(true)
    expect(await commit('usr_jane', { seen: { version: 1, counted }, counted, changes })).toBe(false)
    expect(await find('usr_jane')).toEqual({ version: 2, counted: {} })
  })

  test('is not counted for nobody', async () => {
    expect(await stores().revenue.commit('usr_gone', { seen: undefined, counted, changes })).toBe(false)
    expect(await stores().revenue.find('usr_gone')).toBeUndefined()
  })
})

const table = emptyTables()

test('the counters move by what two looks at once add, once', async () => {
  const { client, name: TableName } = table()
  await client.send(new PutCommand({ TableName, Item: { ...keys.profile('usr_jane'), status: 'active' } }))
  const look = { seen: undefined, counted, changes }

  const done = await Promise.all(
    [1, 2].map(() =>
      revenueStore(table())
        .commit('usr_jane', look)
        .catch(() => false),
    ),
  )

  expect(done.filter(Boolean)).toHaveLength(1)
  const sums = await counterStore(table()).read({ firstDay: '2026-11-01', lastEnd: '2026-11-24' })
  expect(sums.get('MONTH#2026-11')).toEqual({ paidUSD: 1299 })
})

import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { keys } from '../../../functions/store/keys.ts'
import { modelSpendStore } from '../../../functions/store/modelSpend.ts'
import { DAY } from '../../../shared/domain/time.ts'
import { later, NOW } from '../../makers/later.ts'
import { emptyTables } from './describeStores.ts'

const table = emptyTables()
const reserve = (cost: number, now = NOW) => modelSpendStore(table()).reserve({ cost, dailyBudget: 100, now })

describe('the daily budget of the model', () => {
  test('is never passed by calls at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => reserve(9)))

    expect(outcomes.filter((each) => each === 'reserved').length).toBe(11)
    expect(outcomes.filter((each) => each === 'budget').length).toBe(19)
  })

  test('gets back what a call did not cost, and begins anew the next day', async () => {
    await reserve(100)
    await modelSpendStore(table()).settle({ difference: -60, cost: 40, inputTokens: 5, outputTokens: 2 }, NOW)

    expect([await reserve(61), await reserve(60)]).toEqual(['budget', 'reserved'])
    expect(await reserve(100, later(DAY))).toBe('reserved')
  })

  test('is not touched while the circuit is open', async () => {
    await modelSpendStore(table()).openCircuit(later(60), NOW)

    expect([await reserve(1, later(59)), await reserve(100, later(60))]).toEqual(['circuit', 'reserved'])
  })

  test('is used up to its last unit, and refuses a call that alone costs more', async () => {
    expect([await reserve(101), await reserve(100), await reserve(1), await reserve(0)]).toEqual([
      'budget',
      'reserved',
      'budget',
      'reserved',
    ])
  })

  test('lies in one row a UTC day, which is kept for forty days', async () => {
    const read = async () =>
      (
        await table().client.send(
          new GetCommand({ TableName: table().name, Key: keys.modelSpend('2026-11-21'), ConsistentRead: true }),
        )
      ).Item
    await reserve(7)
    expect(await read()).toEqual({ ...keys.modelSpend('2026-11-21'), spent: 7, ttl: later(40 * DAY) })

    await modelSpendStore(table()).openCircuit(later(60), later(5))
    expect(await read()).toMatchObject({ spent: 7, openUntil: later(60), ttl: later(40 * DAY + 5) })
  })

  test('is said to be used up, and not the circuit open, in the second in which it closes', async () => {
    await reserve(100)
    await modelSpendStore(table()).openCircuit(later(60), NOW)

    expect([await reserve(1, later(59)), await reserve(1, later(60))]).toEqual(['circuit', 'budget'])
  })
})

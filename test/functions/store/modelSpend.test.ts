import { describe, expect, test } from 'vitest'
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
    await modelSpendStore(table()).settle(-60, NOW)

    expect([await reserve(61), await reserve(60)]).toEqual(['budget', 'reserved'])
    expect(await reserve(100, later(DAY))).toBe('reserved')
  })

  test('is not touched while the circuit is open', async () => {
    await modelSpendStore(table()).openCircuit(later(60), NOW)

    expect([await reserve(1, later(59)), await reserve(100, later(60))]).toEqual(['circuit', 'reserved'])
  })
})

import { describe, expect, test } from 'vitest'
import { lookupKey } from '../../../../shared/domain/priceBook.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { later } from '../../../makers/later.ts'
import { openDouble } from './openDouble.ts'

const PLAIN = '4242 4242 4242 4242'
const { stripe, asked, advance } = openDouble()

const codeOf = async (code: string) => (await stripe().promotionCodes.list({ code })).data[0]!.id
const amounts = async (customer: string) => (await stripe().invoices.list({ customer })).data.map(({ total }) => total)

describe('a promotion code of the double', () => {
  test('is previewed as it is charged, and used up by the first month', async () => {
    const wanted = await asked(PLAIN)
    const discounts = [{ promotion_code: await codeOf('half') }]
    const { customer, items } = wanted

    const preview = await stripe().invoices.createPreview({ customer, subscription_details: { items }, discounts })
    await stripe().subscriptions.create({ ...wanted, discounts })
    await advance(32 * DAY)

    expect(preview.total).toBe(849)
    expect(await amounts(customer)).toEqual([1699, 849])
  })

  test('that a trial begins with is used up by its invoice over nothing, and one that it is given later is not', async () => {
    const discounts = [{ promotion_code: await codeOf('HALF') }]
    const early = await asked(PLAIN)
    await stripe().subscriptions.create({ ...early, discounts, trial_end: later(3 * DAY) })
    const late = await asked(PLAIN)
    const { id } = await stripe().subscriptions.create({ ...late, trial_end: later(3 * DAY) })
    const changed = await stripe().subscriptions.update(id, { discounts })
    await advance(4 * DAY)

    expect(changed.discounts).toEqual([expect.stringMatching(/^di_/)])
    expect([await amounts(early.customer), await amounts(late.customer)]).toEqual([
      [1699, 0],
      [849, 0],
    ])
  })

  test('for three months takes off three charges', async () => {
    const wanted = await asked(PLAIN)
    await stripe().subscriptions.create({ ...wanted, discounts: [{ promotion_code: await codeOf('QUARTER') }] })
    for (let month = 0; month < 4; month += 1) await advance(31 * DAY)

    expect(await amounts(wanted.customer)).toEqual([1699, 1699, 1274, 1274, 1274])
  })

  test.each([
    ['LASTYEAR', 'is expired'],
    ['FIVESGD', 'does not match'],
  ])('%s is refused by its parameter', async (code, reason) => {
    const wanted = await asked(PLAIN)
    const { data } = await stripe().prices.list({ lookup_keys: [lookupKey({ plan: 'weekly', currency: 'USD' })] })
    const items = [{ price: data[0]!.id }]
    const discounts = [{ promotion_code: await codeOf(code) }]

    await expect(stripe().subscriptions.create({ ...wanted, items, discounts })).rejects.toMatchObject({
      param: 'discounts[0][promotion_code]',
      message: expect.stringContaining(reason),
    })
  })

  test('for new customers is refused to whoever has paid', async () => {
    const wanted = await asked(PLAIN)
    await stripe().subscriptions.create(wanted)
    const discounts = [{ promotion_code: await codeOf('WELCOME') }]

    await expect(stripe().subscriptions.create({ ...wanted, discounts })).rejects.toThrow('prior transactions')
  })
})

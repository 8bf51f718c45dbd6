import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { subscribeCalls } from '../../../../functions/gateways/stripe/subscribeCalls.ts'

describe('paying', () => {
  const ours = {
    id: 'price_1',
    unit_amount: 1699,
    currency: 'sgd',
    recurring: { interval: 'month', interval_count: 1 },
  }
  /** Stripe with these prices under our key. */
  const check = (...data: object[]) =>
    subscribeCalls((ask) => ask({ prices: { list: async () => ({ data }) } } as unknown as Stripe)).checkPrice({
      plan: 'weekly',
      currency: 'SGD',
    })

  test('is possible where Stripe has our price', async () => {
    await expect(check(ours)).resolves.toBe('price_1')
  })

  test.each([
    ['has no price', []],
    ['has another amount', [{ ...ours, unit_amount: 1599 }]],
    ['has another currency', [{ ...ours, currency: 'usd' }]],
    ['charges it by the year', [{ ...ours, recurring: { interval: 'year', interval_count: 1 } }]],
  ])('is disabled where Stripe %s', async (_, data) => {
    await expect(check(...data)).rejects.toMatchObject({ code: 'PAYMENTS_DISABLED' })
  })
})

describe('a promotion code', () => {
  const coupon = { currency: null, duration: 'repeating', duration_in_months: 3 }
  const ours = {
    id: 'price_1',
    unit_amount: 1299,
    currency: 'usd',
    recurring: { interval: 'month', interval_count: 1 },
  }
  const code = (changes: object = {}) => ({
    id: 'promo_1',
    code: 'STARS',
    active: true,
    promotion: { coupon },
    restrictions: {},
    ...changes,
  })
  const refusal = new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    message: 'This promotion code cannot be redeemed because the associated customer has prior transactions.',
  })
  const find = (codes: object[], preview: () => Promise<object> = async () => ({ total: 650 }), isTrial = true) =>
    subscribeCalls((ask) =>
      ask({
        prices: { list: async () => ({ data: [ours] }) },
        promotionCodes: { list: async () => ({ data: codes }) },
        invoices: { createPreview: preview },
      } as unknown as Stripe),
    ).findPromotion({ code: 'stars', plan: 'weekly', currency: 'USD', customerId: 'cus_jane', isTrial })

  test('takes off what Stripe computes, for as many months as it says', async () => {
    expect(await find([code({ active: false, id: 'promo_0' }), code()])).toEqual({
      id: 'promo_1',
      code: 'STARS',
      amountOff: 649,
      months: 3,
    })
  })

  test.each([
    ['once', 1],
    ['forever', null],
  ])('that applies %s has its months', async (duration, months) => {
    expect(await find([code({ promotion: { coupon: { duration } } })])).toMatchObject({ months })
  })

  test('of another currency is told so, unless it has an amount in this one', async () => {
    const other = { duration: 'once', currency: 'sgd' }
    expect(await find([code({ promotion: { coupon: other } })])).toBe('currency')
    const both = { ...other, currency_options: { usd: { amount_off: 100 } } }
    expect(await find([code({ promotion: { coupon: both } })])).toMatchObject({ amountOff: 649 })
  })

  test.each([
    ['is not there', [], 'unknown'],
    ['is over', [code({ active: false })], 'expired'],
  ])('that %s takes nothing off', async (_, codes, said) => {
    expect(await find(codes)).toBe(said)
  })

  test('for newcomers only goes with a first month, and not with a trial', async () => {
    const newcomers = code({ restrictions: { first_time_transaction: true } })

    expect(await find([newcomers])).toBe('withTrial')
    expect(await find([newcomers], undefined, false)).toMatchObject({ amountOff: 649 })
  })

  test('that Stripe refuses for this customer, or that changes nothing, takes nothing off', async () => {
    expect(await find([code()], () => Promise.reject(refusal))).toBe('unavailable')
    expect(await find([code()], async () => ({ total: 1299 }))).toBe('unavailable')
  })
})

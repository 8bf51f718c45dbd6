import { describe, expect, test } from 'vitest'
import type { CheckoutOffer, Discount } from '../../../../../shared/domain/billing.ts'
import { chargesOf, paidCharges } from '../../../../../web/features/membership/checkout/chargesOf.ts'
import { discountLine } from '../../../../../web/features/membership/checkout/discountLine.ts'

const offerWith = (months?: number | null): CheckoutOffer => ({
  kind: 'paid',
  plan: 'weekly',
  amount: 1299,
  currency: 'USD',
  firstChargeAt: '2026-11-30T12:00:00Z',
  ...(months !== undefined && { discount: { code: 'STARS', amountOff: 649, months } }),
})
const lines = (charges: { when: string; amount: string }[]) => charges.map(({ when, amount }) => `${when}: ${amount}`)

describe('what is charged', () => {
  test.each([
    [undefined, ['On Monday, then every month: $12.99']],
    [null, ['On Monday, then every month: $6.50']],
    [1, ['On Monday: $6.50', 'After that, every month: $12.99']],
    [2, ['On Monday: $6.50', 'A month later: $6.50', 'After that, every month: $12.99']],
    [3, ['On Monday: $6.50', 'Then each month, 2 times: $6.50', 'After that, every month: $12.99']],
  ])('after a trial with a code for %o months is %o', (months, expected) => {
    expect(lines(chargesOf(offerWith(months), 'On Monday'))).toEqual(expected)
  })

  const TODAY = 'Today, when you press the button'
  test.each([
    [undefined, [`${TODAY}: $12.99`, 'Then every month: $12.99']],
    [null, [`${TODAY}: $6.50`, 'Then every month: $6.50']],
    [1, [`${TODAY}: $6.50`, 'After that, every month: $12.99']],
    [2, [`${TODAY}: $6.50`, 'A month later: $6.50', 'After that, every month: $12.99']],
    [3, [`${TODAY}: $6.50`, 'Then each month, 2 times: $6.50', 'After that, every month: $12.99']],
  ])('without a trial with a code for %o months is %o', (months, expected) => {
    expect(lines(paidCharges(offerWith(months)))).toEqual(expected)
  })
})

test.each([
  [1, 'STARS takes $6.49 off the first month.'],
  [3, 'STARS takes $6.49 off each of the first 3 months.'],
  [null, 'STARS takes $6.49 off every month.'],
])('a code for %o months is told as "%s"', (months, line) => {
  const discount: Discount = { code: 'STARS', amountOff: 649, months }
  expect(discountLine(discount, { plan: 'weekly', currency: 'USD' })).toBe(line)
})

import { expect, test } from 'vitest'
import { newPrice } from '../../../../../infra/local/stripe/objects/prices.ts'
import { renewalAfter } from '../../../../../infra/local/stripe/objects/subscriptions.ts'

const monthly = newPrice({ plan: 'weekly', currency: 'USD' }, 0)
const yearly = { ...monthly, recurring: { ...monthly.recurring!, interval: 'year' as const } }
const instant = (date: string) => Date.parse(`${date}T12:00:00Z`) / 1000

test.each([
  ['month', monthly, '2027-01-31', '2027-01-31', '2027-02-28'],
  ['month', monthly, '2027-02-28', '2027-01-31', '2027-03-31'],
  ['year', yearly, '2027-11-30', '2027-11-30', '2028-11-30'],
  ['year', yearly, '2028-02-29', '2028-02-29', '2029-02-28'],
])('a price by the %s renews on the day of the anchor', (_, price, from, anchor, next) => {
  expect(renewalAfter(instant(from), { price, anchor: instant(anchor) })).toBe(instant(next))
})

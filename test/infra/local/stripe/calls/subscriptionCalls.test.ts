import { expect, test } from 'vitest'
import type { CallNeeds } from '../../../../../infra/local/stripe/calls/Call.ts'
import { subscriptionCalls } from '../../../../../infra/local/stripe/calls/subscriptionCalls.ts'
import { parseForm } from '../../../../../infra/local/stripe/formBody.ts'
import { openLedger } from '../../../../../infra/local/stripe/ledger.ts'
import { newPrice } from '../../../../../infra/local/stripe/objects/prices.ts'
import { newSubscription } from '../../../../../infra/local/stripe/objects/subscriptions.ts'
import { NOW } from '../../../../makers/later.ts'

function opened() {
  const ledger = openLedger(undefined, NOW)
  const old = { ...newPrice({ plan: 'weekly', currency: 'USD' }, NOW), id: 'price_old', unit_amount: 999 }
  for (const price of [old, { ...old, id: 'price_gone', active: false }]) ledger.prices.set(price.id, price)
  const made = { customer: 'cus_1', price: old, paymentMethod: null, trialEnd: null, created: NOW }
  const subscription = newSubscription({ ...made, metadata: { accountId: 'usr_1', nextPrice: 'price_1' } })
  ledger.subscriptions.set(subscription.id, subscription)
  const needs: CallNeeds = { ledger, emit: () => {}, now: () => NOW, changed: () => {}, invoiceUrl: '' }
  const call = subscriptionCalls(needs)['POST /v1/subscriptions/{id}']!
  const [item] = subscription.items.data
  const update = (form: string) => call({ id: subscription.id, form: parseForm(form.replace('ITEM', item!.id)) })
  return { subscription, item: item!, update, before: structuredClone(subscription) }
}

const NEW = 'price_orrery_premium_monthly_usd'

test('another price takes the place of the first in the same period, and an empty value removes its key', () => {
  const { subscription, item, update, before } = opened()

  update(`items[0][id]=ITEM&items[0][price]=${NEW}&proration_behavior=none&metadata[nextPrice]=`)

  expect(item).toMatchObject({ price: { id: NEW, unit_amount: 1299 }, plan: { id: NEW, amount: 1299 } })
  expect(item.current_period_end).toBe(before.items.data[0]!.current_period_end)
  expect(subscription).toMatchObject({ status: 'active', latest_invoice: null, metadata: { accountId: 'usr_1' } })
  expect(subscription.metadata).not.toHaveProperty('nextPrice')
})

test.each([
  ['that Stripe would prorate', `items[0][id]=ITEM&items[0][price]=${NEW}`, 'proration_behavior none'],
  ['beside the first', `items[0][price]=${NEW}&proration_behavior=none`, 'by its id'],
  [
    'that is not known',
    'items[0][id]=ITEM&items[0][price]=price_0&proration_behavior=none',
    "No such price: 'price_0'",
  ],
  ['that is not sold', 'items[0][id]=ITEM&items[0][price]=price_gone&proration_behavior=none', 'inactive'],
  [
    'in another currency',
    `items[0][id]=ITEM&items[0][price]=${NEW.replace('usd', 'sgd')}&proration_behavior=none`,
    'another currency',
  ],
])('a price %s is refused, and nothing changes', (_, form, message) => {
  const { subscription, update, before } = opened()

  expect(() => update(form)).toThrow(message)

  expect(subscription).toEqual(before)
})

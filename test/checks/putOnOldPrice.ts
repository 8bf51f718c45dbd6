import { newPrice, planOf } from '../../infra/local/stripe/objects/prices.ts'
import type { Backend } from './openBackend.ts'

/** Puts somebody's subscription on the price that the book had when they subscribed: 9.99 a month. */
export function putOnOldPrice({ stripe, now }: Backend, email: string) {
  const { customers, subscriptions, prices } = stripe.ledger
  const old = {
    ...newPrice({ plan: 'weekly', currency: 'USD' }, now()),
    id: 'price_of_last_year',
    lookup_key: null,
    unit_amount: 999,
  }
  prices.set(old.id, old)
  const { id: customer } = [...customers.values()].find((each) => each.email === email)!
  const [subscription] = [...subscriptions.of(customer)]
  Object.assign(subscription!.items.data[0]!, { price: old, plan: planOf(old) })
  return subscription!
}

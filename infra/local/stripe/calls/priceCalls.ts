import type Stripe from 'stripe'
import { listOf, metadataOf, textOf } from '../formBody.ts'
import { missing } from '../StripeRefusal.ts'
import { stripeId } from '../stripeId.ts'
import { type Call, type CallNeeds, page } from './Call.ts'

/** Prices by lookup key. Of the product only its existence matters. */
export function priceCalls({ ledger, now }: CallNeeds): Record<string, Call> {
  return {
    'GET /v1/prices': ({ form }) => {
      const keys = listOf(form, 'lookup_keys')
      const isAsked = ({ lookup_key, active }: Stripe.Price) =>
        active && (keys.length === 0 || (lookup_key !== null && keys.includes(lookup_key)))
      return page([...ledger.prices.values()].filter(isAsked), form, '/v1/prices')
    },
    'POST /v1/prices': ({ form }) => {
      const [model] = ledger.prices.values()
      const lookup_key = textOf(form, 'lookup_key') ?? null
      for (const price of ledger.prices.values()) if (price.lookup_key === lookup_key) price.lookup_key = null
      const price: Stripe.Price = {
        ...model!,
        id: stripeId('price'),
        created: now(),
        currency: String(form.currency),
        lookup_key,
        metadata: metadataOf(form),
        product: String(form.product),
        unit_amount: Number(form.unit_amount),
      }
      ledger.prices.set(price.id, price)
      return price
    },
    'GET /v1/products/{id}': ({ id }) => {
      if (![...ledger.prices.values()].some(({ product }) => product === id)) throw missing('product', id)
      return { id, object: 'product', active: true, name: id }
    },
    'POST /v1/products': ({ form }) => ({
      id: String(form.id),
      object: 'product',
      active: true,
      name: String(form.name),
    }),
  }
}

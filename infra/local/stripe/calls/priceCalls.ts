import type Stripe from 'stripe'
import { PRICE_KEYS } from '../../../../shared/domain/priceBook.ts'
import { listOf, metadataOf, textOf } from '../formBody.ts'
import { newPrice } from '../objects/prices.ts'
import { invalid, missing } from '../StripeRefusal.ts'
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
      const lookup_key = textOf(form, 'lookup_key') ?? null
      const [before] = [...ledger.prices.values()].filter(
        (each) => lookup_key !== null && each.lookup_key === lookup_key,
      )
      if (before && form.transfer_lookup_key !== 'true') throw invalid('A price already uses this lookup key.')
      if (before) before.lookup_key = null
      const like = newPrice(PRICE_KEYS[0]!, now())
      const { interval } = form.recurring as Pick<Stripe.Price.Recurring, 'interval'>
      const price: Stripe.Price = {
        ...like,
        recurring: { ...like.recurring!, interval },
        id: stripeId('price'),
        currency: String(form.currency),
        lookup_key,
        metadata: metadataOf(form),
        product: String(form.product),
        unit_amount: Number(form.unit_amount),
        tax_behavior: form.tax_behavior === 'inclusive' ? 'inclusive' : 'unspecified',
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

import Stripe from 'stripe'
import { brand } from '../../shared/domain/brand.ts'
import { CURRENCIES, type CurrencyCode } from '../../shared/domain/money.ts'
import { lookupKey, priceBook } from '../../shared/domain/priceBook.ts'
import { openStripe } from './openStripe.ts'

const PRODUCT = 'orrery_premium'

/*
 * Mirrors the price book to Stripe: `STRIPE_SECRET_KEY=… npm run stripe:prices`. A price at Stripe never changes, so a new
 * amount is a new price that takes over the lookup key; whoever has subscribed keeps the old one. Run again, it does
 * nothing.
 */
const stripe = openStripe()
await ensureProduct()
for (const currency of CURRENCIES) console.log(`${currency}: ${await mirror(currency)}`)

async function ensureProduct(): Promise<void> {
  try {
    await stripe.products.retrieve(PRODUCT)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== 'resource_missing') throw error
    await stripe.products.create({ id: PRODUCT, name: `${brand.name} Premium` })
  }
}

async function mirror(code: CurrencyCode): Promise<string> {
  const [currency, unit_amount] = [code.toLowerCase(), priceBook[code].monthly]
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(code)], active: true })
  const [known] = data
  if (known?.unit_amount === unit_amount && known.recurring?.interval === 'month') return `${known.id} is up to date`
  const created = await stripe.prices.create({
    product: PRODUCT,
    currency,
    unit_amount,
    recurring: { interval: 'month' },
    lookup_key: lookupKey(code),
    transfer_lookup_key: true,
  })
  return `${created.id} is new`
}

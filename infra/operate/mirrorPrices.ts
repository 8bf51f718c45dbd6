import Stripe from 'stripe'
import { brand } from '../../shared/domain/brand.ts'
import { CURRENCIES, type CurrencyCode } from '../../shared/domain/money.ts'
import { lookupKey, priceBook } from '../../shared/domain/priceBook.ts'

const PRODUCT = 'orrery_premium'

/*
 * Mirrors the price book to Stripe: `STRIPE_SECRET_KEY=… npm run stripe:prices`. A price at Stripe never changes, so a new
 * amount is a new price that takes over the lookup key; whoever has subscribed keeps the old one. Run again, it does
 * nothing.
 */
const { STRIPE_SECRET_KEY, STRIPE_API_URL } = process.env
if (!STRIPE_SECRET_KEY) {
  console.error('Set STRIPE_SECRET_KEY to the key of the account whose prices you want to set.')
  process.exit(2)
}
const stripe = open(STRIPE_SECRET_KEY, STRIPE_API_URL)
await ensureProduct()
for (const currency of CURRENCIES) console.log(`${currency}: ${await mirror(currency)}`)

function open(key: string, url: string | undefined): Stripe {
  if (!url) return new Stripe(key)
  const { hostname: host, port } = new URL(url)
  return new Stripe(key, { host, port, protocol: 'http' })
}

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

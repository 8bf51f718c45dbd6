import Stripe from 'stripe'
import { brand } from '../../shared/domain/brand.ts'
import { amountOf, collectsTax, isPriceOf, lookupKey, type PriceKey, priceBook } from '../../shared/domain/priceBook.ts'

const PRODUCT = 'orrery_premium'

export async function ensureProduct(stripe: Stripe): Promise<void> {
  try {
    await stripe.products.retrieve(PRODUCT)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== 'resource_missing') throw error
    await stripe.products.create({ id: PRODUCT, name: `${brand.name} Premium` })
  }
}

/** Makes a price of the book, unless Stripe has it; answers what became of it. */
export async function mirrorPrice(stripe: Stripe, key: PriceKey, isTaxed = collectsTax): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(key)], active: true })
  const [known] = data
  // Stripe lets nobody change how a price is taxed, once it is said.
  if (known && isPriceOf(key, known) && (!isTaxed || known.tax_behavior === 'inclusive'))
    return `${known.id} is up to date`
  const created = await stripe.prices.create({
    product: PRODUCT,
    currency: key.currency.toLowerCase(),
    unit_amount: amountOf(key),
    recurring: { interval: priceBook[key.plan].interval },
    lookup_key: lookupKey(key),
    transfer_lookup_key: true,
    ...(isTaxed && { tax_behavior: 'inclusive' }),
  })
  return `${created.id} is new`
}

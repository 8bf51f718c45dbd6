import Stripe from 'stripe'
import { brand } from '../../shared/domain/brand.ts'
import type { CurrencyCode } from '../../shared/domain/money.ts'
import { collectsTax, lookupKey, priceBook } from '../../shared/domain/priceBook.ts'

const PRODUCT = 'orrery_premium'

export async function ensureProduct(stripe: Stripe): Promise<void> {
  try {
    await stripe.products.retrieve(PRODUCT)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== 'resource_missing') throw error
    await stripe.products.create({ id: PRODUCT, name: `${brand.name} Premium` })
  }
}

/** Makes the price of the book in a currency, unless Stripe has it; answers what became of it. */
export async function mirrorPrice(stripe: Stripe, code: CurrencyCode, isTaxed = collectsTax): Promise<string> {
  const [currency, unit_amount] = [code.toLowerCase(), priceBook[code].monthly]
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(code)], active: true })
  const [known] = data
  const isSame = known?.unit_amount === unit_amount && known.recurring?.interval === 'month'
  // Stripe lets nobody change how a price is taxed, once it is said.
  if (isSame && (!isTaxed || known.tax_behavior === 'inclusive')) return `${known.id} is up to date`
  const created = await stripe.prices.create({
    product: PRODUCT,
    currency,
    unit_amount,
    recurring: { interval: 'month' },
    lookup_key: lookupKey(code),
    transfer_lookup_key: true,
    ...(isTaxed && { tax_behavior: 'inclusive' }),
  })
  return `${created.id} is new`
}

import Stripe from 'stripe'
import { Problem } from '../../../shared/contract/problem.ts'
import { collectsTax, isPriceOf, lookupKey, type PriceKey } from '../../../shared/domain/priceBook.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import type { Promotion } from '../../domain/billing/promotion.ts'
import { findPromotion } from './findPromotion.ts'
import { keepTaxLocation } from './keepTaxLocation.ts'
import { subscriptionSnapshot } from './snapshots.ts'
import { type AskStripe, unlessMissing } from './stripeClient.ts'
import { voidUnpaidInvoices } from './voidUnpaidInvoices.ts'

type SubscribeCalls = Pick<
  Payments,
  'checkPrice' | 'findPromotion' | 'createSubscription' | 'applyPromotion' | 'abandonSubscription'
>

/** A trial whose payment method has gone ends instead of piling up invoices. */
const TRIAL_SETTINGS = { end_behavior: { missing_payment_method: 'cancel' } } as const

/** How a subscription begins. */
export function subscribeCalls(ask: AskStripe, isTaxed = collectsTax): SubscribeCalls {
  const prices = new Map<string, string>()

  /** The price is ours to the cent, or nobody pays: a mirror that is behind must not charge an old amount. */
  async function priceOf(key: PriceKey): Promise<string> {
    const name = lookupKey(key)
    const known = prices.get(name)
    if (known) return known
    const { data } = await ask((stripe) => stripe.prices.list({ lookup_keys: [name], active: true }))
    const price = data.find((each) => isPriceOf(key, each) && (!isTaxed || each.tax_behavior === 'inclusive'))
    if (!price) throw new Problem('PAYMENTS_DISABLED')
    prices.set(name, price.id)
    return price.id
  }

  const statusOf = async (id: string) =>
    (await ask((stripe) => unlessMissing(stripe.subscriptions.retrieve(id))))?.status

  return {
    checkPrice: priceOf,

    async findPromotion(entered) {
      return findPromotion(ask, { ...entered, price: await priceOf(entered) })
    },

    async createSubscription({
      customerId,
      accountId,
      attempt,
      plan,
      currency,
      paymentMethodId,
      trialEndsAt,
      promotion,
      idempotencyKey,
    }) {
      const price = await priceOf({ plan, currency })
      if (isTaxed) await keepTaxLocation(ask, { customerId, paymentMethodId }).catch(unlessGone)
      const created = await ask((stripe) =>
        stripe.subscriptions
          .create(
            {
              customer: customerId,
              items: [{ price }],
              default_payment_method: paymentMethodId,
              metadata: { accountId, attempt, ...amountOff(promotion) },
              billing_mode: { type: 'flexible' },
              expand: ['default_payment_method'],
              ...(isTaxed && { automatic_tax: { enabled: true } }),
              // Its first period is charged by a call of its own, so that the person can answer their bank.
              ...(trialEndsAt === null
                ? { payment_behavior: 'default_incomplete', ...discountBy(promotion) }
                : { off_session: true, trial_end: trialEndsAt, trial_settings: TRIAL_SETTINGS }),
            },
            { idempotencyKey },
          )
          .catch(unlessRefused)
          .catch(unlessRemembered),
      )
      return created === 'failed' ? created : subscriptionSnapshot(created)
    },

    async applyPromotion({ id, promotion, idempotencyKey }) {
      const changed = await ask((stripe) =>
        stripe.subscriptions
          .update(id, { ...discountBy(promotion), metadata: amountOff(promotion) }, { idempotencyKey })
          .catch(unlessRefused),
      )
      return subscriptionSnapshot(changed)
    },

    /** The invoice comes first: Stripe voids none that is paid. */
    async abandonSubscription(id) {
      if ((await statusOf(id)) !== 'incomplete') return
      await voidUnpaidInvoices(ask, id).catch(unlessPaying)
      if ((await statusOf(id)) === 'incomplete') await ask((stripe) => unlessMissing(stripe.subscriptions.cancel(id)))
    },
  }
}

const discountBy = (promotion: Promotion | undefined) =>
  promotion ? { discounts: [{ promotion_code: promotion.id }] } : {}

/** What Stripe has computed for the plan, for whoever tells of the next charge. */
const amountOff = (promotion: Promotion | undefined) => (promotion ? { amountOff: String(promotion.amountOff) } : {})

/** A code may have expired, or been used up, since it was entered. */
function unlessRefused(error: unknown): never {
  const { param } = error instanceof Stripe.errors.StripeInvalidRequestError ? error : {}
  if (param?.startsWith('discounts')) throw new Problem('PROMOTION_UNAVAILABLE', { cause: error })
  throw error
}

/** An answer of 500 and more is kept under its idempotency key; a connection that broke is not an answer. */
function unlessRemembered(error: unknown): 'failed' {
  // The customer was deleted at Stripe since the card was saved, and the card with them: the next checkout makes both.
  // Or nobody can tell where the card is from, which Stripe Tax must know: another card may say.
  if (isMissing(error) || isNowhere(error)) throw new Problem('INVALID_CHECKOUT', { cause: error })
  if (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500) return 'failed'
  throw error
}

/** A payment that is on its way cannot be called back: what comes of it is known in a moment. */
function unlessPaying(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  throw new Problem('PAYMENT_METHOD_PENDING', { cause: error })
}

function unlessGone(error: unknown): never {
  throw isMissing(error) ? new Problem('INVALID_CHECKOUT', { cause: error }) : error
}

const isNowhere = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'customer_tax_location_invalid'

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

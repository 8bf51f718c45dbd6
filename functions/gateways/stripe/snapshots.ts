import type Stripe from 'stripe'
import { DEFAULT_PLAN, PLANS, type Plan, priceBook } from '../../../shared/domain/priceBook.ts'
import { type EpochSeconds, epochSeconds } from '../../../shared/domain/time.ts'
import { isUnpaid } from '../../domain/billing/isUnpaid.ts'
import type { CardSetup, InvoiceSnapshot } from '../../domain/billing/payments.ts'
import {
  STRIPE_STATUSES,
  type StripeStatus,
  type SubscriptionSnapshot,
} from '../../domain/billing/subscriptionSnapshot.ts'

/** The id of a reference, whether or not Stripe has expanded it. */
export const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id

const instant = (seconds: number | null | undefined): EpochSeconds | null =>
  typeof seconds === 'number' ? epochSeconds(seconds) : null

const statusOf = (status: string): StripeStatus => STRIPE_STATUSES.find((known) => known === status) ?? 'unknown'

/** Periods stand on the items: a subscription of ours has exactly one. */
export function subscriptionSnapshot(subscription: Stripe.Subscription): SubscriptionSnapshot {
  const [item] = subscription.items.data
  const method = subscription.default_payment_method
  const card = typeof method === 'object' ? method?.card : undefined
  const { latest_invoice: invoice, cancel_at: cancelsAt } = subscription
  const amount = item?.price.unit_amount ?? 0
  const periodEnd = item?.current_period_end ?? subscription.start_date
  // In flexible billing mode, Stripe's customer portal sets the instant and leaves `cancel_at_period_end` as it is. Until
  // the last period has begun, it is charged and can be cancelled like any other.
  const isCancelled = subscription.cancel_at_period_end || (cancelsAt !== null && cancelsAt <= periodEnd)
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer)!,
    accountId: subscription.metadata.accountId,
    attempt: subscription.metadata.attempt,
    status: statusOf(subscription.status),
    renews: !isCancelled,
    cancelsAt: instant(cancelsAt),
    cancelledAt: isCancelled ? instant(subscription.canceled_at) : null,
    isConverted: subscription.metadata.converted === 'yes',
    trialEndsAt: instant(subscription.trial_end),
    periodStartedAt: epochSeconds(item?.current_period_start ?? subscription.start_date),
    periodEndsAt: epochSeconds(periodEnd),
    plan: planOf(item?.price),
    currency: subscription.currency,
    amount,
    nextAmount: owedOf(invoice) ?? amount - (discountAt(subscription, periodEnd) ? amountOffOf(subscription) : 0),
    hasDiscount: subscription.discounts.length > 0,
    priceId: item?.price.id,
    anchoredAt: epochSeconds(subscription.billing_cycle_anchor),
    announced: announcedOf(subscription.metadata),
    createdAt: epochSeconds(subscription.created),
    latestInvoiceId: idOf(invoice),
    hasUnpaidInvoice: typeof invoice === 'object' && invoice !== null && isUnpaid(invoice),
    hasDraftInvoice: typeof invoice === 'object' && invoice?.status === 'draft',
    nextAttemptAt: typeof invoice === 'object' ? instant(invoice?.next_payment_attempt) : null,
    hasPaid: false,
    confirmUrl: null,
    card: card ? { brand: card.brand, last4: card.last4 } : null,
  }
}

/** By its interval, which stays when the amount of the plan changes. */
const planOf = (price: Stripe.Price | undefined): Plan =>
  PLANS.find((plan) => priceBook[plan].interval === price?.recurring?.interval) ?? DEFAULT_PLAN

const owedOf = (invoice: Stripe.Subscription['latest_invoice']): number | undefined =>
  typeof invoice === 'object' && invoice !== null && isUnpaid(invoice) ? invoice.amount_remaining : undefined

/** Whether a discount is still there when the next period is charged. Answers to a change name its id only. */
const discountAt = ({ discounts, status, metadata }: Stripe.Subscription, instant: number): boolean =>
  // A trial is about to get its own, in a call that follows the one that began it.
  (status === 'trialing' && discounts.length === 0 && metadata.amountOff !== undefined) ||
  discounts.some((each) => typeof each === 'string' || each.end === null || each.end > instant)

/** As Stripe has computed it when the code was entered, to the cent. */
const amountOffOf = ({ metadata }: Stripe.Subscription): number => Number(metadata.amountOff ?? 0)

function announcedOf({ nextPrice, nextPriceAt }: Stripe.Metadata): SubscriptionSnapshot['announced'] {
  const at = Number(nextPriceAt)
  return nextPrice && at > 0 ? { priceId: nextPrice, at: epochSeconds(at) } : null
}

export const invoiceSnapshot = (invoice: Stripe.Invoice): InvoiceSnapshot => ({
  id: invoice.id,
  customerId: idOf(invoice.customer) ?? '',
  subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
  createdAt: epochSeconds(invoice.created),
  paidAt: instant(invoice.status_transitions.paid_at),
  amountPaid: invoice.amount_paid,
  amountDue: invoice.amount_remaining,
  currency: invoice.currency,
  status:
    (['draft', 'open', 'paid', 'uncollectible', 'void'] as const).find((each) => each === invoice.status) ?? 'draft',
  pdf: invoice.invoice_pdf ?? null,
})

export function setupSnapshot(setup: Stripe.SetupIntent): CardSetup {
  const method = typeof setup.payment_method === 'object' ? setup.payment_method : null
  return {
    id: setup.id,
    clientSecret: setup.client_secret ?? '',
    customerId: idOf(setup.customer),
    attempt: setup.metadata?.attempt,
    status: (['succeeded', 'canceled'] as const).find((over) => over === setup.status) ?? 'waiting',
    paymentMethodId: idOf(setup.payment_method),
    fingerprint: method?.card?.fingerprint ?? undefined,
  }
}

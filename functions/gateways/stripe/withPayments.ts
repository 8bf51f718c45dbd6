import type Stripe from 'stripe'
import type { SubscriptionSnapshot } from '../../domain/billing/subscriptionSnapshot.ts'
import { type AskStripe, unlessMissing } from './stripeClient.ts'

const PAGE = 100
/** What an invoice is asked for with its payments. */
export const INTENTS = 'payments.data.payment.payment_intent'

/** Whether a failed charge is the first one, and what it waits for: asked only of the few that are past due. */
export const withPayments = (ask: AskStripe, all: SubscriptionSnapshot[]): Promise<SubscriptionSnapshot[]> =>
  Promise.all(
    all.map(async (each) =>
      each.status === 'past_due'
        ? { ...each, hasPaid: await hasPaid(ask, each), confirmUrl: await confirmUrlOf(ask, each) }
        : each,
    ),
  )

async function hasPaid(ask: AskStripe, { id: subscription }: SubscriptionSnapshot): Promise<boolean> {
  const { data } = await ask((stripe) => stripe.invoices.list({ subscription, limit: PAGE }))
  return data.some(({ amount_paid }) => amount_paid > 0)
}

async function confirmUrlOf(ask: AskStripe, { latestInvoiceId: id }: SubscriptionSnapshot): Promise<string | null> {
  if (id === undefined) return null
  const invoice = await ask((stripe) => unlessMissing(stripe.invoices.retrieve(id, { expand: [INTENTS] })))
  return invoice?.status === 'open' && waitsForBank(invoice) ? (invoice.hosted_invoice_url ?? null) : null
}

/** The bank wants an answer of the person. Of a charge that was asked for without them Stripe says so as an error. */
const waitsForBank = (invoice: Stripe.Invoice): boolean =>
  intentsOf(invoice).some(
    ({ status, last_payment_error: error }) =>
      status === 'requires_action' || error?.code === 'authentication_required',
  )

/** The payments of an invoice that was asked for with them. */
export const intentsOf = ({ payments }: Stripe.Invoice): Stripe.PaymentIntent[] =>
  (payments?.data ?? []).flatMap(({ payment: { payment_intent: intent } }) =>
    typeof intent === 'object' ? [intent] : [],
  )

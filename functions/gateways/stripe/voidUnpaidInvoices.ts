import Stripe from 'stripe'
import { isUnpaid } from '../../domain/billing/isUnpaid.ts'
import type { AskStripe } from './stripeClient.ts'

const PAGE = 100

/**
 * Stripe does not try open ones again by itself, but would still take the money by its own page or an operator's click;
 * and it charges a draft. The oldest first: as long as the newest is unpaid, whoever looks after a crash sees that there
 * is something left.
 */
export async function voidUnpaidInvoices(ask: AskStripe, subscription: string): Promise<void> {
  const { data } = await ask((stripe) => stripe.invoices.list({ subscription, limit: PAGE }))
  for (const each of data.filter(mayBeCharged).toReversed()) await ask((stripe) => unlessSettled(stripe, each))
}

/** Two calls at once both find it unpaid, and one comes too late. */
async function unlessSettled(stripe: Stripe, { id, status }: Stripe.Invoice): Promise<void> {
  try {
    // Stripe voids what is finalised only, and deletes no draft of a subscription. It may finalise it in this moment.
    if (status === 'draft') await stripe.invoices.finalizeInvoice(id, { auto_advance: false }).catch(ifInvalid)
    await stripe.invoices.voidInvoice(id)
  } catch (error) {
    ifInvalid(error)
    if (mayBeCharged(await stripe.invoices.retrieve(id))) throw error
  }
}

function ifInvalid(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
}

/** Stripe charges a draft an hour after it was made, also after the end of its subscription. */
const mayBeCharged = (invoice: Stripe.Invoice) => invoice.status === 'draft' || isUnpaid(invoice)

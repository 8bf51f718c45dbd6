import type Stripe from 'stripe'
import { collect } from './collect.ts'
import { discounted } from './discounts.ts'
import type { Emit } from './emitter.ts'
import type { Ledger } from './ledger.ts'
import { newInvoiceIntent } from './objects/intents.ts'
import { newInvoice } from './objects/invoices.ts'

export interface ChargeNeeds {
  ledger: Ledger
  emit: Emit
  now: () => number
  /** Where the browser finds invoices. */
  invoiceUrl: string
}

/** How long the invoice of a period stays a draft, by Stripe's own setting. */
const DRAFT_SECONDS = 3600

type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update'

interface Charge {
  subscription: Stripe.Subscription
  reason: Reason
  at: number
  /** The person is there, and can be asked by their bank. */
  isPresent?: boolean
  /** The browser takes the payment. */
  isLeftOpen?: boolean
}

/**
 * Makes the invoice of a period and charges it; a trial's is over nothing and paid at once. That of one which time
 * alone has begun stays a draft at first.
 */
export function charge(
  needs: ChargeNeeds,
  { subscription, reason, at, isPresent = false, isLeftOpen = false }: Charge,
): Stripe.Invoice {
  const { ledger, emit } = needs
  const customer = ledger.customers.get(String(subscription.customer))
  const [item] = subscription.items.data
  const isTrial = subscription.status === 'trialing'
  const invoice = newInvoice({
    subscription,
    email: customer?.email ?? null,
    amount: discounted(subscription, { amount: isTrial ? 0 : (item?.price.unit_amount ?? 0), at }),
    reason,
    created: at,
    finalizesAt: reason === 'subscription_cycle' ? at + DRAFT_SECONDS : null,
  })
  ledger.invoices.set(invoice.id, invoice)
  subscription.latest_invoice = invoice.id
  emit('invoice.created', invoice)
  if (invoice.automatically_finalizes_at !== null) return invoice
  finalize(needs, { invoice, at })
  if (isLeftOpen) return invoice
  collect(needs, { invoice, methodId: String(subscription.default_payment_method ?? ''), at, isPresent })
  return invoice
}

/** From here on an invoice can be paid, and no longer changed. */
export function finalize(
  { ledger, emit, invoiceUrl }: ChargeNeeds,
  { invoice, at }: { invoice: Stripe.Invoice; at: number },
): void {
  const numbered = [...ledger.invoices.values()].filter(({ number }) => number !== null).length
  invoice.status = 'open'
  invoice.number = `ORR-${String(numbered + 1).padStart(6, '0')}`
  invoice.automatically_finalizes_at = null
  invoice.effective_at = at
  invoice.hosted_invoice_url = `${invoiceUrl}/${invoice.id}`
  invoice.invoice_pdf = `${invoiceUrl}/${invoice.id}/pdf`
  invoice.status_transitions.finalized_at = at
  if (invoice.amount_due > 0) {
    const intent = newInvoiceIntent(invoice)
    ledger.paymentIntents.set(intent.id, intent)
  }
  emit('invoice.finalized', invoice)
}

import Stripe from 'stripe'
import { Problem } from '../../../shared/contract/problem.ts'
import { epochSeconds } from '../../../shared/domain/time.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import { idOf, invoiceSnapshot } from './snapshots.ts'
import { type AskStripe, unlessMissing } from './stripeClient.ts'
import { INTENTS, intentsOf } from './withPayments.ts'

type InvoiceCalls = Pick<
  Payments,
  'listInvoices' | 'findInvoice' | 'listChargedInvoices' | 'payInvoice' | 'refundInvoice' | 'listEvents'
>

const SHOWN = 24
const PAGE = 100

export const invoiceCalls = (ask: AskStripe): InvoiceCalls => ({
  async listInvoices(customer) {
    const listed = await ask((stripe) => unlessMissing(stripe.invoices.list({ customer, limit: SHOWN })))
    return (listed?.data ?? []).map(invoiceSnapshot)
  },

  async findInvoice(id) {
    const found = await ask((stripe) => unlessMissing(stripe.invoices.retrieve(id)))
    return found && invoiceSnapshot(found)
  },

  /** An invoice knows its payments, and only a charge knows what of it was given back. */
  async listChargedInvoices(customer) {
    const listed = await ask((stripe) =>
      unlessMissing(stripe.invoices.list({ customer, limit: PAGE, expand: ['data.payments'] })),
    )
    const charges = await ask((stripe) =>
      unlessMissing(stripe.charges.list({ customer, limit: PAGE, expand: ['data.refunds'] })),
    )
    return (listed?.data ?? []).map((invoice) => {
      const paid = paymentsOf(invoice).map(({ payment }) => idOf(payment.payment_intent) ?? idOf(payment.charge))
      const own = (charges?.data ?? []).filter(
        ({ id, payment_intent }) => paid.includes(idOf(payment_intent)) || paid.includes(id),
      )
      return {
        ...invoiceSnapshot(invoice),
        amountRefunded: own.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0),
        ...latestRefund(own.flatMap(({ refunds }) => refunds?.data ?? [])),
      }
    })
  },

  payInvoice: ({ id, paymentMethodId }) =>
    ask((stripe) =>
      stripe.invoices
        .pay(
          id,
          { payment_method: paymentMethodId, off_session: false },
          { idempotencyKey: `pay:present:${id}:${paymentMethodId}` },
        )
        .then(
          () => ({ clientSecret: null }),
          (error: unknown) => afterRefusal(stripe, { id, error }),
        ),
    ),

  async refundInvoice(id, part) {
    const invoice = await ask((stripe) => stripe.invoices.retrieve(id, { expand: ['payments'] }))
    for (const { payment } of paymentsOf(invoice)) {
      const intent = idOf(payment.payment_intent)
      const charge = idOf(payment.charge)
      const paid = intent ? { payment_intent: intent } : charge && { charge }
      if (!paid) continue
      const key = `refund:${id}:${intent ?? charge}`
      const idempotencyKey = part ? `${key}:${part.amountRefunded}:${part.amount}` : key
      const asked = { ...paid, ...(part && { amount: part.amount }) }
      await ask((stripe) => stripe.refunds.create(asked, { idempotencyKey }).catch(unlessRefunded))
      // A part is of one payment.
      if (part) return
    }
  },

  async listEvents({ since, after }) {
    const page = await ask((stripe) =>
      stripe.events.list({ created: { gte: since }, limit: PAGE, ...(after && { starting_after: after }) }),
    )
    const events = page.data.map((event) => ({
      id: event.id,
      type: event.type,
      objectId: objectOf(event).id ?? '',
      customerId: event.type === 'customer.deleted' ? undefined : idOf(objectOf(event).customer),
      createdAt: epochSeconds(event.created),
    }))
    return { events, next: page.has_more ? page.data.at(-1)?.id : undefined }
  },
})

/** Without the attempts that a bank refused, of which there is nothing to give back. */
const paymentsOf = ({ payments }: Stripe.Invoice) => (payments?.data ?? []).filter(({ status }) => status === 'paid')

function latestRefund(refunds: Stripe.Refund[]) {
  const latest = refunds.toSorted((a, b) => b.created - a.created)[0]
  return { refundedAt: latest ? epochSeconds(latest.created) : null, refundStatus: latest?.status ?? null }
}

/** Every object that we hear about has an id, and all but customers themselves name theirs. */
const objectOf = ({ data }: Stripe.Event) => data.object as { id?: string; customer?: string | { id: string } | null }

/**
 * Stripe's own next try, or another device, may have paid it since it was listed as open. That a bank asks Stripe repeats
 * for a day, also when it has been answered: what is so now stands in the payment.
 */
async function afterRefusal(stripe: Stripe, { id, error }: { id: string; error: unknown }) {
  const { StripeError, StripeInvalidRequestError } = Stripe.errors
  const asks = error instanceof StripeError && error.code === 'invoice_payment_intent_requires_action'
  if (!asks && !(error instanceof StripeInvalidRequestError)) throw error
  const invoice = await stripe.invoices.retrieve(id, { expand: [INTENTS] })
  if (invoice.status === 'paid') return { clientSecret: null }
  // Somebody has given it up meanwhile, and nothing was charged.
  if (invoice.status === 'void') throw new Problem('INVALID_CHECKOUT', { cause: error })
  if (!asks) throw error
  const intents = intentsOf(invoice)
  const waiting = intents.find(({ status }) => status === 'requires_action')
  if (waiting) return { clientSecret: waiting.client_secret }
  // The invoice follows its payment a moment later.
  if (intents.some(({ status }) => status === 'succeeded' || status === 'processing')) return { clientSecret: null }
  throw new Problem('CARD_DECLINED', { cause: error })
}

/**
 * Stripe forgets an idempotency key after a day; what was given back stays given back. What Stripe refuses is no bug of
 * ours: a bank has taken the money back already, or there is none to give.
 */
function unlessRefunded(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  if (error.code === 'charge_already_refunded') return
  const message = REFUSALS[error.code ?? '']
  throw new Problem('REFUND_REFUSED', { cause: error, ...(message && { message }) })
}

const REFUSALS: Record<string, string> = {
  charge_disputed: "The bank has disputed this charge, so it can't be refunded. Answer the dispute at Stripe.",
  insufficient_funds: 'The balance at Stripe is too low for this refund. Add money to it there and try again.',
  balance_insufficient: 'The balance at Stripe is too low for this refund. Add money to it there and try again.',
}

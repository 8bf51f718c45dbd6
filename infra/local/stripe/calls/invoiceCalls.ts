import type Stripe from 'stripe'
import { finalize } from '../charges.ts'
import { collect } from '../collect.ts'
import { chargeIdOf, isDisputed } from '../disputes.ts'
import { type Form, listOf, textOf } from '../formBody.ts'
import { expire, voidInvoice } from '../incomplete.ts'
import { intentIdOf, newRefund } from '../objects/intents.ts'
import { revive } from '../payments.ts'
import { authenticationRequired, declined, invalid, missing, needsAuthentication } from '../StripeRefusal.ts'
import { shownInvoice } from '../shownInvoice.ts'
import { type Call, type CallNeeds, page } from './Call.ts'

export function invoiceCalls(needs: CallNeeds): Record<string, Call> {
  const { ledger, emit, now, changed } = needs
  const find = (id: string) => {
    const invoice = ledger.invoices.get(id)
    if (!invoice) throw missing('invoice', id)
    return invoice
  }
  const shown = (invoice: Stripe.Invoice, form: Form) =>
    shownInvoice(
      ledger,
      invoice,
      listOf(form, 'expand').map((path) => String(path).replace(/^data\./, '')),
    )
  return {
    'GET /v1/invoices': ({ form }) => {
      const { subscription } = form
      const customer = form.customer ?? ledger.subscriptions.get(String(subscription))?.customer
      const isAsked = (each: Stripe.Invoice) =>
        subscription === undefined || each.parent?.subscription_details?.subscription === subscription
      const all = typeof customer === 'string' ? ledger.invoices.of(customer) : ledger.invoices.values()
      return page(
        [...all].filter(isAsked).map((each) => shown(each, form)),
        form,
        '/v1/invoices',
      )
    },
    'GET /v1/invoices/{id}': ({ id, form }) => shown(find(id), form),
    'POST /v1/invoices/{id}/pay': ({ id, form }) => {
      const invoice = find(id)
      if (invoice.status === 'paid') throw invalid('Invoice is already paid')
      if (!isUnpaid(invoice)) throw invalid('This invoice can no longer be paid.')
      // Whoever does not say so is not there.
      const isPresent = form.off_session === 'false'
      const methodId = String(form.payment_method)
      if (!collect(needs, { invoice, methodId, at: now(), isPresent, isManual: true })) {
        const isAsked = ledger.paymentIntents.get(intentIdOf(invoice))?.status === 'requires_action'
        changed()
        if (!isAsked) throw declined()
        throw isPresent ? needsAuthentication() : authenticationRequired()
      }
      revive(needs, invoice)
      changed()
      return shown(invoice, form)
    },
    'POST /v1/invoices/{id}/finalize': ({ id, form }) => {
      const invoice = find(id)
      if (invoice.status !== 'draft') throw invalid('This invoice is already finalized.', 'invoice_not_editable')
      // Nothing of ours finalises one in order to have it charged.
      if (form.auto_advance !== 'false') throw invalid('The Stripe double finalizes without auto_advance only.')
      invoice.auto_advance = false
      finalize(needs, { invoice, at: now() })
      return shown(invoice, form)
    },
    /** Of a subscription no draft can be deleted, and none can be voided before it is finalised. */
    'POST /v1/invoices/{id}/void': ({ id, form }) => {
      const invoice = find(id)
      if (!isUnpaid(invoice)) throw invalid('You can only void an open or uncollectible invoice.')
      const subscription = ledger.subscriptions.get(String(invoice.parent?.subscription_details?.subscription))
      voidInvoice(needs, { invoice, at: now() })
      if (subscription?.status === 'incomplete') expire(needs, { subscription, at: now() })
      changed()
      return shown(invoice, form)
    },
    'GET /v1/charges': ({ form }) =>
      page(
        [...ledger.invoices.values()]
          .filter((each) => form.customer === undefined || each.customer === form.customer)
          .flatMap((invoice) => chargesOf(needs, invoice)),
        form,
        '/v1/charges',
      ),
    'POST /v1/refunds': ({ form }) => {
      const intent = textOf(form, 'payment_intent') ?? ''
      const paid = [...ledger.invoices.values()].find((each) =>
        each.payments?.data.some(({ payment }) => payment.payment_intent === intent),
      )
      if (!paid) throw missing('payment_intent', intent)
      const given = [...ledger.refunds.values()]
        .filter(({ payment_intent }) => payment_intent === intent)
        .reduce((sum, refund) => sum + refund.amount, 0)
      const left = paid.amount_paid - given
      if (left <= 0) throw invalid(`Charge ${chargeIdOf(intent)} has already been refunded.`, 'charge_already_refunded')
      if (isDisputed(ledger, intent))
        throw invalid(`Charge ${chargeIdOf(intent)} has been charged back; cannot issue a refund.`, 'charge_disputed')
      const amount = form.amount === undefined ? left : Number(form.amount)
      if (!(amount > 0)) throw invalid('Invalid positive integer', 'parameter_invalid_integer')
      if (amount > left)
        throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`)
      const { currency } = paid
      const refund = newRefund({ amount, charge: chargeIdOf(intent), currency, payment_intent: intent, created: now() })
      ledger.refunds.set(refund.id, refund)
      // The event is about the charge; who it belongs to stands there.
      emit('charge.refunded', chargesOf(needs, paid).find(({ payment_intent }) => payment_intent === intent)!)
      return refund
    },
    'GET /v1/events': ({ form }) => {
      const since = Number((form.created as { gte?: string } | undefined)?.gte ?? 0)
      return page(
        [...ledger.events.values()].filter(({ created }) => created >= since),
        form,
        '/v1/events',
      )
    },
  }
}

/** Only what is asked of a charge: what it took, and what of it was given back. */
const chargesOf = ({ ledger }: CallNeeds, { customer, payments }: Stripe.Invoice) =>
  (payments?.data ?? []).map(({ amount_paid, created, currency, payment }) => {
    const refunds = [...ledger.refunds.values()].filter((each) => each.payment_intent === payment.payment_intent)
    return {
      id: chargeIdOf(String(payment.payment_intent)),
      object: 'charge',
      amount: amount_paid ?? 0,
      amount_captured: amount_paid ?? 0,
      captured: true,
      paid: true,
      amount_refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
      refunds: { object: 'list' as const, data: refunds, has_more: false, url: '' },
      created,
      currency,
      customer,
      disputed: isDisputed(ledger, String(payment.payment_intent)),
      payment_intent: payment.payment_intent as string,
      status: 'succeeded',
    } satisfies Partial<Stripe.Charge>
  })

/** Stripe takes the money for one that it calls uncollectible, too. */
const isUnpaid = ({ status }: Stripe.Invoice) => status === 'open' || status === 'uncollectible'

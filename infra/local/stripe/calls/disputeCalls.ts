import type Stripe from 'stripe'
import { type Form, listOf } from '../formBody.ts'
import { missing } from '../StripeRefusal.ts'
import { type Call, type CallNeeds, page } from './Call.ts'

export function disputeCalls({ ledger }: CallNeeds): Record<string, Call> {
  /** With its charge, where the call asks for it. Only the customer is asked for of that. */
  function expanded(dispute: Stripe.Dispute, form: Form) {
    if (!listOf(form, 'expand').some((path) => String(path).endsWith('charge'))) return dispute
    const paid = [...ledger.invoices.values()].find((invoice) =>
      invoice.payments?.data.some(({ payment }) => payment.payment_intent === dispute.payment_intent),
    )
    const { customer = null } = paid ?? {}
    return { ...dispute, charge: { id: dispute.charge, object: 'charge', customer, disputed: true } }
  }
  return {
    'GET /v1/disputes': ({ form }) => {
      const since = Number((form.created as { gte?: string } | undefined)?.gte ?? 0)
      const all = [...ledger.disputes.values()].filter(({ created }) => created >= since)
      return page(
        all.map((each) => expanded(each, form) as Stripe.Dispute),
        form,
        '/v1/disputes',
      )
    },
    'GET /v1/disputes/{id}': ({ id, form }) => {
      const dispute = ledger.disputes.get(id)
      if (!dispute) throw missing('dispute', id)
      return expanded(dispute, form)
    },
  }
}

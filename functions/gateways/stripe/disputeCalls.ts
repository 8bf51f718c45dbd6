import type Stripe from 'stripe'
import { epochSeconds } from '../../../shared/domain/time.ts'
import type { ChargedDispute, Payments } from '../../domain/billing/payments.ts'
import { idOf, invoiceSnapshot } from './snapshots.ts'
import { type AskStripe, unlessMissing } from './stripeClient.ts'

const PAGE = 100

/** A dispute names its charge, and only the charge names the customer. */
export const disputeCalls = (ask: AskStripe): Pick<Payments, 'findDispute' | 'listDisputes'> => ({
  async findDispute(id) {
    const found = await ask((stripe) => unlessMissing(stripe.disputes.retrieve(id, { expand: ['charge'] })))
    return found && { ...disputeSnapshot(found), ...(await chargedFor(ask, found)) }
  },

  async listDisputes({ since, after }) {
    const page = await ask((stripe) =>
      stripe.disputes.list({
        created: { gte: since },
        limit: PAGE,
        expand: ['data.charge'],
        ...(after && { starting_after: after }),
      }),
    )
    return { disputes: page.data.map(disputeSnapshot), next: page.has_more ? page.data.at(-1)?.id : undefined }
  },
})

/** A charge doesn't know its invoice: the invoice knows what paid it. */
async function chargedFor(ask: AskStripe, dispute: Stripe.Dispute) {
  const { customerId: customer } = disputeSnapshot(dispute)
  if (customer === undefined) return {}
  const listed = await ask((stripe) =>
    unlessMissing(stripe.invoices.list({ customer, limit: PAGE, expand: ['data.payments'] })),
  )
  const disputed = new Set([idOf(dispute.payment_intent), idOf(dispute.charge)])
  const invoice = listed?.data.find(({ payments }) =>
    payments?.data.some(({ payment }) => disputed.has(idOf(payment.payment_intent) ?? idOf(payment.charge))),
  )
  if (!invoice) return {}
  const { subscriptionId, paidAt } = invoiceSnapshot(invoice)
  return { subscriptionId, ...(paidAt !== null && { paidAt }) }
}

const disputeSnapshot = (dispute: Stripe.Dispute): ChargedDispute => ({
  id: dispute.id,
  customerId: typeof dispute.charge === 'object' ? idOf(dispute.charge.customer) : undefined,
  amount: dispute.amount,
  currency: dispute.currency,
  reason: dispute.reason,
  dueBy: dispute.evidence_details.due_by === null ? null : epochSeconds(dispute.evidence_details.due_by),
  status: dispute.status,
  createdAt: epochSeconds(dispute.created),
})

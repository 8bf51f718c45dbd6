import type Stripe from 'stripe'
import { epochSeconds } from '../../../shared/domain/time.ts'
import type { ChargedDispute, Payments } from '../../domain/billing/payments.ts'
import { idOf } from './snapshots.ts'
import { type AskStripe, unlessMissing } from './stripeClient.ts'

const PAGE = 100

/** A dispute names its charge, and only the charge names the customer. */
export const disputeCalls = (ask: AskStripe): Pick<Payments, 'findDispute' | 'listDisputes'> => ({
  async findDispute(id) {
    const found = await ask((stripe) => unlessMissing(stripe.disputes.retrieve(id, { expand: ['charge'] })))
    return found && disputeSnapshot(found)
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

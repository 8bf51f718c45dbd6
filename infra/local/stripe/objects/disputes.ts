import type Stripe from 'stripe'
import { stripeId } from '../stripeId.ts'

interface NewDispute {
  amount: number
  currency: string
  charge: string
  intent: string
  reason: string
  created: number
}

/** How long a bank waits for evidence. */
const ANSWERED_WITHIN = 9 * 24 * 3600

export const newDispute = (asked: NewDispute): Stripe.Dispute => ({
  id: stripeId('du'),
  object: 'dispute',
  amount: asked.amount,
  balance_transactions: [],
  charge: asked.charge,
  created: asked.created,
  currency: asked.currency,
  enhanced_eligibility_types: [],
  // Nothing of ours sends or reads evidence by the API.
  evidence: {} as Stripe.Dispute.Evidence,
  evidence_details: {
    due_by: asked.created + ANSWERED_WITHIN,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'manual',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: asked.intent,
  reason: asked.reason,
  status: 'needs_response',
})

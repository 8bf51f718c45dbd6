import type Stripe from 'stripe'
import type { ChargeNeeds } from './charges.ts'
import { newDispute } from './objects/disputes.ts'
import { invalid, missing } from './StripeRefusal.ts'

type Needs = Pick<ChargeNeeds, 'ledger' | 'emit' | 'now'>

export const chargeIdOf = (intent: string): string => `ch_${intent.slice('pi_'.length)}`

/** Whether a bank has taken a charge back, or asked for it: Stripe gives nothing of it back then. */
export const isDisputed = ({ disputes }: Pick<ChargeNeeds['ledger'], 'disputes'>, intent: string): boolean =>
  [...disputes.values()].some((each) => each.payment_intent === intent)

/** A person disputes what they paid for an invoice: the bank takes the money back, until somebody has decided. */
export function openDispute(
  { ledger, emit, now }: Needs,
  { invoice: id, reason = 'fraudulent' }: { invoice: string; reason?: string | undefined },
): Stripe.Dispute {
  const invoice = ledger.invoices.get(id)
  if (!invoice) throw missing('invoice', id)
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid')
  const intent = paid?.payment.payment_intent
  if (typeof intent !== 'string') throw invalid('Nothing was paid for this invoice.')
  if (isDisputed(ledger, intent)) throw invalid('This charge is disputed already.')
  const refunds = [...ledger.refunds.values()].filter(({ payment_intent }) => payment_intent === intent)
  if (refunds.reduce((sum, { amount }) => sum + amount, 0) >= invoice.amount_paid)
    throw invalid('What has been given back in full cannot be disputed.')
  const dispute = newDispute({
    amount: invoice.amount_paid,
    currency: invoice.currency,
    charge: chargeIdOf(intent),
    intent,
    reason,
    created: now(),
  })
  ledger.disputes.set(dispute.id, dispute)
  emit('charge.dispute.created', dispute)
  emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** The bank decides. Where we win, the money comes back. */
export function closeDispute({ ledger, emit }: Needs, { id, won }: { id: string; won: boolean }): Stripe.Dispute {
  const dispute = ledger.disputes.get(id)
  if (!dispute) throw missing('dispute', id)
  if (dispute.status !== 'needs_response') throw invalid('This dispute is already closed.')
  dispute.evidence_details.has_evidence = won
  dispute.evidence_details.submission_count = won ? 1 : 0
  if (won) {
    dispute.status = 'under_review'
    emit('charge.dispute.updated', dispute)
  }
  dispute.status = won ? 'won' : 'lost'
  emit('charge.dispute.closed', dispute)
  if (won) emit('charge.dispute.funds_reinstated', dispute)
  return dispute
}

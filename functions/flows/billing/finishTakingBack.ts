import { Problem } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { CustomerStore, TakenBack } from '../../store/customers.ts'
import type { OutboxStore } from '../../store/outbox.ts'

export interface FinishTakingBackNeeds {
  payments: Pick<Payments, 'refundInvoice' | 'endSubscription'>
  customers: Pick<CustomerStore, 'leaveCharge'>
  outbox: Pick<OutboxStore, 'enqueue'>
}

interface Taking {
  accountId: string
  takenBack: TakenBack
  now: EpochSeconds
}

/**
 * Gives a first charge back that its owner has taken back, tells them, and ends what they paid for: last, so that after a
 * crash it is found again. May run any number of times. Where Stripe refuses, everything is as it was before.
 */
export async function finishTakingBack(
  { payments, customers, outbox }: FinishTakingBackNeeds,
  { accountId, takenBack: { invoiceId, subscriptionId, amount, currency, at }, now }: Taking,
): Promise<void> {
  try {
    await payments.refundInvoice(invoiceId)
  } catch (error) {
    if (error instanceof Problem && error.code === 'REFUND_REFUSED') await customers.leaveCharge(accountId, invoiceId)
    throw error
  }
  const charge = { amount, currency, at }
  await outbox.enqueue(mailFor({ kind: 'refunded', accountId, occasion: invoiceId, charge, now }))
  await payments.endSubscription(subscriptionId)
}

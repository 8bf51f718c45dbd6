import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import type { SubscriptionSnapshot } from '../../domain/billing/subscriptionSnapshot.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { OutboxStore } from '../../store/outbox.ts'
import { type GiveBackNeeds, giveBack } from './giveBack.ts'

export interface UndoConversionNeeds extends GiveBackNeeds {
  payments: GiveBackNeeds['payments'] & Pick<Payments, 'findInvoice' | 'endSubscription'>
  outbox: Pick<OutboxStore, 'enqueue'>
}

interface Undo {
  accountId: string
  changed: SubscriptionSnapshot
  now: EpochSeconds
}

/**
 * Gives back what the end of a trial has charged somebody who had cancelled it, tells them, and ends what they left: last,
 * so that after a crash it is found again. May run any number of times.
 */
export async function undoConversion(
  { payments, outbox, warn }: UndoConversionNeeds,
  { accountId, changed: { id, latestInvoiceId }, now }: Undo,
): Promise<void> {
  const invoice = latestInvoiceId === undefined ? undefined : await payments.findInvoice(latestInvoiceId)
  if (invoice && invoice.amountPaid > 0 && (await giveBack({ payments, warn }, invoice.id))) {
    const charge = { amount: invoice.amountPaid, currency: invoice.currency, at: now }
    await outbox.enqueue(mailFor({ kind: 'refunded', accountId, occasion: invoice.id, charge, now }))
  }
  await payments.endSubscription(id)
}

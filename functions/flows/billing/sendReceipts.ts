import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { OutboxStore } from '../../store/outbox.ts'

export interface SendReceiptsNeeds {
  payments: Pick<Payments, 'listInvoices'>
  outbox: Pick<OutboxStore, 'enqueue'>
}

interface ReceiptQuery {
  accountId: string
  customerId: string
  /** The outbox forgets after a month, so nothing older may be sent again. */
  since: EpochSeconds
  now: EpochSeconds
}

/** Mails a receipt for each invoice that was paid lately. An invoice gets one, however often this runs. */
export async function sendReceipts({ payments, outbox }: SendReceiptsNeeds, asked: ReceiptQuery): Promise<void> {
  const { accountId, customerId, since, now } = asked
  for (const invoice of await payments.listInvoices(customerId)) {
    const { id, status, amountPaid: amount, currency, paidAt } = invoice
    if (status !== 'paid' || amount === 0 || paidAt === null || paidAt <= since) continue
    await outbox.enqueue(
      mailFor({ kind: 'receipt', accountId, occasion: id, charge: { amount, currency, at: paidAt }, now }),
    )
  }
}

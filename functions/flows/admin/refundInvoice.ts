import { adminInvoiceOf } from '../../domain/admin/adminInvoiceOf.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { OutboxStore } from '../../store/outbox.ts'
import { answerChanged } from './answerChanged.ts'
import type { ListInvoicesNeeds } from './listInvoices.ts'
import { readPaidInvoice } from './readPaidInvoice.ts'
import { type Asked, readTarget } from './readTarget.ts'

export interface RefundInvoiceNeeds extends ListInvoicesNeeds {
  payments: ListInvoicesNeeds['payments'] & Pick<Payments, 'refundInvoice'>
  outbox: Pick<OutboxStore, 'enqueue'>
}

/**
 * Gives back all that was paid for an invoice and is not given back yet. The second time there is nothing left to give,
 * and the answer is the same. Access stays as it is.
 */
export async function refundInvoice(needs: RefundInvoiceNeeds, { invoiceId, ...asked }: Asked & { invoiceId: string }) {
  const { accountId, now } = asked
  const { before } = await readTarget(needs, asked)
  const invoice = await readPaidInvoice(needs, { accountId, invoiceId })
  const { amountPaid, amountRefunded, currency } = invoice

  if (amountRefunded < amountPaid) await needs.payments.refundInvoice(invoiceId)
  // Also where an earlier call has made the refund and got no further. The outbox takes it once.
  const charge = { amount: amountPaid - amountRefunded || amountPaid, currency, at: now }
  await needs.outbox.enqueue(mailFor({ kind: 'refunded', accountId, occasion: invoiceId, charge, now }))
  const refunded = adminInvoiceOf({ ...invoice, amountRefunded: amountPaid })
  return { ...(await answerChanged(needs, { before, now })), invoice: refunded }
}

import { DAY } from '../../../shared/domain/time.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { OutboxStore } from '../../store/outbox.ts'
import { type CountDistinctNeeds, countDistinct } from '../billing/countDistinct.ts'
import { answerChanged } from './answerChanged.ts'
import type { ListInvoicesNeeds } from './listInvoices.ts'
import { readPaidInvoice } from './readPaidInvoice.ts'
import { type AdminRequest, readTarget } from './readTarget.ts'

export interface ResendReceiptNeeds extends ListInvoicesNeeds, CountDistinctNeeds {
  outbox: Pick<OutboxStore, 'enqueue'>
}

/** For one person: enough for a mail that got lost, too few to flood a mailbox. */
const RECEIPTS = [{ max: 3, seconds: DAY }]

/** Mails the receipt of an invoice once more. */
export async function resendReceipt(
  needs: ResendReceiptNeeds,
  { invoiceId, ...asked }: AdminRequest & { invoiceId: string },
) {
  const { accountId, now } = asked
  const { before } = await readTarget(needs, asked)
  const { amountPaid: amount, currency, paidAt, createdAt } = await readPaidInvoice(needs, { accountId, invoiceId })
  // Two clicks in one second are one mail.
  const id = `${invoiceId}-${now}`
  await countDistinct(needs, { what: 'receipt', accountId, id, allowed: RECEIPTS, now })

  const charge = { amount, currency, at: paidAt ?? createdAt }
  await needs.outbox.enqueue(mailFor({ kind: 'receipt', accountId, occasion: id, charge, now }))
  return answerChanged(needs, { before, now })
}

import { Problem } from '../../../shared/contract/problem.ts'
import { DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import type { ChargedInvoice, Payments } from '../../domain/billing/payments.ts'
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

/** The outbox forgets after a month what it has sent, so of nothing older a mail may go out again. */
const MAY_BE_UNTOLD = 7 * DAY

/**
 * Gives back all that was paid for an invoice and is not given back yet. The second time there is nothing left to give,
 * and the answer is the same. Access stays as it is.
 */
export async function refundInvoice(needs: RefundInvoiceNeeds, { invoiceId, ...asked }: Asked & { invoiceId: string }) {
  const { accountId, now } = asked
  const { before } = await readTarget(needs, asked)
  const seen = await readPaidInvoice(needs, { accountId, invoiceId })
  const hasLeft = seen.amountRefunded < seen.amountPaid
  const invoice = hasLeft ? await giveBack(needs, { accountId, seen }) : seen

  // Also where an earlier call has made the refund and got no further. The outbox takes it once.
  if (hasLeft || isRecent(seen, now)) {
    const amount = invoice.amountRefunded - (hasLeft ? seen.amountRefunded : 0)
    const charge = { amount, currency: invoice.currency, at: now }
    await needs.outbox.enqueue(mailFor({ kind: 'refunded', accountId, occasion: invoiceId, charge, now }))
  }
  return { ...(await answerChanged(needs, { before, now })), refund: refundOf(invoice) }
}

/** What was paid from a balance or outside of Stripe has no payment there, and asking to refund it changes nothing. */
async function giveBack(
  needs: RefundInvoiceNeeds,
  { accountId, seen }: { accountId: string; seen: ChargedInvoice },
): Promise<ChargedInvoice> {
  await needs.payments.refundInvoice(seen.id)
  const invoice = await readPaidInvoice(needs, { accountId, invoiceId: seen.id })
  if (invoice.amountRefunded > seen.amountRefunded) return invoice
  throw new Problem('ACTION_UNAVAILABLE', {
    message: 'Stripe has no card payment for this invoice to give back. Refund it there.',
  })
}

const refundOf = ({ amountRefunded: amount, currency, refundStatus }: ChargedInvoice) => ({
  amount,
  currency,
  status: refundStatus ?? 'pending',
})

const isRecent = ({ refundedAt }: ChargedInvoice, now: EpochSeconds) =>
  refundedAt !== null && now - refundedAt < MAY_BE_UNTOLD

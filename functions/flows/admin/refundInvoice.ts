import { invalidInput, Problem } from '../../../shared/contract/problem.ts'
import { hasNoAccess } from '../../../shared/domain/adminRules.ts'
import { DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import type { ChargedInvoice, Payments, RefundPart } from '../../domain/billing/payments.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { OutboxStore } from '../../store/outbox.ts'
import { answerChanged } from './answerChanged.ts'
import { type ConvertToFreeNeeds, convertToFree } from './convertToFree.ts'
import type { ListInvoicesNeeds } from './listInvoices.ts'
import { readPaidInvoice } from './readPaidInvoice.ts'
import { type AdminRequest, readTarget } from './readTarget.ts'

export interface RefundInvoiceNeeds extends ListInvoicesNeeds, ConvertToFreeNeeds {
  payments: ConvertToFreeNeeds['payments'] & ListInvoicesNeeds['payments'] & Pick<Payments, 'refundInvoice'>
  accounts: ConvertToFreeNeeds['accounts']
  customers: ConvertToFreeNeeds['customers']
  outbox: Pick<OutboxStore, 'enqueue'>
}

interface Refund extends AdminRequest {
  invoiceId: string
  /** Minor units; without it all that is left. */
  amount?: number | undefined
  /** What the operator saw as given back. */
  amountRefunded?: number | undefined
  /** Whether access ends with it. */
  cancel?: boolean | undefined
}

/** The outbox forgets after a month what it has sent, so of nothing older a mail may go out again. */
const MAY_BE_UNTOLD = 7 * DAY

/**
 * Gives back what was paid for an invoice and is not given back yet, or a part of it. Asked for again by an operator who
 * saw the same, nothing more is given back and the answer is the same. Access ends only where that is asked for: after
 * the refund, so that one that Stripe refuses ends nothing.
 */
export async function refundInvoice(needs: RefundInvoiceNeeds, asked: Refund) {
  const { accountId, invoiceId, cancel = false, now } = asked
  const { before } = await readTarget(needs, asked)
  const seen = await readPaidInvoice(needs, { accountId, invoiceId })
  const part = partOf(seen, asked)
  const isDone = part ? seen.amountRefunded > part.amountRefunded : seen.amountRefunded >= seen.amountPaid
  const invoice = isDone ? seen : await giveBack(needs, { accountId, seen, part })

  // Also where an earlier call has made the refund and got no further. The outbox takes it once.
  if (!isDone || isRecent(seen, now)) {
    const amount = part?.amount ?? invoice.amountRefunded - (isDone ? 0 : seen.amountRefunded)
    const occasion = part ? `${invoiceId}-${part.amountRefunded}` : invoiceId
    const charge = { amount, currency: invoice.currency, at: now }
    await needs.outbox.enqueue(mailFor({ kind: 'refunded', accountId, occasion, charge, now }))
  }
  // Again after an earlier call has ended it, there is nothing left to end.
  if (cancel && !hasNoAccess(before)) await convertToFree(needs, { accountId, now })
  return { ...(await answerChanged(needs, { before, now })), refund: refundOf(invoice) }
}

/** What is to be given back of an invoice; undefined for all that is left. */
function partOf(seen: ChargedInvoice, { amount, amountRefunded = seen.amountRefunded }: Refund) {
  if (amount !== undefined && amountRefunded + amount > seen.amountPaid)
    throw invalidInput({ amount: `Use at most ${seen.amountPaid - amountRefunded}, which is what is left of it` })
  const isOurs = seen.amountRefunded === amountRefunded + (amount ?? seen.amountPaid - amountRefunded)
  if (seen.amountRefunded !== amountRefunded && !isOurs)
    throw new Problem('CONFLICT', {
      message: 'Something else was given back of this invoice meanwhile. Reload and look again.',
    })
  return amount === undefined ? undefined : { amount, amountRefunded }
}

interface GivingBack {
  accountId: string
  seen: ChargedInvoice
  part: RefundPart | undefined
}

/** What was paid from a balance or outside of Stripe has no payment there, and asking to refund it changes nothing. */
async function giveBack(needs: RefundInvoiceNeeds, { accountId, seen, part }: GivingBack): Promise<ChargedInvoice> {
  await needs.payments.refundInvoice(seen.id, part)
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

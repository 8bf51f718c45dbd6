import { rateLimited } from '../../../shared/contract/problem.ts'
import { DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { LimitStore } from '../../store/limits.ts'
import type { OutboxStore } from '../../store/outbox.ts'
import { answerChanged } from './answerChanged.ts'
import type { ListInvoicesNeeds } from './listInvoices.ts'
import { readPaidInvoice } from './readPaidInvoice.ts'
import { type Asked, readTarget } from './readTarget.ts'

export interface ResendReceiptNeeds extends ListInvoicesNeeds {
  limits: Pick<LimitStore, 'count'>
  outbox: Pick<OutboxStore, 'enqueue'>
  identityKey: (now: EpochSeconds) => Promise<string>
}

/** For one person: enough for a mail that got lost, too few to flood a mailbox. */
const A_DAY = 3

/** Mails the receipt of an invoice once more. */
export async function resendReceipt(needs: ResendReceiptNeeds, { invoiceId, ...asked }: Asked & { invoiceId: string }) {
  const { accountId, now } = asked
  const { before } = await readTarget(needs, asked)
  const { amountPaid: amount, currency, paidAt, createdAt } = await readPaidInvoice(needs, { accountId, invoiceId })
  const key = pseudonym(await needs.identityKey(now), `receipts|${accountId}`)
  const { n, endsAt } = await needs.limits.count({ key, seconds: DAY, now })
  if (n > A_DAY) throw rateLimited(endsAt - now)

  const charge = { amount, currency, at: paidAt ?? createdAt }
  // Two clicks in one second are one mail.
  await needs.outbox.enqueue(mailFor({ kind: 'receipt', accountId, occasion: `${invoiceId}-${now}`, charge, now }))
  return answerChanged(needs, { before, now })
}

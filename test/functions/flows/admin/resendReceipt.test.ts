import { expect, test } from 'vitest'
import { resendReceipt } from '../../../../functions/flows/admin/resendReceipt.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { later, NOW } from '../../../makers/later.ts'

function aPayer() {
  const needs = moneyNeeds()
  needs.payments.state.invoices = [anInvoice({ paidAt: later(-DAY), createdAt: later(-2 * DAY) })]
  const resend = (seconds: number) =>
    resendReceipt(needs, { accountId: 'usr_jane', invoiceId: 'in_1', now: later(seconds) })
  return { needs, resend }
}

test('a receipt that is sent again says the day of the payment', async () => {
  const { needs, resend } = aPayer()

  await resend(0)

  expect([...needs.memory.mails.values()]).toMatchObject([
    { id: `usr_jane/receipt-in_1-${NOW}`, kind: 'receipt', charge: { amount: 1299, currency: 'usd', at: later(-DAY) } },
  ])
})

test('a person gets three more receipts a day, and two clicks in a second are one', async () => {
  const { needs, resend } = aPayer()
  await resend(0)
  await resend(0)
  await resend(1)
  await resend(2)

  await expect(resend(3)).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: DAY - 3 } })
  await resend(DAY)
  expect(needs.memory.mails.size).toBe(4)
})

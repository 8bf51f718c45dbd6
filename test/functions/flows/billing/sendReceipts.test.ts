import { expect, test } from 'vitest'
import { sendReceipts } from '../../../../functions/flows/billing/sendReceipts.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { later, NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', customerId: 'cus_jane', since: later(-DAY), now: later(60) }

test('a receipt tells what was charged and when, once for each invoice', async () => {
  const needs = moneyNeeds()
  needs.payments.state.invoices = [anInvoice({ amountPaid: 1699, currency: 'sgd' })]

  await sendReceipts(needs, asked)
  await sendReceipts(needs, asked)

  expect([...needs.memory.mails.values()]).toEqual([
    {
      id: 'usr_jane/receipt-in_1',
      kind: 'receipt',
      accountId: 'usr_jane',
      charge: { amount: 1699, currency: 'sgd', at: NOW },
      dueAt: later(60),
      attempts: 0,
    },
  ])
})

test('a receipt that could not be asked for fails, so that it is asked for again', async () => {
  const needs = moneyNeeds()
  needs.payments.state.invoices = [anInvoice()]
  const outbox = { enqueue: () => Promise.reject(new Error('the table is down')) }

  await expect(sendReceipts({ ...needs, outbox }, asked)).rejects.toThrow('the table is down')
})

test.each([
  ['over nothing, as a trial begins', { amountPaid: 0 }],
  ['that is not paid', { status: 'open' as const }],
  ['of which nobody knows when it was paid', { paidAt: null }],
  ['that was paid at the edge of what is asked for', { paidAt: later(-DAY) }],
  ['of another customer', { customerId: 'cus_john' }],
])('an invoice %s gets no receipt', async (_, changes) => {
  const needs = moneyNeeds()
  needs.payments.state.invoices = [anInvoice(changes), anInvoice({ id: 'in_2', paidAt: later(-DAY + 1) })]

  await sendReceipts(needs, asked)

  expect([...needs.memory.mails.keys()]).toEqual(['usr_jane/receipt-in_2'])
})

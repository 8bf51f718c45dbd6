import { expect, test } from 'vitest'
import { readPaidInvoice } from '../../../../functions/flows/admin/readPaidInvoice.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'

test.each([
  ['that was paid can be acted on', 'in_1', undefined],
  ['that is open cannot be acted on, though a part of it was paid', 'in_open', 'ACTION_UNAVAILABLE'],
  ['of which nothing was paid cannot be acted on', 'in_credit', 'ACTION_UNAVAILABLE'],
  ['of somebody else is not found', 'in_john', 'NOT_FOUND'],
  ['that never was is not found', 'in_none', 'NOT_FOUND'],
])('an invoice %s', async (_, invoiceId, code) => {
  const needs = moneyNeeds()
  needs.payments.state.invoices = [
    anInvoice(),
    anInvoice({ id: 'in_open', status: 'open', amountPaid: 500, amountDue: 1299 }),
    anInvoice({ id: 'in_credit', amountPaid: 0, amountDue: 1 }),
    anInvoice({ id: 'in_john', customerId: 'cus_john' }),
  ]

  const read = await readPaidInvoice(needs, { accountId: 'usr_jane', invoiceId }).catch((error: unknown) => error)

  expect(read).toMatchObject(code === undefined ? { id: invoiceId } : { code })
  if (code === 'ACTION_UNAVAILABLE') expect(read).toHaveProperty('message', expect.stringMatching(/nothing was paid/i))
})

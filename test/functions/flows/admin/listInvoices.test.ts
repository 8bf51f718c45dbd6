import { expect, test } from 'vitest'
import { listInvoices } from '../../../../functions/flows/admin/listInvoices.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', now: NOW }

test('an operator sees the invoices of a person with what was given back, and neither drafts nor those over nothing', async () => {
  const needs = moneyNeeds()
  needs.payments.state.invoices = [
    anInvoice(),
    anInvoice({ id: 'in_2' }),
    anInvoice({ id: 'in_trial', amountPaid: 0 }),
    anInvoice({ id: 'in_draft', status: 'draft' }),
    anInvoice({ id: 'in_john', customerId: 'cus_john' }),
  ]
  needs.payments.state.refunded = ['in_2']

  const seen = (await listInvoices(needs, asked)).map(({ id, amountRefunded }) => [id, amountRefunded])

  expect(seen).toEqual([
    ['in_1', 0],
    ['in_2', 1299],
  ])
})

test('whoever is no customer has no invoices, and whoever is gone is not found', async () => {
  const needs = moneyNeeds()
  needs.memory.customers.clear()

  expect(await listInvoices(needs, asked)).toEqual([])
  await expect(listInvoices(needs, { ...asked, accountId: 'usr_nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

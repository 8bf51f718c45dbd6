import { expect, test } from 'vitest'
import { refundInvoice } from '../../../../functions/flows/admin/refundInvoice.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', invoiceId: 'in_1', now: NOW }

function aPayer() {
  const needs = moneyNeeds({ entitlement: anEntitlement() })
  needs.payments.state.invoices = [anInvoice()]
  return needs
}

test('an invoice is given back once, the person is told once, and access stays', async () => {
  const needs = aPayer()

  const first = await refundInvoice(needs, asked)
  const second = await refundInvoice(needs, asked)

  expect(first).toMatchObject({ invoice: { id: 'in_1', amountRefunded: 1299 }, user: { subscriptionStatus: 'active' } })
  expect(second).toEqual(first)
  expect(needs.payments.state.refunded).toEqual(['in_1'])
  expect([...needs.memory.mails.values()]).toMatchObject([
    { id: 'usr_jane/refunded-in_1', charge: { amount: 1299, currency: 'usd', at: NOW } },
  ])
})

test('of an invoice that was given back in part the rest is given back', async () => {
  const needs = aPayer()
  const listChargedInvoices = async () => [{ ...anInvoice(), amountRefunded: 300 }]

  await refundInvoice({ ...needs, payments: { ...needs.payments, listChargedInvoices } }, asked)

  expect([...needs.memory.mails.values()]).toMatchObject([{ charge: { amount: 999 } }])
})

test('the person is told of a refund whose call has died before it could say so', async () => {
  const needs = aPayer()
  needs.payments.state.refunded = ['in_1']

  await refundInvoice(needs, asked)

  expect(needs.payments.state.refunded).toEqual(['in_1'])
  expect([...needs.memory.mails.values()]).toMatchObject([{ kind: 'refunded', charge: { amount: 1299 } }])
})

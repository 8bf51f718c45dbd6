import { expect, test, vi } from 'vitest'
import { readBilling } from '../../../../functions/flows/billing/readBilling.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { aSubscription } from '../../../makers/aSubscription.ts'
import { NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', now: NOW }

function needsWith() {
  const needs = { ...moneyNeeds({ subscriptions: [aSubscription()] }), ownOrigin: undefined }
  needs.payments.state.invoices = [anInvoice()]
  return needs
}

const failing = (needs: ReturnType<typeof needsWith>, error: Error) => ({
  ...needs,
  payments: { ...needs.payments, listInvoices: () => Promise.reject(error) },
})

test('whoever is no customer has nothing, and Stripe is not asked', async () => {
  const needs = failing(needsWith(), new Error('asked'))
  needs.memory.customers.clear()

  expect(await readBilling(needs, asked)).toEqual({ subscription: null, invoices: [], pastDue: null })
})

test('a customer sees their subscription and invoices as Stripe has them, and they are kept', async () => {
  const needs = needsWith()

  const billing = await readBilling(needs, asked)

  expect(billing).toMatchObject({ subscription: { status: 'active', amount: 1299 }, invoices: [{ id: 'in_1' }] })
  expect(billing).not.toHaveProperty('stale')
  expect(await needs.customers.findBilling('usr_jane')).toEqual(billing)
})

test('a customer whose subscription is over still sees their invoices', async () => {
  const needs = needsWith()
  needs.payments.state.subscriptions = []

  expect(await readBilling(needs, asked)).toMatchObject({ subscription: null, invoices: [{ id: 'in_1' }] })
})

test('what has not changed is not kept again', async () => {
  const needs = needsWith()
  const keepBilling = vi.fn(needs.customers.keepBilling)
  const watched = { ...needs, customers: { ...needs.customers, keepBilling } }

  await readBilling(watched, asked)
  await readBilling(watched, asked)
  expect(keepBilling).toHaveBeenCalledTimes(1)
  needs.payments.state.invoices = []
  await readBilling(watched, asked)
  expect(keepBilling).toHaveBeenCalledTimes(2)
})

test('while Stripe is down a customer sees what it said last, and that it is old', async () => {
  const needs = needsWith()
  const billing = await readBilling(needs, asked)

  expect(await readBilling(failing(needs, new Problem('PAYMENTS_DOWN')), asked)).toEqual({
    ...billing,
    stale: true,
  })
})

test('while Stripe is down whoever never looked before is told so', async () => {
  await expect(readBilling(failing(needsWith(), new Problem('PAYMENTS_DOWN')), asked)).rejects.toMatchObject({
    code: 'PAYMENTS_DOWN',
  })
})

test.each([new Problem('PAYMENTS_DISABLED'), new Error('a bug')])('nothing old is shown after %s', async (error) => {
  const needs = needsWith()
  await readBilling(needs, asked)

  await expect(readBilling(failing(needs, error), asked)).rejects.toBe(error)
})

test('invoices of our own are linked where they are expected', async () => {
  const needs = { ...needsWith(), ownOrigin: 'http://127.0.0.1:8000' }
  needs.payments.state.invoices = [anInvoice({ pdf: 'http://127.0.0.1:8000/in_1.pdf' })]

  expect((await readBilling(needs, asked)).invoices[0]?.invoice_pdf).toBe('http://127.0.0.1:8000/in_1.pdf')
})

import { expect, test } from 'vitest'
import { ensureCustomer, findOwnCustomer } from '../../../../functions/flows/billing/ensureCustomer.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { NOW } from '../../../makers/later.ts'

const jane = anAccount()

function nobody() {
  const needs = moneyNeeds()
  needs.memory.customers.clear()
  return needs
}

test('a customer who is known and still there stays', async () => {
  const needs = moneyNeeds()
  needs.memory.customers.set('usr_jane', { customerId: 'cus_kept' })
  needs.payments.state.customers.set('cus_kept', { accountId: 'usr_jane', email: 'old@example.com' })

  expect(await ensureCustomer(needs, jane)).toBe('cus_kept')
  expect(needs.payments.state.customers.size).toBe(2)
})

test('a customer who was deleted at Stripe is replaced, by a call that Stripe has not answered yet', async () => {
  const needs = moneyNeeds()
  needs.memory.customers.set('usr_jane', { customerId: 'cus_gone', trialUsedAt: NOW })
  needs.payments.state.customers.clear()
  const asked: unknown[] = []
  const createCustomer: typeof needs.payments.createCustomer = (owner) => {
    asked.push(owner)
    return needs.payments.createCustomer(owner)
  }

  const customerId = await ensureCustomer({ ...needs, payments: { ...needs.payments, createCustomer } }, jane)

  expect(customerId).toBe('cus_1')
  expect(await needs.customers.find('usr_jane')).toEqual({ customerId, trialUsedAt: NOW })
  expect(asked).toEqual([{ accountId: 'usr_jane', email: 'jane@example.com', name: 'Jane Doe', replaced: 'cus_gone' }])
})

test('a customer whose id never reached us is found again, and kept', async () => {
  const needs = nobody()

  expect(await ensureCustomer(needs, jane)).toBe('cus_jane')
  expect(await needs.customers.find('usr_jane')).toEqual({ customerId: 'cus_jane' })
  expect(needs.payments.state.customers.size).toBe(1)
})

test('a customer is made with the id and the address of the account, and kept', async () => {
  const needs = nobody()
  needs.payments.state.customers.clear()

  expect(await ensureCustomer(needs, jane)).toBe('cus_1')
  expect(needs.payments.state.customers.get('cus_1')).toEqual({ accountId: 'usr_jane', email: 'jane@example.com' })
  expect(await needs.customers.find('usr_jane')).toEqual({ customerId: 'cus_1' })
})

test('whoever comes second uses the customer that the first has kept', async () => {
  const needs = nobody()
  const keep = async () => {
    needs.memory.customers.set('usr_jane', { customerId: 'cus_first' })
    return false
  }

  expect(await ensureCustomer({ ...needs, customers: { ...needs.customers, keep } }, jane)).toBe('cus_first')
})

test('a customer that could not be kept, though there is none, is a conflict', async () => {
  const needs = nobody()

  await expect(
    ensureCustomer({ ...needs, customers: { ...needs.customers, keep: async () => false } }, jane),
  ).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('the own customer is the one that is kept, else the one that Stripe knows by id and address', async () => {
  const needs = moneyNeeds()
  needs.memory.customers.set('usr_jane', { customerId: 'cus_kept' })

  expect(await findOwnCustomer(needs, jane)).toBe('cus_kept')
  needs.memory.customers.clear()
  expect(await findOwnCustomer(needs, jane)).toBe('cus_jane')
  expect(await findOwnCustomer(needs, { ...jane, email: 'other@example.com' })).toBeUndefined()
})

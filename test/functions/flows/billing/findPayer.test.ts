import { expect, test } from 'vitest'
import { findPayer } from '../../../../functions/flows/billing/findPayer.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'

test('a payer whom we know is not asked for at Stripe', async () => {
  const needs = moneyNeeds()
  needs.payments.state.customers.clear()

  expect(await findPayer(needs, 'cus_jane')).toBe('usr_jane')
})

test('a payer of whom we never heard stands on the customer at Stripe, and is kept from then on', async () => {
  const needs = moneyNeeds()
  needs.memory.customers.clear()

  expect(await findPayer(needs, 'cus_jane')).toBe('usr_jane')
  expect(await needs.customers.find('usr_jane')).toEqual({ customerId: 'cus_jane' })
})

test('of a payer whose account has been erased meanwhile nothing is kept', async () => {
  const needs = moneyNeeds()
  needs.memory.customers.clear()
  needs.memory.accounts.clear()

  expect(await findPayer(needs, 'cus_jane')).toBe('usr_jane')
  expect(needs.memory.customers.size).toBe(0)
})

test('a customer of nobody is nobody’s, and nothing is kept', async () => {
  const needs = moneyNeeds()
  needs.memory.customers.clear()

  expect(await findPayer(needs, 'cus_other')).toBeUndefined()
  expect(needs.memory.customers.size).toBe(0)
})

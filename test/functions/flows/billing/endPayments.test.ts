import { expect, test } from 'vitest'
import { endPayments } from '../../../../functions/flows/billing/endPayments.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { aCheckout } from '../../../makers/aCheckout.ts'
import { aSubscription, aTrial } from '../../../makers/aSubscription.ts'

const jane = { id: 'usr_jane', email: 'jane@example.com' }
const subscriptions = [
  aSubscription(),
  aTrial({ id: 'sub_2' }),
  aSubscription({ id: 'sub_0', status: 'incomplete_expired' }),
]

test('everything that lives is ended, and the customer is deleted after it', async () => {
  const needs = moneyNeeds({ subscriptions })
  const deleteCustomer = async (id: string) => {
    expect(needs.statuses()).toEqual(['canceled', 'canceled', 'incomplete_expired'])
    await needs.payments.deleteCustomer(id)
  }

  await endPayments({ ...needs, payments: { ...needs.payments, deleteCustomer } }, jane)

  expect(needs.payments.state.deletedCustomers).toEqual(['cus_jane'])
})

test('what ended with an open invoice is ended once more, since nobody could void it afterwards', async () => {
  const needs = moneyNeeds({ subscriptions: [aSubscription({ status: 'canceled', hasUnpaidInvoice: true })] })
  const ended: string[] = []
  const endSubscription = async (id: string) => void ended.push(id)

  await endPayments({ ...needs, payments: { ...needs.payments, endSubscription } }, jane)

  expect(ended).toEqual(['sub_1'])
})

test('a customer of whom we never heard is found by the checkout that made them', async () => {
  const needs = moneyNeeds({ subscriptions })
  needs.memory.customers.clear()
  await needs.checkouts.begin(undefined, aCheckout())

  await endPayments(needs, jane)

  expect(needs.payments.state.deletedCustomers).toEqual(['cus_jane'])
})

test('whoever opened a checkout and never became a customer has nothing to end', async () => {
  const needs = moneyNeeds()
  needs.memory.customers.clear()
  needs.payments.state.customers.clear()
  await needs.checkouts.begin(undefined, aCheckout())

  await endPayments(needs, jane)

  expect(needs.payments.state.deletedCustomers).toEqual([])
})

test('whoever never opened a checkout needs no Stripe to leave', async () => {
  const needs = moneyNeeds({ subscriptions })
  needs.memory.customers.clear()
  const findCustomer = () => Promise.reject(new Error('Stripe is down'))

  await endPayments({ ...needs, payments: { ...needs.payments, findCustomer } }, jane)

  expect(needs.payments.state.deletedCustomers).toEqual([])
})

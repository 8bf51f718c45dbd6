import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { customerStore } from '../../../functions/store/customers.ts'
import { keys } from '../../../functions/store/keys.ts'
import type { BillingInfo } from '../../../shared/domain/billing.ts'
import { HOUR, MINUTE } from '../../../shared/domain/time.ts'
import { later, NOW } from '../../makers/later.ts'
import { addAccount } from './addAccount.ts'
import { describeStores, emptyTables } from './describeStores.ts'

const billing: BillingInfo = { subscription: null, invoices: [], pastDue: null }

describeStores('customers', (stores) => {
  test('a customer is found by its account and leads back to it', async () => {
    const { customers } = stores()
    await addAccount(stores())
    await addAccount(stores(), { id: 'usr_john', email: 'john@example.com' })

    expect(await customers.keep('usr_jane', 'cus_jane')).toBe(true)
    await customers.keep('usr_john', 'cus_john')

    expect(await customers.find('usr_jane')).toEqual({ customerId: 'cus_jane' })
    expect(await customers.findAccountId('cus_john')).toBe('usr_john')
    expect(await customers.findAccountId('cus_nobody')).toBeUndefined()
    expect(await customers.find('usr_nobody')).toBeUndefined()
  })

  test('an account keeps its first customer, and may be told of it again', async () => {
    const { customers } = stores()
    await addAccount(stores())
    await customers.keep('usr_jane', 'cus_jane')

    expect(await customers.keep('usr_jane', 'cus_other')).toBe(false)
    expect(await customers.keep('usr_jane', 'cus_jane')).toBe(true)
    expect(await customers.find('usr_jane')).toEqual({ customerId: 'cus_jane' })
  })

  test('nobody is kept for an account that is gone', async () => {
    const { customers } = stores()

    expect(await customers.keep('usr_jane', 'cus_jane')).toBe(false)
    expect(await customers.find('usr_jane')).toBeUndefined()
    expect(await customers.findAccountId('cus_jane')).toBeUndefined()
  })

  test('a customer who is gone is replaced, and what the account has had stays known', async () => {
    const { customers } = stores()
    await addAccount(stores())
    await customers.keep('usr_jane', 'cus_gone')
    await customers.noteTrial('usr_jane', NOW)

    expect(await customers.keep('usr_jane', 'cus_new', 'cus_gone')).toBe(true)
    expect(await customers.keep('usr_jane', 'cus_late', 'cus_gone')).toBe(false)
    expect(await customers.keep('usr_jane', 'cus_new')).toBe(true)
    expect(await customers.find('usr_jane')).toEqual({ customerId: 'cus_new', trialUsedAt: NOW })
    expect(await customers.findAccountId('cus_new')).toBe('usr_jane')
    expect(await customers.findAccountId('cus_gone')).toBeUndefined()
  })

  test('a first charge is taken back once, with a look at the customer, and left where it was refused', async () => {
    const { customers, events } = stores()
    const takenBack = { invoiceId: 'in_1', subscriptionId: 'sub_1', amount: 1299, currency: 'usd', at: NOW }
    const customer = { customerId: 'cus_jane' }
    await addAccount(stores())
    await customers.keep('usr_jane', 'cus_jane')

    expect(await customers.takeBack('usr_jane', { customer: { customerId: 'cus_gone' }, takenBack })).toBe(false)
    expect(await customers.takeBack('usr_jane', { customer, takenBack })).toBe(true)
    expect(await customers.takeBack('usr_jane', { customer, takenBack })).toBe(false)
    expect(await customers.find('usr_jane')).toEqual({ ...customer, takenBack })
    expect(await events.listDue(later(MINUTE))).toEqual([`sync-cus_jane-${later(MINUTE)}`])

    expect(await customers.leaveCharge('usr_jane', 'in_other')).toBe(false)
    expect(await customers.leaveCharge('usr_jane', 'in_1')).toBe(true)
    expect(await customers.find('usr_jane')).toEqual(customer)
  })

  test('the one trial of a customer keeps its first instant', async () => {
    const { customers } = stores()
    await addAccount(stores())
    await customers.keep('usr_jane', 'cus_jane')

    await customers.noteTrial('usr_jane', NOW)
    await customers.noteTrial('usr_jane', later(HOUR))

    expect(await customers.find('usr_jane')).toEqual({ customerId: 'cus_jane', trialUsedAt: NOW })
  })

  test('a trial is not noted for whoever is no customer', async () => {
    const { customers } = stores()

    expect(await customers.noteTrial('usr_jane', NOW)).toBe(false)
    expect(await customers.find('usr_jane')).toBeUndefined()
  })

  test('the billing page as it was shown last is kept for its account', async () => {
    const { customers } = stores()
    expect(await customers.findBilling('usr_jane')).toBeUndefined()

    await customers.keepBilling('usr_jane', { ...billing, pastDue: null })

    expect(await customers.findBilling('usr_jane')).toEqual(billing)
    expect(await customers.findBilling('usr_john')).toBeUndefined()
  })
})

const table = emptyTables()

test('a copy of the billing page of another release counts as none, and is logged', async () => {
  const warnings: string[] = []
  const customers = customerStore({ ...table(), warn: (message) => void warnings.push(message) })
  const Item = { ...keys.billingCopy('usr_jane'), billing: { plan: 'yearly' } }
  await table().client.send(new PutCommand({ TableName: table().name, Item }))

  expect(await customers.findBilling('usr_jane')).toBeUndefined()
  expect(warnings).toEqual(['a row is of another release'])
})

test('a customer of another release counts as none, and is logged', async () => {
  const warnings: string[] = []
  const customers = customerStore({ ...table(), warn: (message) => void warnings.push(message) })
  const Item = { ...keys.customer('usr_jane'), customerId: 7 }
  await table().client.send(new PutCommand({ TableName: table().name, Item }))

  expect(await customers.find('usr_jane')).toBeUndefined()
  expect(warnings).toEqual(['a row is of another release'])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Account } from '../../functions/domain/account/account.ts'
import { drainPayerNews } from '../../functions/flows/billing/drainPayerNews.ts'
import { startCheckout } from '../../functions/flows/billing/startCheckout.ts'
import { keys } from '../../functions/store/keys.ts'
import { DAY, HOUR, MINUTE } from '../../shared/domain/time.ts'
import { aLife, type CrashPoint } from '../fakes/mortal.ts'
import { openPayments, type Payments } from './openPayments.ts'

let world: Awaited<ReturnType<typeof openPayments>>
beforeAll(async () => {
  world = await openPayments()
})
afterAll(() => world.stop())

const free = { status: 'free', trialEndsAt: null, subscriptionEndsAt: null } as const

async function aCustomer(payments: Payments) {
  const account = await payments.member('jane')
  await startCheckout(payments.needs(), {
    account,
    standing: free,
    plan: 'weekly',
    currency: 'USD',
    now: payments.now(),
  })
  return account
}

const rename = async (payments: Payments, account: Account, change: Partial<Account>) =>
  (await payments.needs().accounts.replace(account, { ...account, ...change }, { relistedAt: payments.now() }))!

const drain = (payments: Payments, needs = payments.needs()) => drainPayerNews(needs, { now: payments.now() })

const atStripe = ({ stripe }: Payments) => [...stripe.ledger.customers.values()].map(({ email, name }) => [email, name])
const left = async (payments: Payments) =>
  (await payments.rows()).filter(({ sk }) => sk.startsWith(keys.payerNews('/').sk)).length

test('a customer has name and address of the account, and those that it changes to', async () => {
  const payments = await world.fresh()
  const account = await aCustomer(payments)
  expect(atStripe(payments)).toEqual([['jane@example.com', 'Jane Doe']])

  const renamed = await rename(payments, account, { lastName: 'Miller' })
  await rename(payments, renamed, { email: 'jane.miller@example.com' })
  expect(atStripe(payments)).toEqual([['jane@example.com', 'Jane Doe']])

  expect(await drain(payments)).toEqual({ told: 2, untold: 0 })
  expect(atStripe(payments)).toEqual([['jane.miller@example.com', 'Jane Miller']])
  expect(await left(payments)).toBe(0)
  expect(await drain(payments)).toEqual({ told: 0, untold: 0 })
})

test('of somebody who never began a checkout, or whose account is closed, Stripe hears nothing', async () => {
  const payments = await world.fresh()
  const jane = await payments.member('john')
  await rename(payments, jane, { lastName: 'Miller' })
  const account = await aCustomer(payments)
  const renamed = await rename(payments, account, { lastName: 'Miller' })
  await rename(payments, renamed, { status: 'deleting' })

  expect(await drain(payments)).toEqual({ told: 2, untold: 0 })
  expect(atStripe(payments)).toEqual([['jane@example.com', 'Jane Doe']])
  expect(await left(payments)).toBe(0)
})

test('what Stripe does not take during an outage of days is told afterwards, the last value alone', async () => {
  const payments = await world.fresh()
  const account = await aCustomer(payments)
  const renamed = await rename(payments, account, { lastName: 'Miller' })
  payments.loseStripeAfter(0)
  for (let hour = 0; hour < 48; hour += 1) {
    await drain(payments)
    payments.pass(HOUR)
  }
  await rename(payments, renamed, { lastName: 'Smith' })
  await drain(payments)
  expect(atStripe(payments)).toEqual([['jane@example.com', 'Jane Doe']])

  payments.loseStripeAfter(Number.POSITIVE_INFINITY)
  payments.pass(DAY)
  await drain(payments)
  expect(atStripe(payments)).toEqual([['jane@example.com', 'Jane Smith']])
  expect(await left(payments)).toBe(0)
})

test('of two jobs at once the one with the older name does not have the last word', async () => {
  const payments = await world.fresh()
  const account = await aCustomer(payments)
  const renamed = await rename(payments, account, { lastName: 'Miller' })
  const needs = payments.needs()
  let isFirst = true
  const updateCustomer: typeof needs.payments.updateCustomer = async (customer) => {
    if (isFirst) {
      isFirst = false
      await rename(payments, renamed, { lastName: 'Smith' })
      await drain(payments)
    }
    await needs.payments.updateCustomer(customer)
  }

  await drain(payments, { ...needs, payments: { ...needs.payments, updateCustomer } } as typeof needs)
  expect(atStripe(payments)).toEqual([['jane@example.com', 'Jane Smith']])
  expect(await left(payments)).toBe(0)
})

test('a change while the customer is being made reaches them too', async () => {
  const payments = await world.fresh()
  const account = await payments.member('jane')
  const needs = payments.needs()
  const createCustomer: typeof needs.payments.createCustomer = async (owner) => {
    const id = await needs.payments.createCustomer(owner)
    await rename(payments, account, { lastName: 'Miller' })
    await drain(payments)
    return id
  }

  const asked = { account, standing: free, plan: 'weekly', currency: 'USD', now: payments.now() } as const
  await startCheckout({ ...needs, payments: { ...needs.payments, createCustomer } } as typeof needs, asked)
  expect(atStripe(payments)).toEqual([['jane@example.com', 'Jane Miller']])
})

test('a crash at any call of the job leaves nothing untold', async () => {
  const points = await crash(undefined)
  const wrong: unknown[] = []
  for (let call = 1; call <= points.calls; call += 1)
    for (const when of ['before', 'after'] as const) {
      const { names, rows } = await crash({ call, when })
      if (names !== 'Jane Smith' || rows > 0) wrong.push({ call, when, names, rows })
    }
  expect(points.calls).toBeGreaterThan(4)
  expect(wrong).toEqual([])
})

async function crash(point: CrashPoint | undefined) {
  const payments = await world.fresh()
  const renamed = await rename(payments, await aCustomer(payments), { lastName: 'Miller' })
  const life = aLife(point)
  const isDead = () => life.isOver()
  await drain(payments, payments.needs(life)).catch((error: unknown) => {
    if (!isDead()) throw error
  })
  await rename(payments, renamed, { lastName: 'Smith' })
  payments.pass(2 * MINUTE)
  await drain(payments)
  return { calls: life.calls(), names: atStripe(payments)[0]?.[1], rows: await left(payments) }
}

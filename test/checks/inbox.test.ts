import { afterAll, beforeAll, expect, test } from 'vitest'
import { drainEvents } from '../../functions/flows/billing/drainEvents.ts'
import { ensureTrial } from '../../functions/flows/billing/ensureTrial.ts'
import { replayEvents } from '../../functions/flows/billing/replayEvents.ts'
import { startCheckout } from '../../functions/flows/billing/startCheckout.ts'
import { keys } from '../../functions/store/keys.ts'
import { STRIPE_EVENTS } from '../../infra/operate/stripeEvents.ts'
import { DAY, HOUR, MINUTE } from '../../shared/domain/time.ts'
import { aLife } from '../fakes/mortal.ts'
import { aCard } from './aPayer.ts'
import { figure } from './figure.ts'
import { openPayments, type Payments } from './openPayments.ts'

const SUBSCRIBED = new Set<string>(STRIPE_EVENTS)

let world: Awaited<ReturnType<typeof openPayments>>
beforeAll(async () => {
  world = await openPayments()
})
afterAll(() => world.stop())

/** Somebody whose trial has just become a paid month, of which no event has been delivered. */
async function aFirstCharge(payments: Payments) {
  const account = await payments.member('jane')
  const free = { status: 'free', trialEndsAt: null, subscriptionEndsAt: null } as const
  const asked = { account, standing: free, plan: 'weekly', currency: 'USD', now: payments.now() } as const
  const { setupIntentId } = await startCheckout(payments.needs(), asked)
  payments.stripe.confirmSetup({ id: setupIntentId, card: aCard() })
  await ensureTrial(payments.needs(), { accountId: account.id, setupIntentId, now: payments.now() })
  payments.pass(3 * DAY + HOUR)
  await payments.stripe.tick()
  return account
}

const outcomeOf = async (payments: Payments) => {
  const rows = await payments.rows()
  return Map.groupBy(
    rows.filter(({ pk }) => pk.startsWith(keys.event('').pk)),
    ({ outcome }) => String(outcome),
  )
}

test('an event that always fails holds up no other, is given up after nine tries, and works once it is replayed', async () => {
  const payments = await world.fresh()
  const now = payments.now()
  const anEvent = (at: number) => ({ id: `evt_${at}`, type: 'customer.updated', objectId: '', createdAt: now })
  for (let at = 1; at < 100; at += 1) await payments.needs().events.add(anEvent(at), now)
  await payments.needs().events.add({ ...anEvent(100), customerId: 'cus_poison' }, now)
  const warnings: string[] = []
  const failing = () => ({
    ...payments.needs(),
    warn: (what: string) => void warnings.push(what),
    payments: { ...payments.needs().payments, findAccountId: () => Promise.reject(new Error('poison')) },
  })

  const first = await drainEvents(failing(), { now })
  let tries = 1
  for (; (await outcomeOf(payments)).get('dead') === undefined && tries < 20; tries += 1)
    await drainEvents(failing(), { now: payments.pass(24 * 60 * MINUTE) })

  expect(first).toEqual({ done: 99, failed: 1, dead: 0 })
  expect([tries, warnings.length]).toEqual([9, 9])
  const replayed = await replayEvents(payments.needs(), { id: 'evt_100', now: payments.now() })
  const after = await drainEvents(payments.needs(), { now: payments.now() })
  figure('B53', `${first.done} of 100 events processed beside a poison one, which was given up after ${tries} tries`)
  expect([replayed, after]).toEqual([{ replayed: 1 }, { done: 1, failed: 0, dead: 0 }])
})

test('an inbox whose job is killed a hundred times loses no event and mails nothing twice', async () => {
  const KILLS = 100
  const payments = await world.fresh()
  const account = await aFirstCharge(payments)
  await payments.stripe.webhooks.release()

  for (let kill = 0; kill < KILLS; kill += 1) {
    const when = kill % 2 === 0 ? 'before' : 'after'
    const life = aLife({ call: 1 + ((kill * 7) % 20), when })
    await drainEvents(payments.needs(life), { now: payments.now() }).catch(() => {})
    payments.pass(MINUTE)
  }
  await drainEvents(payments.needs(), { now: payments.pass(24 * 60 * MINUTE) })

  const outcomes = await outcomeOf(payments)
  const events = [...payments.stripe.ledger.events.values()].filter(({ type }) => SUBSCRIBED.has(type)).length
  const settled = (outcomes.get('done')?.length ?? 0) + (outcomes.get('ignored')?.length ?? 0)
  const mails = (await payments.rows()).filter(({ pk, sk }) => pk.endsWith(account.id) && sk.startsWith('SENDMAIL#'))
  figure('B54', `${settled} of ${events} events followed after ${KILLS} kills`)
  expect([settled, [...outcomes.keys()].filter((outcome) => !['done', 'ignored'].includes(outcome))]).toEqual([
    events,
    [],
  ])
  expect(mails.filter(({ sk }) => sk.includes('receipt'))).toHaveLength(1)
  expect(mails.filter(({ sk }) => sk.includes('trialStarted'))).toHaveLength(1)
})

test('what a repair cannot put right is shown: a second trial, a month paid twice, an event that nobody followed', async () => {
  const payments = await world.fresh()
  await aFirstCharge(payments)
  await payments.deliverAndRunJobs()
  expect((await payments.reconcile(true)).violations).toEqual([])
  const { invoices, subscriptions } = payments.stripe.ledger
  const [paid] = [...invoices.values()].filter(({ amount_paid }) => amount_paid > 0)
  const [live] = subscriptions.values()

  invoices.set('in_again', { ...paid!, id: 'in_again', created: paid!.created + DAY })
  subscriptions.set('sub_again', { ...live!, id: 'sub_again', status: 'canceled' })
  await payments.needs().events.add({ id: 'evt_1', type: '', objectId: '', createdAt: payments.now() }, payments.now())
  payments.pass(DAY + MINUTE)

  const rules = (await payments.reconcile(true)).violations.map(({ rule }) => rule)
  expect(rules.toSorted()).toEqual(['nothing-is-overdue', 'one-trial', 'paid-once-a-period'])
})

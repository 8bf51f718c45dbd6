import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimOf } from '../../functions/domain/billing/claimOf.ts'
import { settleEntitlements } from '../../functions/flows/billing/settleEntitlements.ts'
import { subscriptionSnapshot } from '../../functions/gateways/stripe/snapshots.ts'
import { accountStore } from '../../functions/store/accounts.ts'
import { entitlementStore } from '../../functions/store/entitlements.ts'
import { newCustomer, newPaymentMethod } from '../../infra/local/stripe/objects/customers.ts'
import { newSubscription } from '../../infra/local/stripe/objects/subscriptions.ts'
import { DAY, HOUR, MINUTE } from '../../shared/domain/time.ts'
import { aLife } from '../fakes/mortal.ts'
import { timeLimit } from '../setup/timeLimit.ts'
import { aCard } from './aPayer.ts'
import { figure } from './figure.ts'
import { openPayments, type Payments } from './openPayments.ts'

/** Ten thousand, for the figure of the performance budget, take minutes to prepare. */
const TRIALS = Number(process.env.TRIAL_ENDS ?? 60)

let world: Awaited<ReturnType<typeof openPayments>>
beforeAll(async () => {
  world = await openPayments()
})
afterAll(() => world.stop())

/** A trial as a checkout leaves it, put straight into the table and into Stripe. */
async function aTrial(payments: Payments, at: number) {
  const { ledger } = payments.stripe
  const created = payments.now()
  const account = await payments.member(`person${at}`)
  const customer = newCustomer({ email: account.email, metadata: { accountId: account.id }, created })
  const method = { ...newPaymentMethod(aCard(), created), customer: customer.id }
  const [price] = ledger.prices.values()
  // All of them end within one hour.
  const trialEnd = created + 3 * DAY + Math.floor((at * HOUR) / TRIALS)
  const asked = { customer: customer.id, price: price!, paymentMethod: method.id, metadata: {}, trialEnd, created }
  const subscription = newSubscription(asked)
  ledger.customers.set(customer.id, customer)
  ledger.paymentMethods.set(method.id, method)
  ledger.subscriptions.set(subscription.id, subscription)
  const needs = payments.needs()
  await needs.customers.keep(account.id, customer.id)
  await needs.entitlements.replace(account.id, undefined, {
    claim: claimOf(subscriptionSnapshot(subscription)),
    now: created,
  })
  return account.id
}

test(
  'trials that end in the same hour are each charged once and settled, by jobs that overlap and die',
  async () => {
    const payments = await world.fresh()
    const ids: string[] = []
    for (let at = 0; at < TRIALS; at += 1) ids.push(await aTrial(payments, at))
    const sent: object[] = []
    const counting = (life = aLife()) => {
      const { client, ...table } = payments.counted(sent, life)
      return { ...payments.needs(life), entitlements: entitlementStore({ client, ...table }) }
    }
    payments.pass(3 * DAY + HOUR)
    await payments.stripe.tick()
    const began = performance.now()

    for (const dying of [1, 3, 5]) {
      const dead = settleEntitlements(counting(aLife({ call: dying * TRIALS, when: 'after' })), { now: payments.now() })
      await dead.catch(() => {})
      payments.pass(MINUTE)
    }
    const run = () => settleEntitlements(counting(), { now: payments.now() })
    await Promise.all([run(), run(), run(), run(), run()])

    const seconds = (performance.now() - began) / 1000
    const charged = [...payments.stripe.ledger.invoices.values()].filter(({ amount_paid }) => amount_paid > 0)
    const records = await Promise.all(ids.map((id) => accountStore(payments.table).find(id)))
    const missing = records.filter((record) => record?.entitlement?.status !== 'active').length
    const scans = sent.filter((command) => command.constructor.name === 'ScanCommand').length
    const extra = charged.length - new Set(charged.map(({ customer }) => customer)).size
    figure(
      'B55',
      `${TRIALS} trials in ${seconds.toFixed(1)} s: ${extra} charged twice, ${missing} not settled, ${scans} scans, ${(sent.length / TRIALS).toFixed(1)} calls of the entitlement store each`,
    )
    expect([charged.length, extra, missing, scans]).toEqual([TRIALS, 0, 0, 0])
  },
  timeLimit(10 * TRIALS + 400),
)

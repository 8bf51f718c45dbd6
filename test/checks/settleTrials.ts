import { claimOf } from '../../functions/domain/billing/claimOf.ts'
import { settleEntitlements } from '../../functions/flows/billing/settleEntitlements.ts'
import { subscriptionSnapshot } from '../../functions/gateways/stripe/snapshots.ts'
import { accountStore } from '../../functions/store/accounts.ts'
import { entitlementStore } from '../../functions/store/entitlements.ts'
import { newCustomer, newPaymentMethod } from '../../infra/local/stripe/objects/customers.ts'
import { newSubscription } from '../../infra/local/stripe/objects/subscriptions.ts'
import { DAY, HOUR, MINUTE } from '../../shared/domain/time.ts'
import { aLife } from '../fakes/mortal.ts'
import { aCard } from './aPayer.ts'
import { openPayments, type Payments } from './openPayments.ts'

export interface SettledTrials {
  seconds: number
  charged: number
  chargedTwice: number
  notSettled: number
  scans: number
  callsEach: number
}

/** Lets so many trials end in the same hour, and settles them by jobs that overlap and die. */
export async function settleTrials(trials: number): Promise<SettledTrials> {
  const world = await openPayments()
  try {
    return await settleAll(await world.fresh(), trials)
  } finally {
    await world.stop()
  }
}

async function settleAll(payments: Payments, trials: number): Promise<SettledTrials> {
  const ids: string[] = []
  for (let at = 0; at < trials; at += 1) ids.push(await aTrial(payments, { at, of: trials }))
  const sent: object[] = []
  const counting = (life = aLife()) => {
    const { client, ...table } = payments.counted(sent, life)
    return { ...payments.needs(life), entitlements: entitlementStore({ client, ...table }) }
  }
  payments.pass(3 * DAY + 2 * HOUR)
  await payments.stripe.tick()
  const began = performance.now()

  for (const dying of [1, 3, 5]) {
    const dead = settleEntitlements(counting(aLife({ call: dying * trials, when: 'after' })), { now: payments.now() })
    await dead.catch(() => {})
    payments.pass(MINUTE)
  }
  const run = () => settleEntitlements(counting(), { now: payments.now() })
  await Promise.all([run(), run(), run(), run(), run()])

  const seconds = (performance.now() - began) / 1000
  const charged = [...payments.stripe.ledger.invoices.values()].filter(({ amount_paid }) => amount_paid > 0)
  let notSettled = 0
  for (const id of ids) {
    const { entitlement } = (await accountStore(payments.table).find(id))!
    if (entitlement?.status !== 'active') notSettled += 1
  }
  return {
    seconds,
    charged: charged.length,
    chargedTwice: charged.length - new Set(charged.map(({ customer }) => customer)).size,
    notSettled,
    scans: sent.filter((command) => command.constructor.name === 'ScanCommand').length,
    callsEach: sent.length / trials,
  }
}

/** A trial as a checkout leaves it, put straight into the table and into Stripe. */
async function aTrial(payments: Payments, { at, of }: { at: number; of: number }) {
  const { ledger } = payments.stripe
  const created = payments.now()
  const account = await payments.member(`person${at}`)
  const customer = newCustomer({ email: account.email, name: 'Jane Doe', metadata: { accountId: account.id }, created })
  const method = { ...newPaymentMethod(aCard(), created), customer: customer.id }
  const [price] = ledger.prices.values()
  // All of them end within one hour.
  const trialEnd = created + 3 * DAY + Math.floor((at * HOUR) / of)
  const metadata = { accountId: account.id, attempt: `chk_${at}` }
  const asked = { customer: customer.id, price: price!, paymentMethod: method.id, metadata, trialEnd, created }
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

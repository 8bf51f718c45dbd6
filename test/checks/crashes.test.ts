import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Account } from '../../functions/domain/account/account.ts'
import { standingOf } from '../../functions/domain/billing/entitlement.ts'
import { convertToFree } from '../../functions/flows/admin/convertToFree.ts'
import { forceConvert } from '../../functions/flows/admin/forceConvert.ts'
import { resetTrial } from '../../functions/flows/admin/resetTrial.ts'
import { unlockPremium } from '../../functions/flows/admin/unlockPremium.ts'
import { cancelRenewal, resumeRenewal } from '../../functions/flows/billing/changeRenewal.ts'
import { drainEvents } from '../../functions/flows/billing/drainEvents.ts'
import { ensureTrial } from '../../functions/flows/billing/ensureTrial.ts'
import { settleEntitlements } from '../../functions/flows/billing/settleEntitlements.ts'
import { startCheckout } from '../../functions/flows/billing/startCheckout.ts'
import { accountStore } from '../../functions/store/accounts.ts'
import { Problem } from '../../shared/contract/problem.ts'
import { DAY, type EpochSeconds, MINUTE } from '../../shared/domain/time.ts'
import { aLife, type CrashPoint } from '../fakes/mortal.ts'
import { NOW } from '../makers/later.ts'
import { FAILING_CARD } from './anAdminState.ts'
import { aCard } from './aPayer.ts'
import { figure } from './figure.ts'
import { type Needs, openPayments, type Payments } from './openPayments.ts'

let world: Awaited<ReturnType<typeof openPayments>>
beforeAll(async () => {
  world = await openPayments({ isDirect: true })
})
afterAll(() => world.stop())

interface Person {
  account: Account
  /** Of the open checkout. */
  setupIntentId: string
}

interface Case {
  name: string
  /** What has happened before. */
  prepare: (payments: Payments, person: Person) => Promise<void>
  /** What crashes, and is then asked for again. */
  act: (needs: Needs, person: Person, now: Payments['now']) => Promise<unknown>
  /** What the person has in the end. */
  status: string
}

const open: Case['act'] = async (needs, person, now) => {
  const { account } = person
  const entitlement = (await needs.accounts.find(account.id))?.entitlement
  const asked = { account, standing: standingOf(entitlement), currency: 'USD' as const, now: now() }
  person.setupIntentId = (await startCheckout(needs, asked)).setupIntentId
}
const confirm: Case['act'] = (needs, { account: { id: accountId }, setupIntentId }, now) =>
  ensureTrial(needs, { accountId, setupIntentId, now: now() })
const cancel: Case['act'] = (needs, { account }, now) => cancelRenewal(needs, { accountId: account.id, now: now() })
const resume: Case['act'] = (needs, { account }, now) => resumeRenewal(needs, { accountId: account.id, now: now() })
const drain: Case['act'] = (needs, _, now) => drainEvents(needs, { now: now() })
const settle: Case['act'] = (needs, _, now) => settleEntitlements(needs, { now: now() })

const asOperator =
  (act: (needs: Needs, asked: { accountId: string; now: EpochSeconds }) => Promise<unknown>): Case['act'] =>
  (needs, { account }, now) =>
    act(needs, { accountId: account.id, now: now() })

const saveCard: Case['prepare'] = async (payments, person) => {
  await open(payments.needs(), person, payments.now)
  payments.stripe.confirmSetup({ id: person.setupIntentId, card: aCard() })
}
const subscribe: Case['prepare'] = async (payments, person) => {
  await saveCard(payments, person)
  await confirm(payments.needs(), person, payments.now)
}
const endTrial: Case['prepare'] = async (payments, person) => {
  await subscribe(payments, person)
  payments.pass(3 * DAY)
  await payments.stripe.tick()
}

const pay: Case['prepare'] = async (payments, person) => {
  await endTrial(payments, person)
  await payments.deliverAndRunJobs()
}

const fallPastDue: Case['prepare'] = async (payments, person) => {
  await open(payments.needs(), person, payments.now)
  payments.stripe.confirmSetup({ id: person.setupIntentId, card: FAILING_CARD })
  await confirm(payments.needs(), person, payments.now)
  payments.pass(3 * DAY)
  await payments.deliverAndRunJobs()
}

const cases: Case[] = [
  { name: 'opening a checkout', prepare: async () => {}, act: open, status: 'free' },
  { name: 'starting a trial', prepare: saveCard, act: confirm, status: 'trial' },
  {
    name: 'starting a paid month',
    async prepare(payments, person) {
      const over = { status: 'inactive', source: 'gift', trialEndsAt: NOW, subscriptionEndsAt: null } as const
      await payments.needs().entitlements.replace(person.account.id, undefined, { claim: over, now: NOW })
      await saveCard(payments, person)
    },
    act: confirm,
    status: 'active',
  },
  { name: 'cancelling a trial', prepare: subscribe, act: cancel, status: 'cancelled' },
  {
    name: 'cancelling what is past due',
    prepare: fallPastDue,
    act: cancel,
    status: 'inactive',
  },
  {
    name: 'taking a cancellation back',
    async prepare(payments, person) {
      await subscribe(payments, person)
      await cancel(payments.needs(), person, payments.now)
    },
    act: resume,
    status: 'trial',
  },
  {
    name: 'following the event of a saved card',
    async prepare(payments, person) {
      await saveCard(payments, person)
      await payments.deliver('setup_intent.succeeded')
    },
    act: drain,
    status: 'trial',
  },
  {
    name: 'following the event of a first charge',
    async prepare(payments, person) {
      await endTrial(payments, person)
      await payments.deliver('invoice.paid')
    },
    act: drain,
    status: 'active',
  },
  { name: 'settling a trial that has ended', prepare: endTrial, act: settle, status: 'active' },
  { name: 'charging a trial now', prepare: subscribe, act: asOperator(forceConvert), status: 'active' },
  { name: 'extending a trial', prepare: subscribe, act: asOperator(resetTrial), status: 'trial' },
  { name: 'making a payer free', prepare: pay, act: asOperator(convertToFree), status: 'free' },
  {
    name: 'giving months instead of a trial',
    prepare: subscribe,
    act: asOperator((needs, asked) => unlockPremium(needs, { ...asked, months: 12 })),
    status: 'active',
  },
]

/** The person cancels after the operator's call was let in, and before it reaches Stripe. */
const crossed: Case = {
  name: 'charging a trial that is being cancelled',
  prepare: subscribe,
  async act(needs, { account: { id: accountId } }, now) {
    const setTrialEnd: typeof needs.payments.setTrialEnd = async (change) => {
      await needs.payments.setRenewal({ id: change.id, renews: false, idempotencyKey: 'by the person' })
      return needs.payments.setTrialEnd(change)
    }
    const asked = { accountId, now: now() }
    await forceConvert({ ...needs, payments: { ...needs.payments, setTrialEnd } }, asked).catch(unlessOver())
  },
  status: 'inactive',
}

describe('a crash at any call to the table or to Stripe, or after one whose answer got lost,', () => {
  test.each(
    cases,
  )('while $name, charges nobody twice and is over after the next try or the next jobs', async (each) => {
    const healthy = await crash(each, undefined, 'nothing')
    const points = Array.from({ length: healthy.calls }, (_, at) => at + 1).flatMap((call): CrashPoint[] => [
      { call, when: 'before' },
      { call, when: 'after' },
    ])
    const wrong: unknown[] = []
    for (const point of points)
      for (const next of ['retry', 'jobs'] as const) {
        const { violations, status } = await crash(each, point, next)
        if (violations.length > 0 || (next === 'retry' && status !== each.status))
          wrong.push({ ...point, next, status, violations })
      }

    figure('3.4', `${each.name}: ${wrong.length} of ${2 * points.length} crashes end otherwise`)
    expect([healthy.status, healthy.violations, wrong]).toEqual([each.status, [], []])
  })
})

test('a crash while a trial is charged that its owner cancels at that moment ends without a charge', async () => {
  const healthy = await crash(crossed, undefined, 'nothing')
  const points = Array.from({ length: healthy.calls }, (_, at) => at + 1).flatMap((call): CrashPoint[] => [
    { call, when: 'before' },
    { call, when: 'after' },
  ])
  const wrong: unknown[] = []
  for (const point of points) {
    const { kept, violations } = await crash(crossed, point, 'jobs')
    if (kept > 0 || violations.some((each) => each !== 'refunds')) wrong.push({ ...point, kept, violations })
  }

  figure('3.4', `charging a cancelled trial: ${wrong.length} of ${points.length} crashes end otherwise`)
  expect([healthy.kept, wrong]).toEqual([0, []])
})

test('what is past due is owed no more after a cancellation that loses Stripe between any two of its calls', async () => {
  const wrong: unknown[] = []
  for (let calls = 0, isDone = false; !isDone; calls += 1) {
    const payments = await world.fresh()
    const person = { account: await payments.member('jane'), setupIntentId: '' }
    await fallPastDue(payments, person)
    payments.loseStripeAfter(calls)
    isDone = await cancel(payments.needs(), person, payments.now).then(() => true, unlessDown)
    payments.loseStripeAfter(Number.POSITIVE_INFINITY)
    payments.pass(2 * MINUTE)
    await payments.deliverAndRunJobs()
    const violations = [...doubled(payments), ...(await payments.reconcile(true)).violations]
    if (violations.length > 0) wrong.push({ calls, violations })
  }

  expect(wrong).toEqual([])
})

function unlessDown(error: unknown): false {
  if (error instanceof Problem && error.code === 'PAYMENTS_DOWN') return false
  throw error
}

async function crash(each: Case, point: CrashPoint | undefined, next: 'retry' | 'jobs' | 'nothing') {
  const payments = await world.fresh()
  const person = { account: await payments.member('jane'), setupIntentId: '' }
  await each.prepare(payments, person)
  const life = aLife(point)
  await each.act(payments.needs(life), person, payments.now).catch(unlessDead(life))
  const calls = life.calls()
  // Longer than any lease.
  payments.pass(2 * MINUTE)
  const expected = each.status === 'inactive' ? unlessOver('NO_SUBSCRIPTION') : unlessOver()
  if (next === 'retry') await each.act(payments.needs(), person, payments.now).catch(expected)
  if (next === 'jobs') await payments.deliverAndRunJobs()
  const { entitlement } = (await accountStore(payments.table).find(person.account.id))!
  const violations = [...doubled(payments), ...(await payments.reconcile(true)).violations]
  return { calls, status: entitlement?.status ?? 'free', violations, kept: keptOf(payments) }
}

function unlessDead(life: ReturnType<typeof aLife>) {
  return (error: unknown) => {
    if (!life.isOver()) throw error
  }
}

/** What had happened before the crash is not asked for again. */
const unlessOver =
  (...also: string[]) =>
  (error: unknown) => {
    const expected = ['ALREADY_SUBSCRIBED', 'ACTION_UNAVAILABLE', 'CONFLICT', ...also]
    if (!(error instanceof Problem && expected.includes(error.code))) throw error
  }

/** What was charged and not given back. */
function keptOf({ stripe: { ledger } }: Payments): number {
  const charged = [...ledger.invoices.values()].reduce((sum, { amount_paid }) => sum + amount_paid, 0)
  return [...ledger.refunds.values()].reduce((left, { amount }) => left - amount, charged)
}

/** An open invoice of what has ended: Stripe's own page would still take the money. */
const isOwedAfterEnd = ({ invoices, subscriptions }: Payments['stripe']['ledger']) =>
  [...subscriptions.values()].some(
    ({ status, latest_invoice }) => status === 'canceled' && invoices.get(String(latest_invoice))?.status === 'open',
  )

/** What must never be there twice: customers, live subscriptions, and charges of one month; or be left at all. */
function doubled({ stripe: { ledger } }: Payments): string[] {
  const live = [...ledger.subscriptions.values()].filter(({ status }) => status !== 'canceled')
  const charged = [...ledger.invoices.values()].filter(({ amount_paid }) => amount_paid > 0)
  const months = new Set(charged.map(({ created }) => created))
  return [
    ...(ledger.customers.size > 1 ? ['customers'] : []),
    ...(live.length > 1 ? ['subscriptions'] : []),
    ...(months.size < charged.length ? ['charges'] : []),
    ...(ledger.refunds.size > 0 ? ['refunds'] : []),
    ...(isOwedAfterEnd(ledger) ? ['owed after the end'] : []),
  ]
}

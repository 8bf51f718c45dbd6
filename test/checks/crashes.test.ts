import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountStore } from '../../functions/store/accounts.ts'
import { Problem } from '../../shared/contract/problem.ts'
import { MINUTE } from '../../shared/domain/time.ts'
import { aLife, type CrashPoint } from '../fakes/mortal.ts'
import { isDeep } from '../setup/depth.ts'
import { type Case, cancel, cases, crossed, fallPastDue, unlessOver } from './crashCases.ts'
import { figure } from './figure.ts'
import { openPayments, type Payments } from './openPayments.ts'

let world: Awaited<ReturnType<typeof openPayments>>
beforeAll(async () => {
  world = await openPayments()
})
afterAll(() => world.stop())

/** What comes after a crash. Without depth, each point is followed by one of them, in turn. */
const NEXT = ['retry', 'jobs'] as const

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
    for (const [at, point] of points.entries())
      for (const next of isDeep ? NEXT : [NEXT[Math.ceil(at / 2) % 2]!]) {
        const { violations, status } = await crash(each, point, next)
        if (violations.length > 0 || (next === 'retry' && status !== each.status))
          wrong.push({ ...point, next, status, violations })
      }

    figure(
      '3.4',
      `${each.name}: ${wrong.length} of ${isDeep ? 2 * points.length : points.length} crashes end otherwise`,
    )
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

/** Far more than a cancellation makes of Stripe: one that never got through would otherwise be tried for ever. */
const MOST_CALLS = 30

test('what is past due is owed no more after a cancellation that loses Stripe between any two of its calls', async () => {
  const wrong: unknown[] = []
  let calls = 0
  for (let isDone = false; !isDone && calls <= MOST_CALLS; calls += 1) {
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

  figure('3.4', `losing Stripe while cancelling: ${wrong.length} of ${calls} ends otherwise`)
  expect(wrong).toEqual([])
  expect(calls).toBeLessThanOrEqual(MOST_CALLS)
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
  const found = [...doubled(payments), ...(await payments.reconcile(true)).violations]
  // Money goes back with the access, or neither does.
  const isDue = each.isRefunded === true && entitlement?.status === each.status
  const others = found.filter((what) => what !== 'refunds')
  const violations = isDue === found.includes('refunds') ? others : [...others, isDue ? 'no refund' : 'refunds']
  return { calls, status: entitlement?.status ?? 'free', violations, kept: keptOf(payments) }
}

function unlessDead(life: ReturnType<typeof aLife>) {
  return (error: unknown) => {
    if (!life.isOver()) throw error
  }
}

/** What was charged and not given back. */
function keptOf({ stripe: { ledger } }: Payments): number {
  const charged = [...ledger.invoices.values()].reduce((sum, { amount_paid }) => sum + amount_paid, 0)
  return [...ledger.refunds.values()].reduce((left, { amount }) => left - amount, charged)
}

/** An unpaid invoice of what has ended: Stripe's own page would still take the money, also for one that was written off. */
const isOwedAfterEnd = ({ invoices, subscriptions }: Payments['stripe']['ledger']) =>
  [...subscriptions.values()].some(
    ({ status, latest_invoice }) =>
      status === 'canceled' && ['open', 'uncollectible'].includes(invoices.get(String(latest_invoice))?.status ?? ''),
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

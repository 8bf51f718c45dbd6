import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Account } from '../../functions/domain/account/account.ts'
import { closeAccount } from '../../functions/flows/account/closeAccount.ts'
import { finishDeletions } from '../../functions/flows/account/finishDeletions.ts'
import { endPayments } from '../../functions/flows/billing/endPayments.ts'
import { ensureTrial } from '../../functions/flows/billing/ensureTrial.ts'
import { startCheckout } from '../../functions/flows/billing/startCheckout.ts'
import { MINUTE } from '../../shared/domain/time.ts'
import { aLife, type CrashPoint } from '../fakes/mortal.ts'
import { aCard } from './aPayer.ts'
import { figure } from './figure.ts'
import { openPayments, type Payments } from './openPayments.ts'
import type { Needs } from './paymentNeeds.ts'

let world: Awaited<ReturnType<typeof openPayments>>
beforeAll(async () => {
  world = await openPayments()
})
afterAll(() => world.stop())

type Act = (needs: Needs, account: Account, now: Payments['now']) => Promise<unknown>

const FREE = { status: 'free', trialEndsAt: null, subscriptionEndsAt: null } as const

const saveCard = async (payments: Payments, account: Account) => {
  const asked = { account, standing: FREE, plan: 'weekly' as const, currency: 'USD' as const, now: payments.now() }
  const { setupIntentId } = await startCheckout(payments.needs(), asked)
  payments.stripe.confirmSetup({ id: setupIntentId, card: aCard() })
}
const confirm: Act = async (needs, { id: accountId }, now) => {
  const { setupIntentId = '' } = (await needs.checkouts.find(accountId)) ?? {}
  await ensureTrial(needs, { accountId, setupIntentId, now: now() })
}
const subscribe = async (payments: Payments, account: Account) => {
  await saveCard(payments, account)
  await confirm(payments.needs(), account, payments.now)
}
const close: Act = (needs, account, now) => closeAccount(needs, { account, now: now() })
const erase: Act = (needs, { id }, now) => {
  const ending = { ...needs, endPayments: (account: Account) => endPayments(needs, account) }
  return finishDeletions(ending, { now: now(), ids: [id] })
}

interface Case {
  name: string
  prepare: (payments: Payments, account: Account) => Promise<void>
  /** What crashes. */
  act: Act
  /** What happens afterwards, before the jobs. */
  next: 'retry' | 'jobs' | 'close'
}

const closed: Case['prepare'] = async (payments, account) => {
  await subscribe(payments, account)
  await close(payments.needs(), account, payments.now)
}
/** While the account is gone, calls that were under way may still write: the deletion runs once more. */
const erased: Case['prepare'] = async (payments, account) => {
  await closed(payments, account)
  await erase(payments.needs(), account, payments.now)
  payments.pass(6 * MINUTE)
}

const cases: Case[] = [
  { name: 'closing an account, and again', prepare: subscribe, act: close, next: 'retry' },
  { name: 'closing an account', prepare: subscribe, act: close, next: 'jobs' },
  { name: 'erasing an account that pays', prepare: closed, act: erase, next: 'jobs' },
  { name: 'erasing what came late', prepare: erased, act: erase, next: 'jobs' },
  { name: 'starting the trial of an account that is then closed', prepare: saveCard, act: confirm, next: 'close' },
]

describe('a crash at any call to the table or to Stripe, or after one whose answer got lost,', () => {
  test.each(
    cases,
  )('while $name, leaves a whole account or nothing of it, and nobody who pays without one', async (each) => {
    const healthy = await crash(each, undefined)
    const points = Array.from({ length: healthy.calls }, (_, at) => at + 1).flatMap((call): CrashPoint[] => [
      { call, when: 'before' },
      { call, when: 'after' },
    ])
    const wrong: unknown[] = []
    for (const point of points) {
      const { left } = await crash(each, point)
      if (left.length > 0) wrong.push({ ...point, left })
    }

    figure('3.4', `${each.name}: ${wrong.length} of ${points.length} crashes end otherwise`)
    expect([healthy.left, wrong]).toEqual([[], []])
  })
})

/** What is wrong in the end. */
async function crash(each: Case, point: CrashPoint | undefined) {
  const payments = await world.fresh()
  const account = await payments.member('jane')
  await each.prepare(payments, account)
  const life = aLife(point)
  await each.act(payments.needs(life), account, payments.now).catch((error: unknown) => {
    if (!life.isOver()) throw error
  })
  const calls = life.calls()
  if (each.next === 'retry') await each.act(payments.needs(), account, payments.now)
  if (each.next === 'close') await close(payments.needs(), account, payments.now)
  await runJobs(payments, account)
  const { violations } = await payments.reconcile(true)
  const isOpen = (await payments.needs().accounts.find(account.id))?.account.status === 'active'
  const mayStay = each.act === close && each.next === 'jobs' && point?.when === 'before'
  return { calls, left: [...violations, ...(isOpen && mayStay ? [] : await tracesOf(payments, account))] }
}

/** Past every lease, and once more for what comes late. */
async function runJobs(payments: Payments, account: Account): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    payments.pass(11 * MINUTE)
    await erase(payments.needs(), account, payments.now)
    await payments.deliverAndRunJobs()
  }
}

/** What is left of somebody who is gone, but for the mail that says so and keyed fingerprints. */
async function tracesOf({ stripe: { ledger }, rows }: Payments, { id, email }: Account): Promise<string[]> {
  const live = [...ledger.subscriptions.values()].filter(({ status }) => status !== 'canceled')
  const kept = (await rows()).filter((row) => row.kind !== 'accountDeleted' && JSON.stringify(row).includes(id))
  const addresses = (await rows()).filter(({ pk }) => pk === `EMAIL#${email}`)
  return [
    ...live.map((each) => each.id),
    ...[...ledger.customers.keys()],
    ...kept.map(({ pk, sk }) => `${pk} ${sk}`),
    ...addresses.map(({ pk }) => pk),
  ]
}

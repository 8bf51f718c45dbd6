import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelSubscription } from '../../functions/flows/admin/cancelSubscription.ts'
import { convertToFree } from '../../functions/flows/admin/convertToFree.ts'
import { deleteUser } from '../../functions/flows/admin/deleteUser.ts'
import { forceConvert } from '../../functions/flows/admin/forceConvert.ts'
import { listInvoices } from '../../functions/flows/admin/listInvoices.ts'
import type { AdminRequest } from '../../functions/flows/admin/readTarget.ts'
import { refundInvoice } from '../../functions/flows/admin/refundInvoice.ts'
import { resendReceipt } from '../../functions/flows/admin/resendReceipt.ts'
import { resetPassword } from '../../functions/flows/admin/resetPassword.ts'
import { resetTrial } from '../../functions/flows/admin/resetTrial.ts'
import { startTrial } from '../../functions/flows/admin/startTrial.ts'
import { unlockPremium } from '../../functions/flows/admin/unlockPremium.ts'
import { drainEvents } from '../../functions/flows/billing/drainEvents.ts'
import { admin } from '../../shared/contract/admin.ts'
import { DAY, HOUR, isoInstant } from '../../shared/domain/time.ts'
import { type AdminState, adminStates, FAILING_CARD } from './anAdminState.ts'
import { figure } from './figure.ts'
import { openPayments, type Payments } from './openPayments.ts'
import type { Needs } from './paymentNeeds.ts'

let world: Awaited<ReturnType<typeof openPayments>>
beforeAll(async () => {
  world = await openPayments()
})
afterAll(() => world.stop())

const actions = {
  startTrial: (needs: Needs, asked: AdminRequest) => startTrial(needs, { ...asked, days: 7 }),
  unlockPremium: (needs: Needs, asked: AdminRequest) => unlockPremium(needs, { ...asked, months: 12 }),
  forceConvert,
  resetTrial,
  convertToFree,
  cancelSubscription,
  deleteUser,
}
type Action = keyof typeof actions

/** The table of the specification, section 5: the status that each action leads to, where it applies. */
const TABLE: Record<Action, Partial<Record<AdminState, string>>> = {
  startTrial: { free: 'trial', expired: 'trial' },
  unlockPremium: { free: 'active', expired: 'active', 'Stripe trial': 'active', 'gift trial': 'active' },
  forceConvert: { 'Stripe trial': 'active' },
  resetTrial: { 'Stripe trial': 'trial', 'gift trial': 'trial' },
  convertToFree: {
    'Stripe trial': 'free',
    'gift trial': 'free',
    'cancelled trial': 'free',
    active: 'free',
    cancelled: 'free',
    'past due': 'free',
    complimentary: 'free',
  },
  cancelSubscription: {
    'Stripe trial': 'cancelled',
    'cancelled trial': 'cancelled',
    active: 'cancelled',
    cancelled: 'cancelled',
    // Nobody is charged after a cancellation, so what is owed is not waited for.
    'past due': 'inactive',
  },
  deleteUser: Object.fromEntries(Object.keys(adminStates).map((state) => [state, 'gone'])),
}

async function aPersonWho(state: AdminState) {
  const payments = await world.fresh()
  const account = await payments.member('jane')
  await adminStates[state](payments, account)
  return { payments, asked: { accountId: account.id, now: payments.now() } }
}

/** What is stored here and at Stripe, without what Stripe remembers of calls. */
async function everything({ rows, stripe: { ledger } }: Payments) {
  const { subscriptions, invoices, refunds, customers } = ledger
  return structuredClone({
    rows: await rows(),
    stripe: [subscriptions, invoices, refunds, customers].map((map) => [...map]),
  })
}

const liveIn = ({ stripe: { ledger } }: Payments) =>
  [...ledger.subscriptions.values()].filter(({ status }) => status !== 'canceled')
const chargesIn = ({ stripe: { ledger } }: Payments) =>
  [...ledger.invoices.values()].filter(({ amount_paid }) => amount_paid > 0)
const mailsIn = async (payments: Payments) =>
  (await payments.rows()).filter(({ sk }) => String(sk).startsWith('SENDMAIL#')).map(({ kind }) => String(kind))

/** What becomes of somebody in a state: their status in the end, or why not. */
async function statusAfter(name: Action, state: AdminState): Promise<string> {
  const { payments, asked } = await aPersonWho(state)
  const { user } = await actions[name](payments.needs(), asked)
  await payments.deliverAndRunJobs()
  if (!user) return 'gone'
  const { violations } = await payments.reconcile(true)
  return violations.length > 0 ? JSON.stringify(violations) : user.subscriptionStatus
}

const actionNames = Object.keys(actions) as Action[]

describe('an action on a person', () => {
  test.each(
    Object.keys(adminStates) as AdminState[],
  )('(%s) does what the table says, and else nothing', async (state) => {
    const { payments, asked } = await aPersonWho(state)
    const before = await everything(payments)
    const allowed = actionNames.filter((name) => TABLE[name][state] !== undefined)
    const others = actionNames.filter((name) => !allowed.includes(name))

    for (const name of others)
      await expect(actions[name](payments.needs(), asked), name).rejects.toMatchObject({ status: 409 })
    expect(await everything(payments)).toEqual(before)
    const found: Record<string, string> = {}
    for (const name of allowed) found[name] = await statusAfter(name, state)

    figure('B68', `${state}: ${others.length} of ${actionNames.length} actions refused and nothing changed`)
    expect(found).toEqual(Object.fromEntries(allowed.map((name) => [name, TABLE[name][state]])))
  })

  test('is refused where the person has changed since they were seen, and nothing is changed', async () => {
    const { payments, asked } = await aPersonWho('Stripe trial')
    const before = await everything(payments)

    for (const name of actionNames) {
      const act = actions[name](payments.needs(), { ...asked, expectedStatus: 'free' })
      await expect(act, name).rejects.toMatchObject({ code: 'CONFLICT', details: { currentStatus: 'trial' } })
    }
    expect(await everything(payments)).toEqual(before)
  })

  test('finds nobody where there is nobody', async () => {
    const { payments, asked } = await aPersonWho('free')

    for (const name of actionNames) {
      const act = actions[name](payments.needs(), { ...asked, accountId: 'usr_nobody' })
      await expect(act, name).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  test('finds nobody once the account is being deleted, and deleting it again is no failure', async () => {
    const { payments, asked } = await aPersonWho('Stripe trial')
    await deleteUser(payments.needs(), asked)

    const { deleteUser: _, ...others } = actions
    for (const act of [...Object.values(others), resetPassword])
      await expect(act(payments.needs(), asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await deleteUser(payments.needs(), asked)).toMatchObject({ user: null })
  })
})

describe('days and months', () => {
  const refused = [-1, 0, 1.5, 1e9, '7', Number.NaN, null, undefined]

  test.each(refused)('of %s are none', (value) => {
    expect(admin.startTrial.body.safeParse({ days: value }).success).toBe(false)
    expect(admin.unlockPremium.body.safeParse({ months: value }).success).toBe(false)
  })

  test('have bounds', () => {
    const days = [1, 7, 30, 31].map((each) => admin.startTrial.body.safeParse({ days: each }).success)
    const months = [1, 12, 24, 25].map((each) => admin.unlockPremium.body.safeParse({ months: each }).success)

    expect([days, months]).toEqual([
      [true, true, true, false],
      [true, true, true, false],
    ])
  })
})

describe('a trial that is converted by force', () => {
  test('is charged once, however many operators ask at once and again, and gets one receipt', async () => {
    const { payments, asked } = await aPersonWho('Stripe trial')

    const answers = await Promise.allSettled([1, 2, 3].map(() => forceConvert(payments.needs(), asked)))
    await expect(forceConvert(payments.needs(), asked)).rejects.toMatchObject({ code: 'ACTION_UNAVAILABLE' })
    await payments.deliverAndRunJobs()

    const [first] = answers.filter(({ status }) => status === 'fulfilled')
    expect(first).toMatchObject({ value: { payment: { amount: 1299, currency: 'usd', status: 'paid' } } })
    const refusals = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason.status] : []))
    expect(refusals.every((status) => status === 409)).toBe(true)
    expect(chargesIn(payments)).toHaveLength(1)
    expect((await mailsIn(payments)).filter((kind) => kind === 'receipt')).toHaveLength(1)
    figure('B58', `3 operators at once: ${chargesIn(payments).length} charge`)
  })

  test('with a card that fails keeps access for the week in which Stripe tries it again, and then is active', async () => {
    const payments = await world.fresh()
    const account = await payments.member('jane')
    await adminStates['Stripe trial'](payments, account)
    const asked = { accountId: account.id, now: payments.now() }
    const [subscription] = liveIn(payments)
    const failing = await setUpCard(payments, FAILING_CARD)
    const working = subscription!.default_payment_method
    subscription!.default_payment_method = failing

    await expect(forceConvert(payments.needs(), asked)).rejects.toMatchObject({ code: 'CARD_DECLINED', status: 402 })

    const { entitlement } = (await payments.needs().accounts.find(account.id))!
    expect(entitlement).toMatchObject({
      status: 'inactive',
      isPastDue: true,
      subscriptionEndsAt: null,
    })
    expect([chargesIn(payments).length, await mailsIn(payments)]).toEqual([
      0,
      expect.arrayContaining(['firstPaymentFailed']),
    ])

    subscription!.default_payment_method = working
    payments.pass(2 * DAY)
    await payments.deliverAndRunJobs()
    const paid = (await payments.needs().accounts.find(account.id))!.entitlement
    expect(paid).toMatchObject({ status: 'active', subscriptionEndsAt: null })
    expect(paid?.isPastDue).toBeUndefined()
    expect(chargesIn(payments)).toHaveLength(1)
  })

  test('just before it ends is left to end by itself', async () => {
    const { payments, asked } = await aPersonWho('Stripe trial')
    const now = payments.pass(3 * DAY - 60)

    await expect(forceConvert(payments.needs(), { ...asked, now })).rejects.toMatchObject({
      code: 'ACTION_UNAVAILABLE',
    })
    expect(chargesIn(payments)).toHaveLength(0)
  })

  test('that the person has cancelled in the meantime is not charged', async () => {
    const { payments, asked } = await aPersonWho('Stripe trial')
    const [subscription] = liveIn(payments)
    await payments.needs().payments.setRenewal({ id: subscription!.id, renews: false, idempotencyKey: 'by the person' })

    await expect(forceConvert(payments.needs(), asked)).rejects.toMatchObject({ code: 'ACTION_UNAVAILABLE' })
    expect(chargesIn(payments)).toHaveLength(0)
  })
})

/** A payment method of the only customer. */
async function setUpCard(payments: Payments, card: string): Promise<string> {
  const [customer] = payments.stripe.ledger.customers.values()
  const owner = { customerId: customer!.id, accountId: 'usr_jane', attempt: 'chk_card' }
  const { id } = await payments.needs().payments.createSetup(owner)
  return String(payments.stripe.confirmSetup({ id, card }).payment_method)
}

describe('a trial that is extended', () => {
  test('is charged thirty days from then, and the person is told once', async () => {
    const { payments, asked } = await aPersonWho('Stripe trial')
    const end = asked.now + 30 * DAY

    const { user } = await resetTrial(payments.needs(), asked)
    await payments.deliverAndRunJobs()

    expect(user.trialEndsAt).toBe(new Date(end * 1000).toISOString())
    expect(liveIn(payments)[0]).toMatchObject({ trial_end: end, status: 'trialing' })
    expect((await mailsIn(payments)).filter((kind) => kind === 'trialExtended')).toHaveLength(1)
    payments.pass(30 * DAY - 1)
    await payments.deliverAndRunJobs()
    expect(chargesIn(payments)).toHaveLength(0)
    payments.pass(1 + HOUR)
    await payments.deliverAndRunJobs()
    expect(chargesIn(payments).map(({ created }) => created)).toEqual([end])
  })
})

describe('a person who is made free', () => {
  test.each([
    'Stripe trial',
    'active',
    'past due',
  ] as const)('(%s) pays nothing more, and no late event changes it', async (state) => {
    const { payments, asked } = await aPersonWho(state)
    const charges = chargesIn(payments).length

    await convertToFree(payments.needs(), asked)
    payments.pass(60 * DAY)
    await payments.deliverAndRunJobs()
    await payments.deliverAgain()
    await drainEvents(payments.needs(), { now: payments.now() })

    expect((await payments.needs().accounts.find(asked.accountId))!.entitlement?.status).toBe('free')
    expect([liveIn(payments), chargesIn(payments).length]).toEqual([[], charges])
    expect((await mailsIn(payments)).filter((kind) => kind === 'accessEnded')).toHaveLength(1)
  })

  test('is offered no second trial', async () => {
    const { payments, asked } = await aPersonWho('gift trial')

    const { user } = await convertToFree(payments.needs(), asked)

    expect(user).toMatchObject({
      subscriptionStatus: 'free',
      trialEndsAt: isoInstant(asked.now),
      isComplimentary: false,
    })
  })
})

describe('an invoice', () => {
  test('is given back once, and only to whose it is', async () => {
    const { payments, asked } = await aPersonWho('active')
    const stranger = await payments.member('john')
    const [invoice] = await listInvoices(payments.needs(), asked)
    expect(invoice).toMatchObject({ amountPaid: 1299, amountRefunded: 0, currency: 'USD', status: 'paid' })
    const invoiceId = invoice!.id

    await expect(
      refundInvoice(payments.needs(), { accountId: stranger.id, invoiceId, now: asked.now }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(payments.stripe.ledger.refunds.size).toBe(0)
    const refund = { amount: 1299, currency: 'usd', status: 'succeeded' }

    const all = await Promise.all([1, 2, 3].map(() => refundInvoice(payments.needs(), { ...asked, invoiceId })))
    const again = await refundInvoice(payments.needs(), { ...asked, invoiceId })
    expect([...all, again].map((each) => each.refund)).toEqual(Array(4).fill(refund))
    expect(payments.stripe.ledger.refunds.size).toBe(1)
    const told = [...payments.stripe.ledger.events.values()].filter(({ type }) => type === 'charge.refunded')
    expect(told.map(({ data }) => data.object)).toMatchObject([
      { object: 'charge', amount_refunded: 1299, customer: expect.stringMatching(/^cus_/) },
    ])
    expect(await listInvoices(payments.needs(), asked)).toEqual([{ ...invoice, amountRefunded: 1299 }])
    expect((await mailsIn(payments)).filter((kind) => kind === 'refunded')).toHaveLength(1)
  })

  test('gets three more receipts a day', async () => {
    const { payments, asked } = await aPersonWho('active')
    const [invoice] = await listInvoices(payments.needs(), asked)
    const resend = () => resendReceipt(payments.needs(), { ...asked, now: payments.pass(1), invoiceId: invoice!.id })
    await resend()
    await resend()
    await resend()

    await expect(resend()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    expect((await mailsIn(payments)).filter((kind) => kind === 'receipt')).toHaveLength(4)
  })
})

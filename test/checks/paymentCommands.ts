import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Account } from '../../functions/domain/account/account.ts'
import { standingOf } from '../../functions/domain/billing/entitlement.ts'
import { clearDispute } from '../../functions/flows/admin/clearDispute.ts'
import { unlockPremium } from '../../functions/flows/admin/unlockPremium.ts'
import { cancelRenewal } from '../../functions/flows/billing/cancelRenewal.ts'
import { ensureTrial } from '../../functions/flows/billing/ensureTrial.ts'
import { resumeRenewal } from '../../functions/flows/billing/resumeRenewal.ts'
import { startCheckout } from '../../functions/flows/billing/startCheckout.ts'
import { Problem } from '../../shared/contract/problem.ts'
import { DAY, HOUR, MINUTE } from '../../shared/domain/time.ts'
import { aLife, type CrashPoint } from '../fakes/mortal.ts'
import { aCard } from './aPayer.ts'
import { checkAlways, checkSettled, whatIsLeft } from './checkPayments.ts'
import type { Payments } from './openPayments.ts'
import {
  beDisputed,
  cancel,
  confirm,
  give,
  hasGift,
  isAskedFirst,
  mayAnswer,
  mayBeGiven,
  mayConfirm,
  type PaymentModel,
  passTime,
  subscribe,
  tryToConfirm,
} from './paymentModel.ts'
import type { Needs } from './paymentNeeds.ts'

/** Stripe's test card that asks for authentication, but not at charges without the person. */
const ASKS_WITH_THE_PERSON_THERE = '4000 0025 0000 3155'

export interface Real {
  payments: Payments
  account: Account
  setupIntentId: string
}
type Command = fc.AsyncCommand<PaymentModel, Real>
type Request = (needs: Needs, real: Real) => Promise<unknown>

const command = (name: string, run: (model: PaymentModel, real: Real) => Promise<void>, mayRun = always): Command => ({
  check: mayRun,
  async run(model, real) {
    await run(model, real)
    await checkAlways(model, real)
  },
  toString: () => name,
})
const always = (_: Readonly<PaymentModel>): boolean => true

const requests = {
  open: async (needs, real) => {
    const { account, payments } = real
    const standing = standingOf((await needs.accounts.find(account.id))?.entitlement)
    const checkout = await startCheckout(needs, {
      account,
      standing,
      plan: 'weekly',
      currency: 'USD',
      now: payments.now(),
    })
    real.setupIntentId = checkout.setupIntentId
    return checkout.offer.kind
  },
  confirm: (needs, { account, setupIntentId, payments }) =>
    ensureTrial(needs, { accountId: account.id, setupIntentId, now: payments.now() }),
  cancel: (needs, { account, payments }) => cancelRenewal(needs, { accountId: account.id, now: payments.now() }),
  resume: (needs, { account, payments }) => resumeRenewal(needs, { accountId: account.id, now: payments.now() }),
  clear: (needs, { account, payments }) => clearDispute(needs, { accountId: account.id, now: payments.now() }),
  unlock: (needs, { account, payments }) =>
    unlockPremium(needs, { accountId: account.id, months: 1, now: payments.now() }),
} satisfies Record<string, Request>

type RequestName = keyof typeof requests

/** The answer, or the code of the Problem. Everything else is a bug. */
async function ask(name: RequestName, real: Real): Promise<{ answer?: unknown; code?: string }> {
  try {
    return { answer: await requests[name](real.payments.needs(), real) }
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return { code: error.code }
    throw error
  }
}

const open = command('open', async (model, real) => {
  // A page that is gone can show no dialog of a bank: the checkout makes way for a new one.
  const startsAnew = mayConfirm(model) && isAskedFirst(model)
  const finishes = mayConfirm(model) && !startsAnew
  const { answer, code } = await ask('open', real)
  if (model.isUncertain) return
  if (model.isDisputed) return expect(code).toBe('ACCOUNT_DISPUTED')
  if (model.isHeard) expect(code).toBe(model.plan || finishes || hasGift(model) ? 'ALREADY_SUBSCRIBED' : undefined)
  // Whoever is known to subscribe is refused before their checkout is looked at.
  if (code === 'ALREADY_SUBSCRIBED' && finishes && (!model.plan || (await isFinished(real)))) confirm(model)
  if (code) return
  expect(answer).toBe(model.hasHadTrial ? 'paid' : 'trial')
  const { checkout, now } = model
  if (!checkout || checkout.isDone || now >= checkout.openUntil || startsAnew)
    model.checkout = {
      openUntil: now + DAY,
      hasCard: false,
      isAnnounced: false,
      isDone: false,
      isPaid: model.hasHadTrial,
      asks: false,
    }
})

const isFinished = async ({ payments, account }: Real) =>
  (await payments.needs().checkouts.find(account.id))?.done !== undefined

const confirmCheckout = command('confirm', async (model, real) => {
  const { code } = await ask('confirm', real)
  if (model.isUncertain) return
  const isRepeated = model.checkout?.isDone === true && (model.plan !== undefined || hasGift(model))
  if (model.isHeard) expect(code === undefined).toBe((mayConfirm(model) && !isAskedFirst(model)) || isRepeated)
  if (code === undefined && !model.checkout?.isDone) confirm(model)
  else if (code !== undefined && mayConfirm(model)) tryToConfirm(model)
})

/** The person answers the dialog of their bank, and no call of ours follows. */
const answerBank = (authentication: 'approved' | 'refused') =>
  command(
    `answer ${authentication}`,
    async (model, { payments }) => {
      const waiting = [...payments.stripe.ledger.paymentIntents.values()].find(
        ({ status }) => status === 'requires_action',
      )
      payments.stripe.confirmPayment({ id: waiting!.id, authentication })
      if (authentication === 'refused') model.checkout!.bank = 'refused'
      else {
        subscribe(model)
        Object.assign(model, { isHeard: false, isAnswerHeld: true })
      }
    },
    (model) => !model.isUncertain && mayAnswer(model),
  )

const change = (name: 'cancel' | 'resume') =>
  command(name, async (model, real) => {
    const { code } = await ask(name, real)
    if (model.isUncertain) return
    if (model.isHeard) expect(code === undefined).toBe(model.plan !== undefined)
    if (code !== undefined) return
    if (name === 'cancel') cancel(model)
    else model.plan!.renews = true
  })

const unlock = command('unlock', async (model, real) => {
  const { code } = await ask('unlock', real)
  if (model.isUncertain) return
  expect(code === undefined).toBe(mayBeGiven(model))
  if (code !== undefined) return
  // Stripe is asked before anything is given.
  model.isHeard = true
  give(model)
})

/** The newest charge that is not disputed yet. */
const disputableOf = ({ payments }: Real) => {
  const { invoices, disputes } = payments.stripe.ledger
  const isDisputed = (intent: unknown) => [...disputes.values()].some(({ payment_intent }) => payment_intent === intent)
  return [...invoices.values()].findLast(
    ({ amount_paid, payments: paid }) =>
      amount_paid > 0 && !paid?.data.some(({ payment }) => isDisputed(payment.payment_intent)),
  )
}

/** A bank takes a charge back, and the product hears of it at once: what comes late and twice is delivered again later. */
const dispute = command(
  'dispute',
  async (model, real) => {
    const { payments } = real
    const invoice = disputableOf(real)
    if (!invoice) return
    payments.stripe.openDispute({ invoice: invoice.id })
    await payments.deliverAndRunJobs()
    await payments.reconcile()
    beDisputed(model)
  },
  // Whether a card that is announced or the dispute comes first is for chance.
  (model) => !model.isUncertain && model.charges > 0 && !mayConfirm(model),
)

const decide = (won: boolean) =>
  command(
    won ? 'win' : 'lose',
    async (model, real) => {
      const { payments } = real
      const open = [...payments.stripe.ledger.disputes.values()].find(({ status }) => status === 'needs_response')
      if (!open) return
      payments.stripe.closeDispute({ id: open.id, won })
      // The newest comes first, and what came before it once more.
      await payments.deliver('charge.dispute.closed')
      await payments.runJobs()
      await payments.deliverAgain()
      await payments.runJobs()
      Object.assign(model, { isHeard: true, isAnswerHeld: false })
      const statuses = [...payments.stripe.ledger.disputes.values()].filter(({ status }) => status !== 'won')
      if (won && statuses.length === 0) model.isDisputed = false
    },
    ({ isUncertain, isDisputed }) => !isUncertain && isDisputed,
  )

/** An operator clears whatever disputes the account has. */
const clear = command(
  'clear',
  async (model, real) => {
    const { code } = await ask('clear', real)
    expect(code === undefined).toBe(model.isDisputed)
    model.isDisputed = false
  },
  ({ isUncertain }) => !isUncertain,
)

const save = (name: string, asks: boolean) =>
  command(
    name,
    async ({ checkout }, { payments, setupIntentId }) => {
      // A crash has left a checkout whose form was never shown.
      if (setupIntentId === '') return
      const card = asks ? ASKS_WITH_THE_PERSON_THERE : aCard()
      payments.stripe.confirmSetup({ id: setupIntentId, card, authentication: 'approved' })
      Object.assign(checkout!, { hasCard: true, asks })
    },
    ({ checkout, isUncertain, now }) =>
      !isUncertain && checkout !== undefined && !checkout.hasCard && !checkout.isDone && now < checkout.openUntil,
  )
const saveCard = save('save card', false)
const saveAskingCard = save('save a card that asks', true)

const pass = (seconds: number) =>
  command(`pass ${seconds / HOUR} h`, async (model, { payments }) => {
    payments.pass(seconds)
    await payments.stripe.tick()
    passTime(model, seconds)
  })

/** To the second in which a trial or a month ends. */
const passToEnd = command(
  'pass to the end',
  async (model, { payments }) => {
    const seconds = model.plan!.endsAt - model.now
    payments.pass(seconds)
    await payments.stripe.tick()
    passTime(model, seconds)
  },
  ({ plan, isUncertain }) => plan !== undefined && !isUncertain,
)

/** What has been sent reaches the inbox; nobody has read it yet. */
const deliver = command('deliver', async (model, { payments }) => {
  await payments.stripe.webhooks.release()
  beTold(model)
})

const double = command('deliver again', async (model, { payments }) => {
  await payments.deliverAgain()
  beTold(model)
})

function beTold(model: PaymentModel): void {
  const { checkout } = model
  if (checkout) checkout.isAnnounced = checkout.hasCard
  model.isAnswerHeld = false
}

const runJobs = command('run jobs', async (model, { payments }) => {
  await payments.runJobs()
  if (model.isUncertain) return
  if (model.checkout?.isAnnounced && mayConfirm(model)) tryToConfirm(model)
  if (!model.isAnswerHeld) model.isHeard = true
})

/** The process dies in a request, and nobody knows how far it came. */
const crash = (name: RequestName, point: CrashPoint) =>
  command(`crash in ${name} ${point.when} call ${point.call}`, async (model, real) => {
    const life = aLife(point)
    await requests[name](real.payments.needs(life), real).catch(() => {})
    model.isUncertain = true
  })

/** Everything is delivered and every job runs: what is wrong now stays wrong. */
export const settle = command('settle', async (model, real) => {
  const { payments } = real
  payments.pass(2 * MINUTE)
  passTime(model, 2 * MINUTE)
  await payments.deliverAndRunJobs()
  await payments.reconcile()
  if (model.isUncertain) Object.assign(model, await whatIsLeft(real))
  else if (mayConfirm(model)) tryToConfirm(model)
  Object.assign(model, { isUncertain: false, isHeard: true, isAnswerHeld: false })
  await checkSettled(model, real)
})

const crashes = fc
  .tuple(
    fc.constantFrom<RequestName>('open', 'confirm', 'cancel', 'resume'),
    fc.record({ call: fc.integer({ min: 1, max: 14 }), when: fc.constantFrom('before' as const, 'after' as const) }),
  )
  .map(([name, point]) => crash(name, point))

/** What a person, Stripe, time and bad luck do; each of a list is as likely as each other list. */
export const paymentCommands: fc.Arbitrary<Command>[] = [
  [open],
  [saveCard, saveAskingCard],
  [confirmCheckout],
  [answerBank('approved'), answerBank('refused')],
  [change('cancel')],
  [change('resume')],
  [unlock],
  [dispute, decide(true), decide(false), clear],
  [passToEnd],
  [passToEnd],
  [pass(HOUR), pass(DAY), pass(31 * DAY)],
  [deliver, double],
  [runJobs],
  // After a crash the model knows nothing until everything is repaired.
  [settle],
  [settle],
]
  .map((each): fc.Arbitrary<Command> => fc.constantFrom(...each))
  .concat(crashes)

const trial = [open, saveCard, confirmCheckout]
/** Whoever had their trial comes back with a card that asks. */
const paid = [...trial, change('cancel'), passToEnd, settle, open, saveAskingCard]
/** Much of what happens begins with a checkout, and chance would seldom get so far. */
export const beginnings: Command[][] = [
  [],
  [open, saveCard],
  [open, unlock],
  [open, saveCard, unlock],
  trial,
  [...trial, passToEnd, change('cancel')],
  [...trial, passToEnd, settle, pass(HOUR), change('cancel')],
  [...trial, passToEnd, settle],
  [...trial, passToEnd, settle, pass(HOUR), dispute],
  [...trial, passToEnd, settle, pass(HOUR), dispute, clear, open, saveCard, confirmCheckout],
  [...trial, change('cancel'), passToEnd],
  [...trial, passToEnd, settle, change('cancel'), passToEnd],
  [...paid, confirmCheckout],
  [...paid, confirmCheckout, answerBank('approved')],
  [...paid, deliver, runJobs, answerBank('refused')],
  [...paid, confirmCheckout, unlock],
]

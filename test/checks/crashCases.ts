import type { Account } from '../../functions/domain/account/account.ts'
import { standingOf } from '../../functions/domain/billing/entitlement.ts'
import { convertToFree } from '../../functions/flows/admin/convertToFree.ts'
import { forceConvert } from '../../functions/flows/admin/forceConvert.ts'
import { resetTrial } from '../../functions/flows/admin/resetTrial.ts'
import { unlockPremium } from '../../functions/flows/admin/unlockPremium.ts'
import { cancelRenewal } from '../../functions/flows/billing/cancelRenewal.ts'
import { drainEvents } from '../../functions/flows/billing/drainEvents.ts'
import { ensureTrial } from '../../functions/flows/billing/ensureTrial.ts'
import { resumeRenewal } from '../../functions/flows/billing/resumeRenewal.ts'
import { settleEntitlements } from '../../functions/flows/billing/settleEntitlements.ts'
import { startCheckout } from '../../functions/flows/billing/startCheckout.ts'
import { takeBackFirstCharge } from '../../functions/flows/billing/takeBackFirstCharge.ts'
import { Problem } from '../../shared/contract/problem.ts'
import { DAY, type EpochSeconds, HOUR } from '../../shared/domain/time.ts'
import { NOW } from '../makers/later.ts'
import { FAILING_CARD } from './anAdminState.ts'
import { aCard } from './aPayer.ts'
import type { Payments } from './openPayments.ts'
import type { Needs } from './paymentNeeds.ts'

export interface Person {
  account: Account
  /** Of the open checkout. */
  setupIntentId: string
}

export interface Case {
  name: string
  /** What has happened before. */
  prepare: (payments: Payments, person: Person) => Promise<void>
  /** What crashes, and is then asked for again. */
  act: (needs: Needs, person: Person, now: Payments['now']) => Promise<unknown>
  /** Whether what is charged is to be given back. */
  isRefunded?: true
  /** What the person has in the end. */
  status: string
}

const open: Case['act'] = async (needs, person, now) => {
  const { account } = person
  const entitlement = (await needs.accounts.find(account.id))?.entitlement
  const asked = {
    account,
    standing: standingOf(entitlement),
    plan: 'weekly' as const,
    currency: 'USD' as const,
    now: now(),
  }
  person.setupIntentId = (await startCheckout(needs, asked)).setupIntentId
}
const confirm: Case['act'] = (needs, { account: { id: accountId }, setupIntentId }, now) =>
  ensureTrial(needs, { accountId, setupIntentId, now: now() })
export const cancel: Case['act'] = (needs, { account }, now) =>
  cancelRenewal(needs, { accountId: account.id, now: now() })
const resume: Case['act'] = (needs, { account }, now) => resumeRenewal(needs, { accountId: account.id, now: now() })
const takeBack: Case['act'] = (needs, { account }, now) =>
  takeBackFirstCharge(needs, { accountId: account.id, now: now() })
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
  payments.pass(3 * DAY + HOUR)
  await payments.stripe.tick()
}

const pay: Case['prepare'] = async (payments, person) => {
  await endTrial(payments, person)
  await payments.deliverAndRunJobs()
}

export const fallPastDue: Case['prepare'] = async (payments, person) => {
  await open(payments.needs(), person, payments.now)
  payments.stripe.confirmSetup({ id: person.setupIntentId, card: FAILING_CARD })
  await confirm(payments.needs(), person, payments.now)
  payments.pass(3 * DAY + HOUR)
  await payments.deliverAndRunJobs()
}

export const cases: Case[] = [
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
  { name: 'taking a first charge back', prepare: pay, act: takeBack, isRefunded: true, status: 'inactive' },
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
export const crossed: Case = {
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

/** What had happened before the crash is not asked for again. */
export const unlessOver =
  (...also: string[]) =>
  (error: unknown) => {
    const expected = ['ALREADY_SUBSCRIBED', 'ACTION_UNAVAILABLE', 'CONFLICT', ...also]
    if (!(error instanceof Problem && expected.includes(error.code))) throw error
  }

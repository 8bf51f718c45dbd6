import type Stripe from 'stripe'
import { expect } from 'vitest'
import { standingOf } from '../../functions/domain/billing/entitlement.ts'
import { accountStore } from '../../functions/store/accounts.ts'
import { checkoutStore } from '../../functions/store/checkouts.ts'
import { membershipOf } from '../../shared/domain/subscription.ts'
import { HOUR } from '../../shared/domain/time.ts'
import type { Real } from './paymentCommands.ts'
import { hasGift, type PaymentModel, statusOf } from './paymentModel.ts'

/** What must hold at every moment, whatever has crashed, is late or comes twice. */
export async function checkAlways(model: PaymentModel, real: Real): Promise<void> {
  const { customers, refunds, subscriptions } = real.payments.stripe.ledger
  const [plan] = liveOf(real)
  expect(customers.size, 'customers').toBeLessThanOrEqual(1)
  expect(liveOf(real).length, 'live subscriptions').toBeLessThanOrEqual(1)
  expect(refunds.size, 'charges that had to be given back').toBe(0)
  const trials = [...subscriptions.values()].filter(({ trial_start }) => trial_start !== null)
  expect(trials.length, 'trials').toBeLessThanOrEqual(1)
  const months = chargesOf(real).map(({ created }) => created)
  expect(new Set(months).size, 'charged months').toBe(months.length)
  // A crash may have cancelled at Stripe what the row still has as renewing, until an event or a job says so.
  if (model.isUncertain) return
  expect(months.length, 'charges').toBe(model.charges)
  if ((await membershipOfMember(real)).hasActiveAccess && !hasGift(model))
    expect(plan, 'what the access rests on').toBeDefined()
}

/** What must hold once everything has been delivered and every job has run. */
export async function checkSettled(model: PaymentModel, real: Real): Promise<void> {
  const { status, hasActiveAccess } = await membershipOfMember(real)
  expect(hasActiveAccess ? status : 'none').toBe(statusOf(model))
  expect((await real.payments.reconcile(true)).violations).toEqual([])
}

/** What a crash has left, as Stripe and the checkout say it after the repair. */
export async function whatIsLeft(real: Real): Promise<Omit<PaymentModel, 'now'>> {
  const { payments, account } = real
  const { subscriptions, setupIntents } = payments.stripe.ledger
  const checkout = await checkoutStore(payments.table).find(account.id)
  const [live] = liveOf(real)
  const isTrial = live?.status === 'trialing'
  const entitlement = (await accountStore(payments.table).find(account.id))?.entitlement
  real.setupIntentId = checkout?.setupIntentId ?? ''
  return {
    checkout: checkout && {
      openUntil: checkout.dueAt,
      hasCard: setupIntents.get(real.setupIntentId)?.status === 'succeeded',
      isAnnounced: false,
      isDone: checkout.done !== undefined,
      isPaid: checkout.offer === 'paid',
      asks: asksOf(real),
      ...unpaidOf(real),
    },
    plan: live && {
      isTrial,
      anchor: live.billing_cycle_anchor,
      endsAt: live.items.data[0]!.current_period_end,
      renews: !live.cancel_at_period_end,
      draftUntil: draftEndOf(real, live),
    },
    giftUntil: entitlement?.source === 'comp' ? (entitlement.subscriptionEndsAt ?? undefined) : undefined,
    hasHadTrial: subscriptions.size > 0,
    isDisputed: entitlement?.disputedAt !== undefined,
    charges: chargesOf(real).length,
    isHeard: true,
    isAnswerHeld: false,
    isUncertain: false,
  }
}

const asksOf = ({ payments, setupIntentId }: Real): boolean => {
  const { setupIntents, paymentMethods } = payments.stripe.ledger
  return paymentMethods.get(String(setupIntents.get(setupIntentId)?.payment_method))?.card?.last4 === '3155'
}

/** What a first month waits for. */
function unpaidOf({ payments }: Real): Pick<NonNullable<PaymentModel['checkout']>, 'payableUntil' | 'bank'> {
  const { subscriptions, paymentIntents } = payments.stripe.ledger
  const waiting = [...subscriptions.values()].find(({ status }) => status === 'incomplete')
  if (!waiting) return {}
  const intent = [...paymentIntents.values()].find(({ invoice }) => invoice === waiting.latest_invoice)
  const bank =
    intent?.status === 'requires_action' ? 'asks' : intent?.status === 'requires_payment_method' ? 'refused' : undefined
  return { payableUntil: waiting.created + 23 * HOUR, bank }
}

const draftEndOf = ({ payments }: Real, { latest_invoice }: Stripe.Subscription) =>
  payments.stripe.ledger.invoices.get(String(latest_invoice))?.automatically_finalizes_at ?? undefined

const liveOf = ({ payments }: Real) =>
  [...payments.stripe.ledger.subscriptions.values()].filter(({ status }) => !DEAD.has(status))

/** Over, or never paid for. */
const DEAD = new Set<string>(['canceled', 'incomplete', 'incomplete_expired'])

const chargesOf = ({ payments }: Real) =>
  [...payments.stripe.ledger.invoices.values()].filter(({ amount_paid }) => amount_paid > 0)

async function membershipOfMember({ payments, account }: Real) {
  const record = await accountStore(payments.table).find(account.id)
  return membershipOf(standingOf(record?.entitlement), payments.now())
}

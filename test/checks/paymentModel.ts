import { monthAfter } from '../../infra/local/stripe/objects/subscriptions.ts'
import { TRIAL_DAYS } from '../../shared/domain/limits.ts'
import { DAY, HOUR } from '../../shared/domain/time.ts'

interface Plan {
  isTrial: boolean
  anchor: number
  endsAt: number
  renews: boolean
  /** Until then the invoice of its month is a draft, and a cancel stops the charge. */
  draftUntil?: number | undefined
}

interface Checkout {
  openUntil: number
  hasCard: boolean
  isAnnounced: boolean
  isDone: boolean
  /** Without a trial: its first month is charged when it begins. */
  isPaid: boolean
  /** The bank of its card asks about a charge with the person there. */
  asks: boolean
  /** Until when the first month that nobody has paid yet can be paid. */
  payableUntil?: number | undefined
  /** The bank waits for the person's answer, or has heard that it was not them. */
  bank?: 'asks' | 'refused' | undefined
}

/** What one person should have, in as few words as it can be said. Instants are epoch seconds. */
export interface PaymentModel {
  now: number
  checkout: Checkout | undefined
  /** What lives at Stripe. */
  plan: Plan | undefined
  /** When the months end that an operator has given. */
  giftUntil: number | undefined
  hasHadTrial: boolean
  /** A bank disputes a charge, or has taken it back, and no operator has cleared it. */
  isDisputed: boolean
  charges: number
  /** Whether the product has been told of everything that time has done at Stripe. */
  isHeard: boolean
  /** What a bank was answered is in no inbox yet, and no job looks for it. */
  isAnswerHeld: boolean
  /** A crash has left open whether the last request happened; the next repair decides. */
  isUncertain: boolean
}

export const aPaymentModel = (now: number): PaymentModel => ({
  now,
  checkout: undefined,
  plan: undefined,
  giftUntil: undefined,
  hasHadTrial: false,
  isDisputed: false,
  charges: 0,
  isHeard: true,
  isAnswerHeld: false,
  isUncertain: false,
})

/** Trials end, months are charged, and what was cancelled is over. */
export function passTime(model: PaymentModel, seconds: number): void {
  model.now += seconds
  while (model.plan) {
    const { plan } = model
    if (plan.draftUntil !== undefined && plan.draftUntil <= Math.min(model.now, plan.endsAt)) {
      model.charges += 1
      plan.draftUntil = undefined
    }
    if (plan.endsAt > model.now) return
    // A month that follows a month changes nothing that the product must hear of at once.
    if (plan.isTrial || !plan.renews) model.isHeard = false
    if (!plan.renews) model.plan = undefined
    else {
      const anchor = plan.isTrial ? plan.endsAt : plan.anchor
      const next = { isTrial: false, anchor, endsAt: monthAfter(plan.endsAt, anchor), renews: true }
      model.plan = { ...next, draftUntil: plan.endsAt + HOUR }
    }
  }
}

export const mayConfirm = ({ checkout, now, isDisputed }: PaymentModel): boolean =>
  !isDisputed && checkout?.hasCard === true && !checkout.isDone && now < checkout.openUntil

/** Whether its bank has a say before it becomes a subscription; one that lives already is taken as it is. */
export const isAskedFirst = ({ checkout, plan }: PaymentModel): boolean =>
  checkout?.isPaid === true && checkout.asks && !plan

/** What confirming a checkout with a card leads to: access, or what its bank makes of it. */
export function tryToConfirm(model: PaymentModel): boolean {
  const { checkout, now } = model
  if (!isAskedFirst(model)) {
    confirm(model)
    return true
  }
  checkout!.payableUntil ??= now + 23 * HOUR
  // A card that was declined ends its checkout; a first month that nobody paid in time only cannot be had any more.
  if (now < checkout!.payableUntil && checkout!.bank === 'refused') model.checkout = undefined
  else if (now < checkout!.payableUntil) checkout!.bank = 'asks'
  return false
}

/** Whether a dialog of the bank is open that can still be answered. */
export const mayAnswer = (model: PaymentModel): boolean =>
  mayConfirm(model) && model.checkout!.bank === 'asks' && model.now < (model.checkout!.payableUntil ?? 0) && !model.plan

/** A checkout with a card becomes a subscription, unless one lives that the product has not heard of. */
export function confirm(model: PaymentModel): void {
  model.checkout!.isDone = true
  model.isHeard = true
  model.isAnswerHeld = false
  if (!model.plan) subscribe(model)
}

/** What lives at Stripe from now on, also where nobody has told the product yet. */
export function subscribe(model: PaymentModel): void {
  const { checkout, now, hasHadTrial } = model
  // A month that waited for its bank counts from when it was asked for.
  const anchor = checkout!.payableUntil === undefined ? now : checkout!.payableUntil - 23 * HOUR
  const endsAt = hasHadTrial ? monthAfter(anchor, anchor) : now + TRIAL_DAYS * DAY
  model.plan = { isTrial: !hasHadTrial, anchor, endsAt, renews: true }
  model.charges += hasHadTrial ? 1 : 0
  model.hasHadTrial = true
}

export const hasGift = ({ giftUntil, now }: PaymentModel): boolean => giftUntil !== undefined && now < giftUntil

/** An operator may give months to whoever pays for nothing, and in place of a trial that would be charged. */
export const mayBeGiven = (model: PaymentModel): boolean =>
  !model.isDisputed && !hasGift(model) && (!model.plan || (model.plan.isTrial && model.plan.renews))

/** A gift ends the trial at Stripe and closes a checkout that is open. */
export function give(model: PaymentModel): void {
  model.plan = undefined
  model.giftUntil = monthAfter(model.now, model.now)
  if (model.checkout && !model.checkout.isDone) model.checkout.openUntil = Math.min(model.checkout.openUntil, model.now)
}

/** A dispute ends what there is, and closes a checkout that is open. */
export function beDisputed(model: PaymentModel): void {
  model.plan = undefined
  model.giftUntil = undefined
  model.isDisputed = true
  model.isHeard = true
  if (model.checkout && !model.checkout.isDone) model.checkout.openUntil = Math.min(model.checkout.openUntil, model.now)
}

/** What has not been charged for its month ends where that began; everything else goes on until what is paid for ends. */
export function cancel(model: PaymentModel): void {
  if (model.plan?.draftUntil !== undefined) model.plan = undefined
  else model.plan!.renews = false
}

/** The status that the member should see once everything has been heard. */
export function statusOf(model: PaymentModel): 'none' | 'trial' | 'active' | 'cancelled' {
  const { plan } = model
  if (!plan) return hasGift(model) ? 'active' : 'none'
  return plan.renews ? (plan.isTrial ? 'trial' : 'active') : 'cancelled'
}

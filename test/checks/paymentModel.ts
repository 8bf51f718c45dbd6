import { monthAfter } from '../../infra/local/stripe/objects/subscriptions.ts'
import { TRIAL_DAYS } from '../../shared/domain/limits.ts'
import { DAY } from '../../shared/domain/time.ts'

/** What one person should have, in as few words as it can be said. Instants are epoch seconds. */
export interface PaymentModel {
  now: number
  checkout: { openUntil: number; hasCard: boolean; isAnnounced: boolean; isDone: boolean } | undefined
  /** What lives at Stripe. */
  plan: { isTrial: boolean; anchor: number; endsAt: number; renews: boolean } | undefined
  hasHadTrial: boolean
  charges: number
  /** Whether the product has been told of everything that time has done at Stripe. */
  isHeard: boolean
  /** A crash has left open whether the last request happened; the next repair decides. */
  isUncertain: boolean
}

export const aPaymentModel = (now: number): PaymentModel => ({
  now,
  checkout: undefined,
  plan: undefined,
  hasHadTrial: false,
  charges: 0,
  isHeard: true,
  isUncertain: false,
})

/** Trials end, months are charged, and what was cancelled is over. */
export function passTime(model: PaymentModel, seconds: number): void {
  model.now += seconds
  while (model.plan && model.plan.endsAt <= model.now) {
    const { plan } = model
    // A month that follows a month changes nothing that the product must hear of at once.
    if (plan.isTrial || !plan.renews) model.isHeard = false
    if (!plan.renews) model.plan = undefined
    else {
      model.charges += 1
      const anchor = plan.isTrial ? plan.endsAt : plan.anchor
      model.plan = { isTrial: false, anchor, endsAt: monthAfter(plan.endsAt, anchor), renews: true }
    }
  }
}

export const mayConfirm = ({ checkout, now }: PaymentModel): boolean =>
  checkout?.hasCard === true && !checkout.isDone && now < checkout.openUntil

/** A checkout with a card becomes a subscription, unless one lives that the product has not heard of. */
export function confirm(model: PaymentModel): void {
  model.checkout!.isDone = true
  model.isHeard = true
  if (model.plan) return
  const { now, hasHadTrial } = model
  const endsAt = hasHadTrial ? monthAfter(now, now) : now + TRIAL_DAYS * DAY
  model.plan = { isTrial: !hasHadTrial, anchor: now, endsAt, renews: true }
  model.charges += hasHadTrial ? 1 : 0
  model.hasHadTrial = true
}

/** The status that the member should see once everything has been heard. */
export function statusOf({ plan }: PaymentModel): 'none' | 'trial' | 'active' | 'cancelled' {
  if (!plan) return 'none'
  return plan.renews ? (plan.isTrial ? 'trial' : 'active') : 'cancelled'
}

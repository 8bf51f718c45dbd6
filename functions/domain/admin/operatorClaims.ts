import { after, DAY, type EpochSeconds, epochSeconds } from '../../../shared/domain/time.ts'
import type { Claim, Entitlement } from '../billing/entitlement.ts'
import { monthsAfter } from './monthsAfter.ts'

/** Some days of trial, counted from now. */
export const giftTrial = (days: number, now: EpochSeconds): Claim => ({
  status: 'trial',
  source: 'gift',
  trialEndsAt: after(now, days * DAY),
  subscriptionEndsAt: null,
})

interface Replaced {
  seen: Entitlement | undefined
  now: EpochSeconds
}

/** Some calendar months, counted from now. */
export const complimentaryMonths = (months: number, { seen, now }: Replaced): Claim => ({
  status: 'active',
  source: 'comp',
  trialEndsAt: usedTrial({ seen, now }),
  subscriptionEndsAt: monthsAfter(now, months),
})

/** No access. It is an operator's word and not Stripe's, so that a late event of what was ended writes nothing over it. */
export const madeFree = ({ seen, now }: Replaced): Claim => ({
  status: 'free',
  source: 'comp',
  trialEndsAt: usedTrial({ seen, now }),
  subscriptionEndsAt: null,
})

/** A trial that makes way ends now. That there was one is kept, so that nobody is offered a second one. */
function usedTrial({ seen, now }: Replaced): EpochSeconds | null {
  const end = seen?.trialEndsAt ?? null
  return end === null ? null : epochSeconds(Math.min(end, now))
}

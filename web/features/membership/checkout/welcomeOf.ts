import type { StartedSubscription } from '../../../../shared/domain/billing.ts'
import { formatMoney } from '../../../../shared/domain/money.ts'
import { type EpochSeconds, secondsOf } from '../../../../shared/domain/time.ts'
import { longDateAt } from '../../../lib/time/dates.ts'

/** What a finished checkout has started and charged. The page may be opened again months later, so a trial that has ended has no welcome. */
export function welcomeOf({ trialEndsAt, purchase, currency }: StartedSubscription, now: EpochSeconds) {
  if (purchase)
    return {
      title: 'Welcome to Premium',
      description: `You paid ${formatMoney(purchase.value, currency)}. You'll get the receipt by email.`,
    }
  const trialEnd = trialEndsAt === null ? undefined : secondsOf(new Date(trialEndsAt))
  if (trialEnd === undefined || trialEnd <= now) return
  return {
    title: 'Your free trial has started',
    description: `You won't be charged before ${longDateAt(trialEnd)}. Cancel any time in Settings.`,
  }
}

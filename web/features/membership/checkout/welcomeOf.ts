import type { StartedSubscription } from '../../../../shared/domain/billing.ts'
import { formatMoney } from '../../../../shared/domain/money.ts'
import { secondsOf } from '../../../../shared/domain/time.ts'
import { longDateAt } from '../../../lib/dates.ts'

/** What a finished checkout has started, and what it has charged. */
export const welcomeOf = ({ trialEndsAt, purchase, currency }: StartedSubscription) => ({
  title: trialEndsAt && !purchase ? 'Your free trial has started' : 'Welcome to Premium',
  description: purchase
    ? `You paid ${formatMoney(purchase.value, currency)}. We'll email you the receipt.`
    : `You won't be charged before ${trialEndsAt ? longDateAt(secondsOf(new Date(trialEndsAt))) : 'it ends'}. Cancel any time in Settings.`,
})

import { billing } from '../../../../shared/contract/billing.ts'
import type { BillingInfo } from '../../../../shared/domain/billing.ts'
import { type EpochSeconds, secondsOf } from '../../../../shared/domain/time.ts'
import { track } from '../../../lib/analytics/analytics.ts'
import { call } from '../../../lib/api/call.ts'
import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { longDateAt, longTime } from '../../../lib/time/dates.ts'
import { useMembership } from '../useMembership.ts'
import { InlineConfirmation } from './InlineConfirmation.tsx'
import { useRenewalChange } from './useRenewalChange.ts'
import { wireMoney } from './wireMoney.ts'

interface CancelProps {
  paidUntil?: EpochSeconds | undefined
  label?: string | undefined
}

/** `paidUntil` is absent where it has not been read. */
export function CancelSubscriptionButton({ paidUntil, label = 'Cancel Subscription' }: CancelProps) {
  const isPastDue = useSession().user?.isPastDue === true
  const { busy, run } = useRenewalChange({
    failure: { title: 'Cancellation Failed', fallback: 'Unable to cancel subscription. Please try again.' },
    async send() {
      const answer = await call(billing.cancelSubscription, {})
      track('subscription_cancel', { reason: 'subscription' })
      return { title: 'Subscription Cancelled', description: outcomeOf(answer), seconds: 8 }
    },
  })
  return (
    <InlineConfirmation
      label={label}
      yes="Yes, Cancel"
      no="Keep Subscription"
      tone="danger"
      busy={busy}
      onConfirm={() => void run()}
    >
      {isPastDue ? ENDS_NOW_TEXT : laterEndText(paidUntil)}
    </InlineConfirmation>
  )
}

const ENDS_NOW_TEXT =
  "Cancel your subscription? Your last payment didn't go through, so Premium ends now. You won't be charged again."
const laterEndText = (paidUntil: EpochSeconds | undefined) =>
  `Cancel your subscription? You keep Premium until ${paidUntil ? longDateAt(paidUntil) : "the end of the period you've paid for"}, and you won't be charged again. There's no refund for the days that are left.`

/** Ends what was charged first after a trial, and gives it back. */
export function RefundButton({ refundable: { amount, currency, until } }: { refundable: Refundable }) {
  const price = wireMoney(amount, currency)
  const { busy, run } = useRenewalChange({
    failure: { title: 'Refund Failed', fallback: "We couldn't refund your payment. Please try again." },
    async send() {
      const { message } = await call(billing.cancelAndRefund, {})
      track('subscription_cancel', { reason: 'refund' })
      return { title: 'Subscription Cancelled', description: message, seconds: 8 }
    },
  })
  return (
    <InlineConfirmation
      label={`Cancel and refund ${price}`}
      yes="Yes, Refund"
      no="Keep Subscription"
      tone="danger"
      busy={busy}
      onConfirm={() => void run()}
    >
      {`Cancel now and get ${price} back? Premium ends at once. You can do this once, until ${longTime(secondsOf(new Date(until)))}.`}
    </InlineConfirmation>
  )
}

type Refundable = NonNullable<BillingInfo['refundable']>

export function CancelTrialButton() {
  const { accessExpirationDate: end } = useMembership()
  const { busy, run } = useRenewalChange({
    failure: { title: 'Cancellation Failed', fallback: 'Unable to cancel your trial. Please try again.' },
    async send() {
      const answer = await call(billing.cancelTrial, {})
      track('subscription_cancel', { reason: 'trial' })
      return {
        title: answer.cancellation.charged ? 'Subscription Cancelled' : 'Trial Cancelled',
        description: outcomeOf(answer),
      }
    },
    onDone: () => setTimeout(() => location.reload(), RELOAD_MS),
  })
  return (
    <InlineConfirmation
      label="Cancel Trial"
      yes="Yes, Cancel"
      no="Keep Trial"
      tone="danger"
      busy={busy}
      onConfirm={() => void run()}
    >
      {`Cancel your free trial? You won't be charged, and you keep Premium until ${end === null ? '' : longDateAt(end)}.`}
    </InlineConfirmation>
  )
}

export function ReactivateButton() {
  const { busy, run } = useRenewalChange({
    failure: { title: 'Reactivation Failed', fallback: 'Unable to reactivate subscription. Please try again.' },
    async send() {
      await call(billing.reactivateSubscription, {})
      track('subscription_reactivate', {})
      return {
        title: 'Subscription Reactivated',
        description: "You'll be billed as normal from your next billing date.",
        seconds: 6,
      }
    },
  })
  return (
    <InlineConfirmation
      label="Reactivate Subscription"
      yes="Yes, Reactivate"
      no="Not now"
      busy={busy}
      onConfirm={() => void run()}
    >
      Reactivate your subscription? You'll continue to be billed normally. Nothing is charged today.
    </InlineConfirmation>
  )
}

interface Cancelled {
  message: string
  cancellation: { access_ends_at: string; has_access: boolean }
}

/** What the server says was charged, which this page may not know yet, and until when access goes on. */
const outcomeOf = ({ message, cancellation: { access_ends_at: end, has_access: hasAccess } }: Cancelled) =>
  hasAccess ? `${message} You keep Premium until ${dayOf(end)}.` : message

const dayOf = (iso: string) => longDateAt(secondsOf(new Date(iso)))

const RELOAD_MS = 1500

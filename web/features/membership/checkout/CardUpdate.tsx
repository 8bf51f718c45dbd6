import type { Stripe } from '@stripe/stripe-js'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import useSWR from 'swr'
import { card } from '../../../../shared/contract/billing/card.ts'
import type { CurrencyCode } from '../../../../shared/domain/money.ts'
import type { SessionUser } from '../../../../shared/domain/user.ts'
import { type ApiError, messageOf } from '../../../lib/api/ApiError.ts'
import { call } from '../../../lib/api/call.ts'
import { useNavigate } from '../../../lib/navigation/router.tsx'
import { paths } from '../../../paths.ts'
import { Loading } from '../../../ui/feedback/Loading.tsx'
import { showToast } from '../../../ui/feedback/showToast.ts'
import { useRefreshMembership } from '../billing/useRefreshMembership.ts'
import { CardForm } from './CardForm.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import { CheckoutFailed } from './CheckoutFailed.tsx'
import styles from './checkout.module.css'
import { confirmCard } from './confirmCard.ts'
import { isUsedUp } from './isUsedUp.ts'
import { UNKNOWN_OUTCOME } from './unknownOutcome.ts'
import { useStripeScript } from './useStripeScript.ts'
import { useWithoutSecret } from './useWithoutSecret.ts'

interface Props {
  user: SessionUser
  /** The payment method that was saved on a page of their bank, when they come back from there. */
  returned: string | null
  /** Their bank refused it there. */
  hasFailed: boolean
}

/** Replaces the card of a subscription, and pays with it what is past due. */
export function CardUpdate({ user, returned, hasFailed }: Props) {
  const script = useStripeScript()
  const update = useCardSetup()
  const confirm = useConfirmation({ stripe: script.stripe, restart: update.mutate })
  const isConfirming = useBankReturn({ returned, hasFailed, isReady: script.stripe !== undefined, confirm })
  useWithoutSecret()

  if (update.error && !update.isValidating)
    return <CheckoutFailed message={messageOf(update.error, FAILED)} retry={() => void update.mutate()} />
  if (script.error) return <CheckoutFailed message={FAILED} retry={script.retry} />
  if (!update.data || !script.stripe || isConfirming) return <CardUpdateSkeleton />
  return (
    <CardPanel>
      <CardForm
        stripe={script.stripe}
        clientSecret={update.data.clientSecret}
        currency={update.data.currency}
        email={user.email}
        label="Save Card"
        returnPath={paths.updateCard}
        onRefused={showSetupFailed}
        onSetUp={confirm}
      >
        <p>
          <span>We'll use this card for your subscription from now on.</span>
          {user.isPastDue && <span> When you save it, we'll charge the overdue payment to this card.</span>}
        </p>
      </CardForm>
    </CardPanel>
  )
}

/** A setup works for one card only, so each visit starts a new one. */
const useCardSetup = () =>
  useSWR<{ clientSecret: string; currency: CurrencyCode }, ApiError>(
    'card update',
    () => call(card.startCardUpdate, {}),
    { revalidateOnMount: true },
  )

export const CardUpdateSkeleton = () => (
  <CardPanel>
    <Loading>
      <CardSkeleton lines={1} />
    </Loading>
  </CardPanel>
)

const CardPanel = ({ children }: { children: ReactNode }) => (
  <section className={styles.panel} aria-label="Payment">
    <h1>Update your card</h1>
    {children}
  </section>
)

interface BankReturn extends Pick<Props, 'returned' | 'hasFailed'> {
  /** The bank may ask once more about a payment, which takes Stripe's script. */
  isReady: boolean
  confirm: (setupIntentId: string) => Promise<unknown>
}

/** Confirms the card when the bank's page leads back here. Returns whether it is still being confirmed. */
function useBankReturn({ returned, hasFailed, isReady, confirm }: BankReturn): boolean {
  const [isConfirming, setConfirming] = useState(returned !== null && !hasFailed)
  const finish = useEffectEvent(async (setupIntentId: string) => {
    if (hasFailed) showSetupFailed(FAILED)
    else await confirm(setupIntentId)
    setConfirming(false)
  })
  useEffect(() => void (returned && isReady && finish(returned)), [returned, isReady])
  return isConfirming
}

const showSetupFailed = (description: string) =>
  showToast({ title: 'Payment Setup Failed', description, tone: 'danger' })

/** A payment method that was refused is used up: the form begins anew, so that the next card gets through. */
function useConfirmation({ stripe, restart }: { stripe: Stripe | undefined; restart: () => Promise<unknown> }) {
  const refresh = useRefreshMembership()
  const navigate = useNavigate()
  return async (setupIntentId: string): Promise<string | undefined> => {
    if (!stripe) return FAILED
    try {
      const confirmed = await confirmCard({ stripe, setupIntentId })
      if ('message' in confirmed) {
        showToast({ title: 'Payment not confirmed', description: confirmed.message, tone: 'danger' })
        await restart()
        return confirmed.message
      }
      const { isPaid } = confirmed
      await refresh().catch(() => {})
      showToast({
        title: 'Card updated',
        description: isPaid ? 'Nothing is owed.' : "The overdue payment hasn't gone through yet. We'll try again.",
      })
      navigate(paths.manageBilling, { replace: true })
      return undefined
    } catch (error) {
      const description = messageOf(error, UNKNOWN_OUTCOME)
      showSetupFailed(description)
      if (isUsedUp(error)) await restart()
      return description
    }
  }
}

const FAILED = "We couldn't update your card. Your old one is unchanged. Please try again."

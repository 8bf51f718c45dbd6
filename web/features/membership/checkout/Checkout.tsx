import { useEffect, useState } from 'react'
import type { SessionUser } from '../../../../shared/domain/user.ts'
import { track } from '../../../lib/analytics/analytics.ts'
import { ApiError, messageOf } from '../../../lib/api/ApiError.ts'
import { Loading } from '../../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { showToast } from '../../../ui/feedback/showToast.ts'
import { FeatureList } from '../upgrade/FeatureList.tsx'
import { premiumFeatures } from '../upgrade/premiumFeatures.ts'
import { usePricing } from '../usePricing.ts'
import { AlreadySubscribed } from './AlreadySubscribed.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import { CheckoutFailed } from './CheckoutFailed.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { CurrencyChoice } from './CurrencyChoice.tsx'
import styles from './checkout.module.css'
import { PlanCard } from './PlanCard.tsx'
import { PromotionCode } from './PromotionCode.tsx'
import { defectOf, useCheckout } from './useCheckout.ts'
import { useStripeScript } from './useStripeScript.ts'

interface Props {
  user: SessionUser
  /** They came back from their bank without having finished. */
  wasCancelled: boolean
}

export function Checkout({ user, wasCancelled }: Props) {
  const pricing = usePricing()
  const script = useStripeScript()
  const currency = pricing.isLoading || script.isDisabled ? undefined : pricing.currency.code
  const { data: checkout, error, isValidating, mutate } = useCheckout({ userId: user.id, currency })
  useArrival({ setupIntentId: checkout?.setupIntentId, wasCancelled })

  if (isSubscribed(error)) return <AlreadySubscribed />
  if (script.isDisabled) return <CheckoutFailed message={DISABLED} />
  if (script.error) return <CheckoutFailed message={UNREACHABLE} retry={script.retry} />
  if (error && !isValidating)
    return <CheckoutFailed message={messageOf(error, UNREACHABLE)} retry={() => void mutate()} />
  const defect = checkout && defectOf(checkout)
  if (defect) return <CheckoutFailed message={defect} retry={() => void mutate()} />
  if (pricing.isLoading)
    return (
      <Loading>
        <Skeleton lines={10} />
      </Loading>
    )

  return (
    <div className={styles.checkout}>
      <Pitch hasHadTrial={checkout ? checkout.offer.kind === 'paid' : user.trialEndsAt !== null}>
        <PlanCard pricing={pricing} offer={checkout?.offer} />
      </Pitch>
      <section className={styles.panel} aria-label="Payment">
        <CurrencyChoice pricing={pricing} />
        {checkout && (
          <PromotionCode
            key={checkout.currency}
            checkout={checkout}
            onChange={(changed) => void mutate(changed, { revalidate: false })}
          />
        )}
        {checkout && script.stripe ? (
          <CheckoutForm
            stripe={script.stripe}
            checkout={checkout}
            email={user.email}
            isWaiting={isValidating || checkout.currency !== currency}
            restart={mutate}
          />
        ) : (
          <Loading>
            <CardSkeleton lines={8} />
          </Loading>
        )}
      </section>
    </div>
  )
}

const Pitch = ({ hasHadTrial, children }: { hasHadTrial: boolean; children: React.ReactNode }) => (
  <section aria-label="Premium">
    <h1>{hasHadTrial ? 'Come back to Premium' : 'Try Premium free for 3 days'}</h1>
    <p className={styles.lead}>Readings made from your whole chart and today's sky.</p>
    <FeatureList features={premiumFeatures} />
    {children}
  </section>
)

/** Tracks the checkout once it is there, and tells somebody who came back from their bank where they are. */
function useArrival({ setupIntentId, wasCancelled }: { setupIntentId: string | undefined; wasCancelled: boolean }) {
  const [isReturn] = useState(wasCancelled)
  useEffect(() => {
    if (!setupIntentId) return
    track('begin_checkout', {})
    if (!isReturn) return
    showToast({ title: 'Payment Cancelled', description: "You haven't been charged. You can try again here." })
    history.replaceState(history.state, '', location.pathname)
  }, [setupIntentId, isReturn])
}

const isSubscribed = (error: unknown) =>
  error instanceof ApiError && error.status === 400 && ['trial', 'active'].includes(error.body.currentStatus ?? '')

const DISABLED = 'Payments are switched off at the moment. You have not been charged.'
/** Says nothing of charges: after a reload, this call may have finished what was agreed to. */
const UNREACHABLE = "We couldn't load the payment form. Check your connection and try again."

import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { card } from '../../../../shared/contract/billing/card.ts'
import type { CurrencyCode } from '../../../../shared/domain/money.ts'
import type { SessionUser } from '../../../../shared/domain/user.ts'
import { type ApiError, messageOf } from '../../../lib/api/ApiError.ts'
import { call } from '../../../lib/api/call.ts'
import { paths } from '../../../paths.ts'
import { showToast } from '../../../ui/feedback/showToast.ts'
import { useRefreshMembership } from '../billing/useRefreshMembership.ts'
import { CardForm } from './CardForm.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import { CheckoutFailed } from './CheckoutFailed.tsx'
import styles from './checkout.module.css'
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
  const update = useSWR<{ clientSecret: string; currency: CurrencyCode }, ApiError>(
    'card update',
    () => call(card.startCardUpdate, {}),
    {
      revalidateOnMount: true,
    },
  )
  const confirm = useConfirmation({ restart: update.mutate })
  const [isConfirming, setConfirming] = useState(returned !== null && !hasFailed)
  useWithoutSecret()

  const finish = useEffectEvent(async (setupIntentId: string) => {
    if (hasFailed) showToast({ title: 'Payment Setup Failed', description: FAILED, tone: 'danger' })
    else await confirm(setupIntentId)
    setConfirming(false)
  })
  useEffect(() => void (returned && finish(returned)), [returned])

  if (update.error && !update.isValidating)
    return <CheckoutFailed message={messageOf(update.error, FAILED)} retry={() => void update.mutate()} />
  if (script.error) return <CheckoutFailed message={FAILED} retry={script.retry} />
  return (
    <section className={styles.panel} aria-label="Payment">
      <h1>Update your card</h1>
      {update.data && script.stripe && !isConfirming ? (
        <CardForm
          stripe={script.stripe}
          clientSecret={update.data.clientSecret}
          email={user.email}
          currency={update.data.currency}
          label="Save Card"
          returnPath={paths.updateCard}
          onRefused={(description) => showToast({ title: 'Payment Setup Failed', description, tone: 'danger' })}
          onSetUp={confirm}
        >
          <p>
            We'll use this card for your subscription from now on.
            {user.isPastDue && " We'll charge the overdue payment to it as soon as you save it."}
          </p>
        </CardForm>
      ) : (
        <CardSkeleton lines={1} />
      )}
    </section>
  )
}

/** A payment method that was refused is used up: the form begins anew, so that the next card gets through. */
function useConfirmation({ restart }: { restart: () => Promise<unknown> }) {
  const refresh = useRefreshMembership()
  const navigate = useNavigate()
  return async (setupIntentId: string): Promise<string | undefined> => {
    try {
      const { isPaid } = await call(card.confirmCardUpdate, { body: { setupIntentId } })
      await refresh().catch(() => {})
      showToast({
        title: 'Card updated',
        description: isPaid ? 'Nothing is owed.' : "The overdue payment hasn't gone through yet. We'll try again.",
      })
      navigate(paths.manageBilling, { replace: true })
      return undefined
    } catch (error) {
      const description = messageOf(error, UNKNOWN_OUTCOME)
      showToast({ title: 'Payment Setup Failed', description, tone: 'danger' })
      if (isUsedUp(error)) await restart()
      return description
    }
  }
}

const FAILED = "We couldn't update your card. Your old one is unchanged. Please try again."

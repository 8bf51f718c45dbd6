import type { Stripe } from '@stripe/stripe-js'
import type { Checkout } from '../../../../shared/domain/billing.ts'
import { formatMoney } from '../../../../shared/domain/money.ts'
import { priceBook } from '../../../../shared/domain/priceBook.ts'
import { messageOf } from '../../../lib/api/ApiError.ts'
import { now } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import { showToast } from '../../../ui/feedback/showToast.ts'
import { CardForm } from './CardForm.tsx'
import { firstAmount } from './chargesOf.ts'
import { confirmCheckout } from './confirmCheckout.ts'
import { isUsedUp } from './isUsedUp.ts'
import { OfferFacts } from './OfferFacts.tsx'
import { UNKNOWN_OUTCOME } from './unknownOutcome.ts'
import { useEnterPremium } from './useEnterPremium.ts'
import { welcomeOf } from './welcomeOf.ts'

interface Props {
  stripe: Stripe
  checkout: Checkout
  email: string
  /** The currency is changing: nothing may be agreed to in the meantime. */
  isWaiting: boolean
  /** This checkout is used up, and another has to begin. */
  restart: () => Promise<unknown>
}

/** The form that starts a trial, or a paid subscription for whoever has had one. */
export function CheckoutForm({ stripe, checkout, email, isWaiting, restart }: Props) {
  const { clientSecret, offer } = checkout
  const enter = useEnterPremium()

  async function start(setupIntentId: string): Promise<string | undefined> {
    try {
      const started = await confirmCheckout({ setupIntentId, loadScript: async () => stripe })
      showToast({ title: 'You have Premium', ...welcomeOf(started, now()), seconds: 8 })
    } catch (error) {
      const message = messageOf(error, UNKNOWN_OUTCOME)
      showToast({ title: 'Trial Setup Failed', description: message, tone: 'danger' })
      if (isUsedUp(error)) await restart()
      return message
    }
    await enter()
    return undefined
  }

  return (
    <CardForm
      stripe={stripe}
      clientSecret={clientSecret}
      email={email}
      currency={offer.currency}
      label={labelOf(checkout)}
      returnPath={paths.trialSuccess}
      isWaiting={isWaiting}
      onRefused={(description) => showToast({ title: 'Payment Setup Failed', description, tone: 'danger' })}
      onSetUp={start}
    >
      <OfferFacts offer={offer} />
    </CardForm>
  )
}

function labelOf({ offer }: Checkout): string {
  if (offer.kind === 'trial') return 'Start Free Trial'
  const first = formatMoney(firstAmount(offer), offer.currency)
  return offer.discount?.months
    ? `Subscribe for ${first} today`
    : `Subscribe for ${first} a ${priceBook[offer.plan].interval}`
}

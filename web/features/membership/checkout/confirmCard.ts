import type { Stripe } from '@stripe/stripe-js'
import { card } from '../../../../shared/contract/billing/card.ts'
import { call } from '../../../lib/api/call.ts'

interface SavedCard {
  stripe: Stripe
  setupIntentId: string
}

type Confirmed = { isPaid: boolean } | { message: string }

/**
 * Makes a saved card the one that pays, with whatever its bank asks about what is past due. Each answer pays one invoice,
 * and the same confirmation goes on from there; an answer that was lost is asked for again.
 */
export async function confirmCard({ stripe, setupIntentId }: SavedCard): Promise<Confirmed> {
  const { isPaid, clientSecret } = await call(card.confirmCardUpdate, { body: { setupIntentId } })
  if (clientSecret === null) return { isPaid }
  const { error } = await stripe.confirmCardPayment(clientSecret)
  // Answered before: in another tab.
  if (error && error.payment_intent?.status !== 'succeeded') return { message: error.message ?? NOT_CONFIRMED }
  return confirmCard({ stripe, setupIntentId })
}

const NOT_CONFIRMED = "Your bank didn't confirm the payment. Please try again, or use another card."

import type { Stripe, StripeElements } from '@stripe/stripe-js'

interface Card {
  stripe: Stripe
  elements: StripeElements
  /** Where a bank that needs a page of its own sends them back to. */
  returnPath: string
}

type SetUp = { setupIntentId: string } | { message: string }

/** Lets Stripe check and save the payment method, with whatever the bank asks for. Does not return if a redirect is needed. */
export async function setUpCard({ stripe, elements, returnPath }: Card): Promise<SetUp> {
  markProcessing(true)
  try {
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: `${location.origin}${returnPath}` },
    })
    if (setupIntent) return { setupIntentId: setupIntent.id }
    // Saved before: by an earlier click whose answer was lost.
    if (error.setup_intent?.status === 'succeeded') return { setupIntentId: error.setup_intent.id }
    return { message: error.message ?? FAILED }
  } catch {
    return { message: FAILED }
  } finally {
    markProcessing(false)
  }
}

/** In the address while Stripe is at work: whoever comes back to it from the bank has not finished. */
function markProcessing(isProcessing: boolean): void {
  const url = new URL(location.href)
  if (isProcessing) url.searchParams.set('processing', 'true')
  else url.searchParams.delete('processing')
  // Not through the router, which would render the screen again.
  history.replaceState(history.state, '', url)
}

const FAILED = "We couldn't reach our payment provider. Please try again."

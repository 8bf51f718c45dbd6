import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import useSWR from 'swr'
import { usePublicSettings } from '../../../lib/api/usePublicSettings.ts'

/** Stripe.js, which loads when first asked for. `isDisabled` without a key: then nobody can pay. */
export function useStripeScript() {
  const settings = usePublicSettings()
  const key = settings.data?.stripePublishableKey
  // The key of the cache is a string: lists are read again when somebody signs in, and Stripe must not change.
  const script = useSWR<Stripe | null, Error>(key ? `stripe ${key}` : null, () => loadStripe(key!))
  return {
    stripe: script.data ?? undefined,
    error: settings.error ?? script.error,
    isDisabled: settings.data !== undefined && !key,
    retry: () => void (settings.error ? settings.mutate() : script.mutate()),
  }
}

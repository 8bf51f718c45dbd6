import Stripe from 'stripe'

/** The version of Stripe's API that the library is typed for. */
export const PINNED_API_VERSION = Stripe.API_VERSION as Stripe.WebhookEndpointCreateParams.ApiVersion

/** Stripe as an operator: with the key of the environment, at `STRIPE_API_URL` if there is one. Exits without a key. */
export function openStripe(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = process.env
  if (!STRIPE_SECRET_KEY) {
    console.error('Set STRIPE_SECRET_KEY to the key of the account that you want to change.')
    process.exit(2)
  }
  if (!STRIPE_API_URL) return new Stripe(STRIPE_SECRET_KEY)
  const { hostname: host, port } = new URL(STRIPE_API_URL)
  return new Stripe(STRIPE_SECRET_KEY, { host, port, protocol: 'http' })
}

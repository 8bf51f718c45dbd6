/** The version of Stripe's API that our library pins, and that the webhook's endpoint is set to. */
export const STRIPE_API_VERSION = '2026-10-28.endive'

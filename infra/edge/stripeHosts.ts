/** Where Stripe.js comes from. It opens its frames, and loads their code, from subdomains that change. */
const STRIPE_JS = ['https://js.stripe.com', 'https://*.js.stripe.com']

/**
 * What Stripe.js needs: docs.stripe.com/security/guide, "Content Security Policy". That list also has
 * `maps.googleapis.com`, which only the Address Element asks; we do not show it.
 */
export const STRIPE = {
  script: STRIPE_JS,
  connect: ['https://api.stripe.com'],
  frame: [...STRIPE_JS, 'https://hooks.stripe.com'],
  image: ['https://*.stripe.com'],
}

/** Apple Pay and Google Pay are asked from within a frame of Stripe's, which the page has to allow. */
export const PAYMENT_POLICY = `payment=(self ${STRIPE_JS.map((host) => `"${host}"`).join(' ')})`

import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../../infra/edge/contentSecurityPolicy.ts'
import { PAYMENT_POLICY, STRIPE } from '../../../infra/edge/stripeHosts.ts'

const policy = contentSecurityPolicy('no/such/directory', [STRIPE])
const sources = (directive: string) => new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? []

const GUIDE = 'docs.stripe.com/security/guide#content-security-policy'

/** Each host, with the page that asks for it and what happens without it. */
const REQUIRED = [
  { directive: 'script-src', host: 'https://js.stripe.com', source: `${GUIDE}, Stripe.js: the script itself` },
  { directive: 'script-src', host: 'https://*.js.stripe.com', source: `${GUIDE}, Stripe.js: its parts` },
  { directive: 'frame-src', host: 'https://js.stripe.com', source: `${GUIDE}, Stripe.js: the fields of the card` },
  { directive: 'frame-src', host: 'https://*.js.stripe.com', source: `${GUIDE}, Stripe.js: the fields of the card` },
  {
    directive: 'frame-src',
    host: 'https://hooks.stripe.com',
    source: `${GUIDE}, Stripe.js: the bank's 3D Secure page`,
  },
  { directive: 'connect-src', host: 'https://api.stripe.com', source: `${GUIDE}, Stripe.js: confirming a payment` },
  { directive: 'img-src', host: 'https://*.stripe.com', source: `${GUIDE}, Checkout: the marks of cards and wallets` },
]

test.each(REQUIRED)('$directive allows $host ($source)', ({ directive, host }) => {
  expect(sources(directive)).toContain(host)
})

test('a page allows no host of Stripe that no page of its documentation asks for', () => {
  const directives = [...new Set(REQUIRED.map(({ directive }) => directive))]
  const allowed = directives.flatMap((directive) =>
    sources(directive).flatMap((host) => (host.startsWith('https:') ? [`${directive} ${host}`] : [])),
  )

  expect(allowed.sort()).toEqual(REQUIRED.map(({ directive, host }) => `${directive} ${host}`).sort())
})

// w3.org/TR/payment-request, "Permissions Policy integration": by default only the page itself may ask for a payment.
test('both origins of the frames of Stripe.js may ask for a payment by Apple Pay or Google Pay', () => {
  expect(PAYMENT_POLICY).toBe('payment=(self "https://js.stripe.com" "https://*.js.stripe.com")')
})

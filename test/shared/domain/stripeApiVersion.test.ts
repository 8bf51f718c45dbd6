import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { STRIPE_API_VERSION } from '../../../shared/domain/stripeApiVersion.ts'

test('the known version of the API is the one that the library speaks', () => {
  expect(STRIPE_API_VERSION).toBe(Stripe.API_VERSION)
})

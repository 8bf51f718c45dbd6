import type { Payments } from '../../domain/billing/payments.ts'
import { checkoutCalls } from './checkoutCalls.ts'
import { disputeCalls } from './disputeCalls.ts'
import { invoiceCalls } from './invoiceCalls.ts'
import { priceCalls } from './priceCalls.ts'
import { type StripeSettings, stripeClient } from './stripeClient.ts'
import { subscribeCalls } from './subscribeCalls.ts'
import { subscriptionCalls } from './subscriptionCalls.ts'

/** Stripe as the payment provider. Only address and key differ between Stripe and its local double. */
export function stripeGateway(settings: StripeSettings): Payments {
  const ask = stripeClient(settings)
  return {
    ...checkoutCalls(ask),
    ...subscribeCalls(ask),
    ...subscriptionCalls(ask),
    ...priceCalls(ask),
    ...invoiceCalls(ask),
    ...disputeCalls(ask),
  }
}

import * as z from 'zod/mini'
import { BillingInfo, Checkout, PromotionCode, SetupIntentId, StartedSubscription } from '../domain/billing.ts'
import { CurrencyCode } from '../domain/money.ts'
import { Plan } from '../domain/priceBook.ts'
import { HOUR, IsoInstant, MINUTE } from '../domain/time.ts'
import { card } from './billing/card.ts'
import { group, perAddressCounted, perMemberCounted } from './endpoint.ts'
import { Success } from './success.ts'

/** The message says what was charged, or that nothing is. `charged` is the last charge, where there was one. */
const Charged = z.object({ amount: z.int(), currency: z.string(), at: IsoInstant })
const Cancelled = z.extend(Success, {
  cancellation: z.object({ access_ends_at: IsoInstant, has_access: z.boolean(), charged: z.nullable(Charged) }),
})

/** Paying, and ceasing to pay. */
export const billing = group({
  subscribe: {
    method: 'POST',
    path: '/api/subscribe',
    access: 'member',
    /** A repeated call answers the checkout that is open; new checkouts are counted by the flow. */
    limits: [perMemberCounted(40, 10 * MINUTE)],
    /**
     * Without a currency, the one that prices are shown in. A promotion code belongs to the checkout until another one, or
     * null, takes its place.
     */
    body: z.optional(
      z.object({
        plan: z.optional(Plan),
        currency: z.optional(CurrencyCode),
        promotionCode: z.optional(z.nullable(PromotionCode)),
      }),
    ),
    reply: Checkout,
  },
  confirmSubscription: {
    method: 'POST',
    path: '/api/confirm-subscription',
    access: 'member',
    /** A repeated call answers the same; different checkouts are counted by the flow. The plan is the checkout's own. */
    limits: [perMemberCounted(40, 10 * MINUTE)],
    body: z.object({ setupIntentId: SetupIntentId, plan: Plan }),
    reply: StartedSubscription,
  },
  cancelSubscription: {
    method: 'POST',
    path: '/api/users/cancel-subscription',
    access: 'member',
    /** As for the next two: a repeated call answers the same; what it changes is counted by the flow. */
    limits: [perMemberCounted(30, HOUR)],
    reply: Cancelled,
  },
  cancelTrial: {
    method: 'POST',
    path: '/api/cancel-trial',
    access: 'member',
    limits: [perMemberCounted(30, HOUR)],
    reply: Cancelled,
  },
  /** The first charge after a trial is given back, and the subscription ends with it. */
  cancelAndRefund: {
    method: 'POST',
    path: '/api/users/cancel-and-refund',
    access: 'member',
    limits: [perMemberCounted(30, HOUR)],
    reply: Cancelled,
  },
  reactivateSubscription: {
    method: 'POST',
    path: '/api/users/reactivate-subscription',
    access: 'member',
    limits: [perMemberCounted(30, HOUR)],
    reply: Success,
  },
  readBilling: {
    method: 'GET',
    path: '/api/billing/info',
    access: 'member',
    limits: [perMemberCounted(20, MINUTE)],
    reply: BillingInfo,
  },
  ...card,
  /** For the developer's page of wallets. Absent in production. */
  createTestPayment: {
    method: 'POST',
    path: '/api/test-payment-intent',
    access: 'anyone',
    limits: [perAddressCounted(30, HOUR)],
    body: z.optional(z.object({})),
    reply: z.object({ clientSecret: z.string() }),
  },
})

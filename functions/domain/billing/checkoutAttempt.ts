import * as z from 'zod/mini'
import { StartedSubscription } from '../../../shared/domain/billing.ts'
import { CurrencyCode } from '../../../shared/domain/money.ts'
import { amountOf, DEFAULT_PLAN, Plan } from '../../../shared/domain/priceBook.ts'
import { DAY, EpochSeconds } from '../../../shared/domain/time.ts'
import { Promotion } from './promotion.ts'

/** How long a checkout waits for its payment method. */
export const CHECKOUT_LIFETIME = DAY

/**
 * A checkout of one person. Its id names every call to Stripe that it makes, so that each can be repeated. Plan, currency,
 * offer and price are fixed when it begins: what the person was shown is what happens.
 */
export type CheckoutAttempt = z.infer<typeof CheckoutAttempt>
export const CheckoutAttempt = z.object({
  accountId: z.string(),
  attempt: z.string(),
  plan: z._default(Plan, DEFAULT_PLAN),
  currency: CurrencyCode,
  offer: z.enum(['trial', 'paid']),
  /** What a period of the plan costs, in minor units, as the person was shown it; missing where an earlier release began it. */
  amount: z.optional(z.int()),
  setupIntentId: z.optional(z.string()),
  promotion: z.optional(Promotion),
  /** Its first month is about to be asked for: no code changes any more what the button said. */
  isAgreed: z.optional(z.boolean()),
  /** When the trial is to end. Set once, with its claims, so that every repetition asks Stripe for the same. */
  trialEndsAt: z.optional(EpochSeconds),
  /** The fingerprints that it has claimed for its trial. */
  claims: z.optional(z.array(z.string())),
  /** Counts answers of Stripe that said "failed" and are now remembered under their idempotency key. */
  tries: z._default(z.int(), 0),
  /** The answer, once it has been given. */
  done: z.optional(StartedSubscription),
  dueAt: EpochSeconds,
  version: z.int(),
})

/** Whether it can still be confirmed: nobody is charged another price than they agreed to. */
export const isOpen = (checkout: CheckoutAttempt, now: EpochSeconds): boolean =>
  !checkout.done && now < checkout.dueAt && (checkout.amount ?? amountOf(checkout)) === amountOf(checkout)

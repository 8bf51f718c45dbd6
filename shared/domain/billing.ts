import * as z from 'zod/mini'
import { CurrencyCode } from './money.ts'
import { DEFAULT_PLAN, Plan } from './priceBook.ts'
import { EpochSeconds, IsoInstant } from './time.ts'

const NOT_OURS = 'Start the checkout again'
export const SetupIntentId = z.string(NOT_OURS).check(z.regex(/^seti_[A-Za-z0-9_]{6,64}$/, NOT_OURS))

export const PromotionCode = z
  .string('Enter the code as text')
  .check(z.trim(), z.minLength(1, 'Enter the code'), z.maxLength(64, 'Use at most 64 characters'))

/** What a promotion code takes off each charge, in minor units, and for how many months; null for as long as one subscribes. */
export const Discount = z.object({ code: z.string(), amountOff: z.int(), months: z.nullable(z.int()) })
export type Discount = z.infer<typeof Discount>

/** What the button of a checkout does, so that the page can say it beside the button. */
export const CheckoutOffer = z.object({
  /** A trial is once per person; whoever has had one pays at once. */
  kind: z.enum(['trial', 'paid']),
  plan: Plan,
  /** What a period of the plan costs, in minor units. */
  amount: z.int(),
  currency: CurrencyCode,
  discount: z.optional(Discount),
  /** When the card is first charged. For a paid offer that is when the button is pressed. */
  firstChargeAt: IsoInstant,
})
export type CheckoutOffer = z.infer<typeof CheckoutOffer>

/** A checkout that waits for its payment method. */
export const Checkout = z.object({
  clientSecret: z.string(),
  setupIntentId: z.string(),
  userStatus: z.literal('free'),
  message: z.string(),
  currentStatus: z.literal('free'),
  currency: CurrencyCode,
  offer: CheckoutOffer,
})
export type Checkout = z.infer<typeof Checkout>

/** A finished checkout. Asked for again, it is the same. */
export const StartedSubscription = z.object({
  success: z.literal(true),
  plan: z._default(Plan, DEFAULT_PLAN),
  currency: CurrencyCode,
  subscriptionStatus: z.enum(['trial', 'active']),
  trialEndsAt: z.nullable(IsoInstant),
  /** The invoice that was paid at once, in minor units. A trial has none. */
  purchase: z.nullable(z.object({ transactionId: z.string(), value: z.int() })),
})
export type StartedSubscription = z.infer<typeof StartedSubscription>

/** Stripe spells currencies in lower case, and so does the billing page's contract. */
const WireCurrency = z.enum(['usd', 'sgd'])

export const BilledSubscription = z.object({
  plan: z._default(Plan, DEFAULT_PLAN),
  /** The price of a period of the plan, in minor units. */
  amount: z.int(),
  currency: WireCurrency,
  current_period_end: EpochSeconds,
  /** What the next charge will be, in minor units; 0 when there will be none. */
  amount_due: z.int(),
  status: z.enum(['trial', 'active', 'cancelled', 'past_due']),
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
})
export type BilledSubscription = z.infer<typeof BilledSubscription>

export const BilledInvoice = z.object({
  id: z.string(),
  created: EpochSeconds,
  amount_paid: z.int(),
  currency: WireCurrency,
  status: z.enum(['paid', 'pending', 'void', 'uncollectible']),
  invoice_pdf: z.nullable(z.string()),
})
export type BilledInvoice = z.infer<typeof BilledInvoice>

export const BillingInfo = z.object({
  subscription: z.nullable(BilledSubscription),
  /** Newest first. */
  invoices: z.array(BilledInvoice),
  /** A charge that failed, and when Stripe tries it again, where it says so. */
  pastDue: z.nullable(
    z.object({
      amount: z.int(),
      currency: WireCurrency,
      nextAttemptAt: z._default(z.nullable(IsoInstant), null),
      /** Stripe's page on which the person answers their bank, where the charge waits for that. */
      confirmUrl: z._default(z.nullable(z.string()), null),
    }),
  ),
  /** The first charge after a trial, and until when it can be given back with a cancellation. */
  refundable: z.optional(z.object({ amount: z.int(), currency: WireCurrency, until: IsoInstant })),
  /** Stripe did not answer: this is what it said last. */
  stale: z.optional(z.literal(true)),
})
export type BillingInfo = z.infer<typeof BillingInfo>

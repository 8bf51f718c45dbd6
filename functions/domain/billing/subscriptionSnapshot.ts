import type { Plan } from '../../../shared/domain/priceBook.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'

/** The statuses of a subscription at Stripe; `unknown` is one that this release has never heard of. */
export const STRIPE_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'incomplete',
  'incomplete_expired',
  'unpaid',
  'paused',
  'canceled',
] as const
export type StripeStatus = (typeof STRIPE_STATUSES)[number] | 'unknown'

export interface CardSummary {
  brand: string
  last4: string
}

/** What matters of a subscription, as Stripe tells it. Amounts are in minor units, currencies in lower case. */
export interface SubscriptionSnapshot {
  id: string
  customerId: string
  /** The account that it was made for. */
  accountId: string | undefined
  /** The checkout that it was made by. */
  attempt: string | undefined
  status: StripeStatus
  /** Whether it goes on after the end of the trial or the period, if only for some months. */
  renews: boolean
  /** The instant at which it is to end, where one was set: by Stripe's own pages, or by an operator for another day. */
  cancelsAt: EpochSeconds | null
  /** When it was chosen that it ends. */
  cancelledAt: EpochSeconds | null
  /** An operator has ended its trial to charge the first period. */
  isConverted: boolean
  trialEndsAt: EpochSeconds | null
  periodStartedAt: EpochSeconds
  periodEndsAt: EpochSeconds
  plan: Plan
  currency: string
  /** The price of a period of the plan, as it is for this subscription. */
  amount: number
  /** What its next charge takes, after a discount; where one has failed, what is owed. */
  nextAmount: number
  hasDiscount: boolean
  priceId: string | undefined
  /** From when its periods are counted: each begins on that day of a month, at that time. */
  anchoredAt: EpochSeconds
  /** The price that the person was told of, and its first charge. */
  announced: { priceId: string; at: EpochSeconds } | null
  createdAt: EpochSeconds
  latestInvoiceId: string | undefined
  /** Its newest invoice was never paid and can be: also one that was written off at Stripe. Known of lists only. */
  hasUnpaidInvoice: boolean
  /** Its period has begun, and the money has not moved: Stripe charges within the hour. Known of lists only. */
  hasDraftInvoice: boolean
  /** When Stripe charges its newest invoice next; null where it says no date. Known of lists only. */
  nextAttemptAt: EpochSeconds | null
  /** Something was paid for it before. Known of lists, and only of what is past due. */
  hasPaid: boolean
  /** Where the person answers their bank, if its charge waits for that. Known of lists, and only of what is past due. */
  confirmUrl: string | null
  card: CardSummary | null
}

/** A subscription that gives access, or may again without anybody's doing. */
export const isLive = ({ status }: SubscriptionSnapshot): boolean =>
  status === 'trialing' || status === 'active' || status === 'past_due'

/**
 * It gives nothing any more, and Stripe would still take what was never paid for it: by its own page, or by an operator's
 * click. One that is unpaid even goes on with invoices, as the account at Stripe may be set up.
 */
export const isOwedAfterEnd = ({ status, hasUnpaidInvoice, hasDraftInvoice }: SubscriptionSnapshot): boolean =>
  status === 'unpaid' || (status === 'canceled' && (hasUnpaidInvoice || hasDraftInvoice))

/** Its next month has begun or is about to, and nothing was charged for it: a cancel ends it where that month began. */
export const isUncharged = (
  { status, trialEndsAt, hasDraftInvoice }: SubscriptionSnapshot,
  now: EpochSeconds,
): boolean => hasDraftInvoice || (status === 'trialing' && trialEndsAt !== null && trialEndsAt <= now)

/** Made by a checkout of ours: the company's account at Stripe may have subscriptions to other things. */
export const isOurs = ({ accountId, attempt }: SubscriptionSnapshot): boolean =>
  accountId !== undefined && attempt !== undefined

/**
 * Charged for a month, or about to be, although the trial had been cancelled before an operator ended it. Stripe knows
 * whole seconds, and whoever cancels in the very second of the charge gets it back. A later month is none of that: its
 * end may have been set during the trial.
 */
export const isChargedInError = ({
  status,
  isConverted,
  cancelledAt,
  trialEndsAt,
  periodStartedAt,
}: SubscriptionSnapshot): boolean =>
  (status === 'active' || status === 'past_due') &&
  isConverted &&
  cancelledAt !== null &&
  trialEndsAt !== null &&
  cancelledAt <= trialEndsAt &&
  periodStartedAt <= trialEndsAt

/**
 * The subscription that counts: of the live ones one that is paid for or on trial, and of those the oldest, since it is
 * the one that was meant; without a live one the newest that was ever more than begun.
 */
export function pickSubscription(all: readonly SubscriptionSnapshot[]): SubscriptionSnapshot | undefined {
  const rank = (each: SubscriptionSnapshot) => (each.status === 'past_due' ? 1 : 0)
  const live = all.filter(isLive).sort((a, b) => rank(a) - rank(b) || a.createdAt - b.createdAt)
  const neverPaid = ({ status }: SubscriptionSnapshot) => (status.startsWith('incomplete') ? 1 : 0)
  return live[0] ?? [...all].sort((a, b) => neverPaid(a) - neverPaid(b) || b.createdAt - a.createdAt)[0]
}

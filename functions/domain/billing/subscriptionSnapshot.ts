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
  /** Whether it goes on after the end of the trial or the period. */
  renews: boolean
  /** When it is to end although its period goes on, as an operator may have chosen at Stripe. */
  cancelsAt: EpochSeconds | null
  /** When it was chosen that it ends with its trial or period. */
  cancelledAt: EpochSeconds | null
  /** An operator has ended its trial to charge the first month. */
  isConverted: boolean
  trialEndsAt: EpochSeconds | null
  periodStartedAt: EpochSeconds
  periodEndsAt: EpochSeconds
  currency: string
  amount: number
  createdAt: EpochSeconds
  latestInvoiceId: string | undefined
  card: CardSummary | null
}

/** A subscription that gives access, or may again without anybody's doing. */
export const isLive = ({ status }: SubscriptionSnapshot): boolean =>
  status === 'trialing' || status === 'active' || status === 'past_due'

/** Made by a checkout of ours: the company's account at Stripe may have subscriptions to other things. */
export const isOurs = ({ accountId, attempt }: SubscriptionSnapshot): boolean =>
  accountId !== undefined && attempt !== undefined

/**
 * Charged for a month, or about to be, although the trial had been cancelled before an operator ended it. Stripe knows
 * whole seconds, and whoever cancels in the very second of the charge gets it back.
 */
export const isChargedInError = ({ status, isConverted, cancelledAt, trialEndsAt }: SubscriptionSnapshot): boolean =>
  (status === 'active' || status === 'past_due') &&
  isConverted &&
  cancelledAt !== null &&
  trialEndsAt !== null &&
  cancelledAt <= trialEndsAt

/**
 * The subscription that counts: of the live ones one that is paid for or on trial, and of those the oldest, since it is
 * the one that was meant; without a live one the newest.
 */
export function pickSubscription(all: readonly SubscriptionSnapshot[]): SubscriptionSnapshot | undefined {
  const rank = (each: SubscriptionSnapshot) => (each.status === 'past_due' ? 1 : 0)
  const live = all.filter(isLive).sort((a, b) => rank(a) - rank(b) || a.createdAt - b.createdAt)
  return live[0] ?? [...all].sort((a, b) => b.createdAt - a.createdAt)[0]
}

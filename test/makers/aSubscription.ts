import type { SubscriptionSnapshot } from '../../functions/domain/billing/subscriptionSnapshot.ts'
import { DAY } from '../../shared/domain/time.ts'
import { later, NOW } from './later.ts'

/** A subscription at Stripe that is paid for and goes on. */
export const aSubscription = (changes: Partial<SubscriptionSnapshot> = {}): SubscriptionSnapshot => ({
  id: 'sub_1',
  customerId: 'cus_jane',
  accountId: 'usr_jane',
  attempt: 'chk_1',
  status: 'active',
  renews: true,
  cancelsAt: null,
  cancelledAt: null,
  isConverted: false,
  trialEndsAt: null,
  periodStartedAt: NOW,
  periodEndsAt: later(30 * DAY),
  plan: 'weekly',
  currency: 'usd',
  amount: 1299,
  nextAmount: changes.amount ?? 1299,
  hasDiscount: false,
  priceId: 'price_usd',
  anchoredAt: NOW,
  announced: null,
  createdAt: NOW,
  latestInvoiceId: 'in_1',
  hasUnpaidInvoice: false,
  hasDraftInvoice: false,
  nextAttemptAt: null,
  hasPaid: true,
  confirmUrl: null,
  card: { brand: 'visa', last4: '4242' },
  ...changes,
})

/** A subscription whose trial lasts three more days. */
export const aTrial = (changes: Partial<SubscriptionSnapshot> = {}): SubscriptionSnapshot =>
  aSubscription({ status: 'trialing', trialEndsAt: later(3 * DAY), periodEndsAt: later(3 * DAY), ...changes })

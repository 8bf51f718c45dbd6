import { MONTHS_IN, priceBook } from '../../../shared/domain/priceBook.ts'
import { addDays, type EpochSeconds, type LocalDate, localDateAt } from '../../../shared/domain/time.ts'
import { monthsAfter } from '../admin/monthsAfter.ts'
import type { SubscriptionSnapshot } from './subscriptionSnapshot.ts'

const NOTICE_DAYS = 30
const MOST_DAYS = 365

/** The first and the last day, in UTC, from which on a price can be charged that is announced now. */
export function daysToAnnounce(now: EpochSeconds): { first: LocalDate; last: LocalDate } {
  const today = localDateAt(now, 'UTC')
  return { first: addDays(today, NOTICE_DAYS), last: addDays(today, MOST_DAYS) }
}

/**
 * When a subscription renews for the first time at or after an instant. The end of a trial is no renewal: the first charge
 * was promised at the price of the checkout.
 */
export function firstRenewalFrom(
  { plan, status, trialEndsAt, anchoredAt, periodEndsAt }: SubscriptionSnapshot,
  from: EpochSeconds,
): EpochSeconds {
  const isTrial = status === 'trialing' && trialEndsAt !== null
  const anchor = isTrial ? trialEndsAt : anchoredAt
  const earliest = Math.max(from, isTrial ? trialEndsAt + 1 : periodEndsAt)
  const period = MONTHS_IN[priceBook[plan].interval]
  for (let months = period; ; months += period) {
    // Each from the anchor: a month after the 31st that is counted from a shorter month would lose its day.
    const at = monthsAfter(anchor, months)
    if (at >= earliest) return at
  }
}

/**
 * Whether the next renewal is the first one at the price that was announced. One that was cancelled waits until it goes
 * on, and one that is past due until it is paid: an announced price that comes later than it was told harms nobody. The
 * invoice of the period that has just begun is drawn up at the old price.
 */
export const isPriceChangeDue = ({
  status,
  renews,
  hasDraftInvoice,
  announced,
  periodEndsAt,
}: SubscriptionSnapshot): boolean =>
  status === 'active' && renews && !hasDraftInvoice && announced !== null && announced.at <= periodEndsAt

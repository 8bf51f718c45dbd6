import * as z from 'zod/mini'
import { DAY, type EpochSeconds, epochSeconds, HOUR, MINUTE } from './time.ts'

export const SUBSCRIPTION_STATUSES = ['free', 'inactive', 'trial', 'active', 'cancelled'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]
export const SubscriptionStatus = z.enum(SUBSCRIPTION_STATUSES)

/** Who granted the access: Stripe bills it; a gift or a complimentary month has no one behind it to end it. */
export const ENTITLEMENT_SOURCES = ['stripe', 'gift', 'comp'] as const
export type EntitlementSource = (typeof ENTITLEMENT_SOURCES)[number]

/** What is known of a person's access. Absent ends are null. The wire carries no source: the server has applied it. */
export interface Standing {
  status: SubscriptionStatus
  trialEndsAt: EpochSeconds | null
  subscriptionEndsAt: EpochSeconds | null
  source?: EntitlementSource
  /** A charge failed and Stripe is trying it again. */
  isPastDue?: boolean
  /** That charge waits for the person to answer their bank. */
  needsConfirmation?: boolean
  /** A bank disputes a charge: nothing is begun until an operator clears it. */
  isDisputed?: boolean
}

export interface Membership {
  status: SubscriptionStatus
  isSubscriptionActive: boolean
  isSubscriptionCancelled: boolean
  isTrialActive: boolean
  isTrialCancelled: boolean
  hasActiveAccess: boolean
  shouldShowUpgrade: boolean
  shouldShowCancelButton: boolean
  shouldShowReactivateButton: boolean
  trialDaysRemaining: number
  cancelledSubscriptionDaysRemaining: number
  accessExpirationDate: EpochSeconds | null
}

/**
 * Every rule about access, in one place: nobody else compares these dates.
 * Intervals are half-open, so access ends exactly at its end, whether or not a job has run.
 */
export function membershipOf(standing: Standing, now: EpochSeconds): Membership {
  const status = statusAt(standing, now)
  const trialAhead = isAhead(standing.trialEndsAt, now)
  const isTrialCancelled = status === 'cancelled' && trialAhead
  const hasActiveAccess = status === 'active' || status === 'trial' || status === 'cancelled'
  return {
    status,
    isSubscriptionActive: status === 'active',
    isSubscriptionCancelled: status === 'cancelled',
    isTrialActive: status === 'trial',
    isTrialCancelled,
    hasActiveAccess,
    shouldShowUpgrade: !hasActiveAccess,
    shouldShowCancelButton: status === 'active',
    shouldShowReactivateButton: status === 'cancelled',
    trialDaysRemaining: status === 'trial' || isTrialCancelled ? daysUntil(standing.trialEndsAt, now) : 0,
    cancelledSubscriptionDaysRemaining: status === 'cancelled' ? daysUntil(endOf(standing, now), now) : 0,
    accessExpirationDate: hasActiveAccess ? endOf(standing, now) : null,
  }
}

/** The status as it counts at an instant: whatever has ended is inactive from that second on. */
export function statusAt(standing: Standing, now: EpochSeconds): SubscriptionStatus {
  const { status, trialEndsAt, subscriptionEndsAt } = standing
  switch (status) {
    case 'free':
    case 'inactive':
      return status
    case 'trial':
      return isAhead(trialEndsAt, now) ? 'trial' : 'inactive'
    case 'cancelled':
      return isAhead(trialEndsAt, now) || isAhead(subscriptionEndsAt, now) ? 'cancelled' : 'inactive'
    case 'active':
      return endsByItself(standing) && !isAhead(subscriptionEndsAt, now) ? 'inactive' : 'active'
  }
}

/** Stripe says when a paid subscription is over; a grant has only its date, and so has a failed charge that is not tried again. */
const endsByItself = (standing: Standing) =>
  isComplimentary(standing) || (standing.isPastDue === true && standing.subscriptionEndsAt !== null)

export const isComplimentary = ({ source }: Standing): boolean => source === 'gift' || source === 'comp'

const isAhead = (end: EpochSeconds | null, now: EpochSeconds): boolean => end !== null && now < end

function endOf({ status, trialEndsAt, subscriptionEndsAt }: Standing, now: EpochSeconds): EpochSeconds | null {
  if (status === 'trial') return trialEndsAt
  if (status === 'cancelled' && isAhead(trialEndsAt, now)) return later(trialEndsAt, subscriptionEndsAt)
  return subscriptionEndsAt
}

const later = (a: EpochSeconds | null, b: EpochSeconds | null): EpochSeconds => epochSeconds(Math.max(a ?? 0, b ?? 0))

/** Days rounded up and never negative. */
export const daysUntil = (end: EpochSeconds | null, now: EpochSeconds): number =>
  end === null ? 0 : Math.max(0, Math.ceil((end - now) / DAY))

export interface Countdown {
  days: number
  hours: number
  minutes: number
}

/** What is left of a trial, rounded down in each part. */
export function countdownTo(end: EpochSeconds, now: EpochSeconds): Countdown {
  const left = Math.max(0, end - now)
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
  }
}

/** "2d 4h", "4h 12m" or "12m": the largest unit that is left, with the next one. */
export function countdownLabel({ days, hours, minutes }: Countdown): string {
  if (days > 0) return `${days}d ${hours}h`
  if (hours > 0) return `${hours}h ${minutes}m`
  return `${minutes}m`
}

import * as z from 'zod/mini'
import { CurrencyCode } from '../../../shared/domain/money.ts'
import { monthOf } from '../../../shared/domain/month.ts'
import { amountOf, DEFAULT_PLAN, perMonth } from '../../../shared/domain/priceBook.ts'
import { isComplimentary, membershipOf } from '../../../shared/domain/subscription.ts'
import { EpochSeconds, isoInstant } from '../../../shared/domain/time.ts'
import { isOverdue } from '../account/account.ts'
import type { CheckoutAttempt } from '../billing/checkoutAttempt.ts'
import { type Entitlement, standingOf } from '../billing/entitlement.ts'
import { mondayOf } from './mondayOf.ts'

/** How a person is counted: what the counters hold of them, so that it can be taken back exactly. */
export type Counted = z.infer<typeof Counted>
export const Counted = z.object({
  /** `free` is everyone without access. */
  status: z.enum(['free', 'trial', 'active', 'cancelled']),
  /** A trial is running, whether or not it was cancelled. */
  isTrial: z.boolean(),
  /** A subscription that has been paid for; a first charge that failed does not make it one. */
  isPaid: z.boolean(),
  isPastDue: z.boolean(),
  isComplimentary: z.boolean(),
  /** When a trial that is counted as one ends. */
  trialEndsAt: z.nullable(EpochSeconds),
  /** What a paid subscription that renews brings in a month, in minor units. */
  revenue: z.nullable(z.object({ currency: CurrencyCode, amount: z.int() })),
  /** The Monday of the week in which a trial was first seen that ends with a charge; until it has, or is lost. */
  trialWeek: z.optional(z.string()),
  /** The month in which that trial was first seen; from then on, whatever becomes of the person. */
  trialMonth: z.optional(z.string()),
  /** The month in which a paid subscription was first seen. */
  paidSince: z.optional(z.string()),
})

/** Somebody who has just joined. */
export const NEWCOMER: Counted = {
  status: 'free',
  isTrial: false,
  isPaid: false,
  isPastDue: false,
  isComplimentary: false,
  trialEndsAt: null,
  revenue: null,
}

interface Facts {
  entitlement: Entitlement | undefined
  /** The checkout that the subscription was made by, which knows its price. */
  checkout: Pick<CheckoutAttempt, 'plan' | 'currency' | 'amount'> | undefined
  before: Counted | undefined
  now: EpochSeconds
}

/** How a person counts at an instant, whether or not a job has written down what has ended. */
export function countedOf({ entitlement, checkout, before, now }: Facts): Counted {
  const standing = standingOf(entitlement)
  const { status, isTrialActive, isTrialCancelled } = membershipOf(standing, now)
  if (before && status === 'inactive' && isAtFirstCharge(entitlement)) return before
  const isPastDue = isOverdue(standing, now)
  const today = isoInstant(now).slice(0, 10)
  if (status === 'free' || status === 'inactive')
    return {
      ...NEWCOMER,
      isPastDue,
      ...cohortOf(before),
      // A first charge that has failed ends access, and the trial converts if it is paid after all.
      ...(isPastDue && before?.trialWeek !== undefined && { trialWeek: before.trialWeek }),
    }
  const isTrial = isTrialActive || isTrialCancelled
  const isPaid = entitlement?.source === 'stripe' && !isTrial && (!isPastDue || before?.isPaid === true)
  // One whose first charge has yet to succeed may still convert.
  const trialWeek =
    isPaid || entitlement?.source !== 'stripe'
      ? undefined
      : (before?.trialWeek ?? (isTrial ? mondayOf(today) : undefined))
  return {
    status,
    isTrial,
    isPaid,
    isPastDue,
    isComplimentary: isComplimentary(standing),
    trialEndsAt: status === 'trial' ? standing.trialEndsAt : null,
    revenue: isPaid && status === 'active' ? revenueOf(checkout) : null,
    ...(trialWeek !== undefined && { trialWeek, trialMonth: monthOf(today) }),
    ...cohortOf(before),
    ...(isPaid && { paidSince: before?.paidSince ?? monthOf(today) }),
  }
}

/** A trial that an earlier release has seen began in the month of its week. */
function cohortOf(before: Counted | undefined): { trialMonth?: string } {
  const { trialMonth, trialWeek } = before ?? {}
  const month = trialMonth ?? (trialWeek && monthOf(trialWeek))
  return month ? { trialMonth: month } : {}
}

/** Stripe has yet to say what became of a trial that is over: counted as free meanwhile, nobody would ever convert. */
const isAtFirstCharge = (entitlement: Entitlement | undefined): boolean =>
  entitlement?.source === 'stripe' && entitlement.status === 'trial'

/** The price that was agreed to; a checkout of an earlier release, or none, leaves the one of the price book. */
const revenueOf = (checkout: NonNullable<Facts['checkout']> = { plan: DEFAULT_PLAN, currency: 'USD' }) => ({
  currency: checkout.currency,
  amount: perMonth(checkout.amount ?? amountOf(checkout), checkout.plan),
})

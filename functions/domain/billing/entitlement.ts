import * as z from 'zod/mini'
import {
  ENTITLEMENT_SOURCES,
  isComplimentary,
  membershipOf,
  type Standing,
  SubscriptionStatus,
} from '../../../shared/domain/subscription.ts'
import { after, DAY, EpochSeconds } from '../../../shared/domain/time.ts'

/** The stored claim to Premium. `version` is for compare-and-set: a stale writer must lose and look again. */
export type Entitlement = z.infer<typeof Entitlement>
export const Entitlement = z.object({
  status: SubscriptionStatus,
  source: z.enum([...ENTITLEMENT_SOURCES, 'unknown']),
  trialEndsAt: z.nullable(EpochSeconds),
  subscriptionEndsAt: z.nullable(EpochSeconds),
  /** The subscription at Stripe that it comes from. */
  subscriptionId: z.optional(z.string()),
  /** A charge failed and can still be paid. With access, it ends at `subscriptionEndsAt` unless one succeeds, or as Stripe says. */
  isPastDue: z.optional(z.literal(true)),
  /** It waits for the person to answer their bank. */
  needsConfirmation: z.optional(z.literal(true)),
  /** Since when a dispute keeps the person from trials and subscriptions. */
  disputedAt: z.optional(EpochSeconds),
  version: z.int(),
})

/** A claim as it is written: the store counts the version, and no claim moves the mark of a dispute. */
export type Claim = Omit<Entitlement, 'version' | 'disputedAt'>

/** An entitlement of another release: there is one, so that nobody takes it for none, and it opens nothing. */
export const UnknownEntitlement = z.pipe(
  z.object({ version: z.catch(z.int(), 0) }),
  z.transform(
    ({ version }): Entitlement => ({
      status: 'inactive',
      source: 'unknown',
      trialEndsAt: null,
      subscriptionEndsAt: null,
      version,
    }),
  ),
)

/** Whether a company may be charging the person for it. */
export const isBilled = (entitlement: Entitlement | undefined): boolean =>
  entitlement?.source === 'stripe' || entitlement?.source === 'unknown'

const NEVER_SUBSCRIBED: Standing = { status: 'free', trialEndsAt: null, subscriptionEndsAt: null }

export function standingOf(entitlement: Entitlement | undefined): Standing {
  if (!entitlement) return NEVER_SUBSCRIBED
  const { source, status, trialEndsAt, subscriptionEndsAt, isPastDue = false, needsConfirmation } = entitlement
  const isDisputed = entitlement.disputedAt !== undefined
  const standing = {
    status,
    trialEndsAt,
    subscriptionEndsAt,
    isPastDue,
    ...(needsConfirmation && { needsConfirmation }),
    ...(isDisputed && { isDisputed }),
  }
  return source === 'unknown' ? standing : { ...standing, source }
}

/** Whether an operator has given the access that somebody has now. */
export function hasGrant(entitlement: Entitlement | undefined, now: EpochSeconds): boolean {
  const standing = standingOf(entitlement)
  return isComplimentary(standing) && membershipOf(standing, now).hasActiveAccess
}

/** Whether two claims say the same. */
export const isSameClaim = (a: Claim, b: Claim): boolean =>
  (
    [
      'status',
      'source',
      'trialEndsAt',
      'subscriptionEndsAt',
      'subscriptionId',
      'isPastDue',
      'needsConfirmation',
    ] as const
  ).every((name) => a[name] === b[name])

/** How long before its first charge a trial is announced to end. */
export const REMINDED_BEFORE = DAY

/** When a job must look at a claim: to remind of a charge, or because it ends; undefined when it just goes on. */
export function nextLookAt({ status, trialEndsAt, subscriptionEndsAt }: Claim): EpochSeconds | undefined {
  switch (status) {
    case 'trial':
      return trialEndsAt === null ? undefined : after(trialEndsAt, -REMINDED_BEFORE)
    case 'active':
    case 'cancelled':
      return subscriptionEndsAt ?? trialEndsAt ?? undefined
    case 'free':
    case 'inactive':
      return undefined
  }
}

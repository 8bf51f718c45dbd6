import * as z from 'zod/mini'
import { ENTITLEMENT_SOURCES, type Standing, SubscriptionStatus } from '../../../shared/domain/subscription.ts'
import { EpochSeconds } from '../../../shared/domain/time.ts'

/** The stored claim to Premium. `version` is for compare-and-set: a stale writer must lose and look again. */
export type Entitlement = z.infer<typeof Entitlement>
export const Entitlement = z.object({
  status: SubscriptionStatus,
  source: z.enum(ENTITLEMENT_SOURCES),
  trialEndsAt: z.nullable(EpochSeconds),
  subscriptionEndsAt: z.nullable(EpochSeconds),
  version: z.int(),
})

const NEVER_SUBSCRIBED: Standing = { status: 'free', trialEndsAt: null, subscriptionEndsAt: null }

export const standingOf = (entitlement: Entitlement | undefined): Standing => entitlement ?? NEVER_SUBSCRIBED

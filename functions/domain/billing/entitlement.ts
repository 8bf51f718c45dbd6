import * as z from 'zod/mini'
import { ENTITLEMENT_SOURCES, type Standing, SubscriptionStatus } from '../../../shared/domain/subscription.ts'
import { EpochSeconds } from '../../../shared/domain/time.ts'

/** The stored claim to Premium. `version` is for compare-and-set: a stale writer must lose and look again. */
export type Entitlement = z.infer<typeof Entitlement>
export const Entitlement = z.object({
  status: SubscriptionStatus,
  source: z.enum([...ENTITLEMENT_SOURCES, 'unknown']),
  trialEndsAt: z.nullable(EpochSeconds),
  subscriptionEndsAt: z.nullable(EpochSeconds),
  version: z.int(),
})

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
  const { source, ...standing } = entitlement
  return source === 'unknown' ? standing : { ...standing, source }
}

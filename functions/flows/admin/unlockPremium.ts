import { complimentaryMonths } from '../../domain/admin/operatorClaims.ts'
import type { SyncSubscriptionNeeds } from '../billing/syncSubscription.ts'
import { answerChanged } from './answerChanged.ts'
import { type AdminRequest, readSyncedTarget } from './readTarget.ts'
import { type ReplaceAccessNeeds, replaceAccess } from './replaceAccess.ts'
import { requireApplies } from './requireApplies.ts'

export type UnlockPremiumNeeds = SyncSubscriptionNeeds & ReplaceAccessNeeds

/** Gives a person without a subscription some months of Premium. A trial at Stripe is ended first and never charged. */
export async function unlockPremium(
  needs: UnlockPremiumNeeds,
  { months, ...asked }: AdminRequest & { months: number },
) {
  const { accountId, now } = asked
  const { before } = await readSyncedTarget(needs, asked)
  await replaceAccess(needs, {
    accountId,
    claimAfter: (target) => {
      requireApplies('unlockPremium', target)
      return complimentaryMonths(months, { seen: target.entitlement, now })
    },
    mail: 'accessGranted',
    endsPaid: false,
    now,
  })
  return answerChanged(needs, { before, now })
}

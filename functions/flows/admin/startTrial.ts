import { giftTrial } from '../../domain/admin/operatorClaims.ts'
import type { SyncSubscriptionNeeds } from '../billing/syncSubscription.ts'
import { answerChanged } from './answerChanged.ts'
import { type AdminRequest, readSyncedTarget } from './readTarget.ts'
import { type ReplaceAccessNeeds, replaceAccess } from './replaceAccess.ts'
import { requireApplies } from './requireApplies.ts'

export type StartTrialNeeds = SyncSubscriptionNeeds & ReplaceAccessNeeds

/** Gives a person on the free plan some days of Premium. There is nothing of it at Stripe, and it ends by itself. */
export async function startTrial(needs: StartTrialNeeds, { days, ...asked }: AdminRequest & { days: number }) {
  const { accountId, now } = asked
  const { before } = await readSyncedTarget(needs, asked)
  await replaceAccess(needs, {
    accountId,
    claimAfter: (target) => {
      requireApplies('startTrial', target)
      return giftTrial(days, now)
    },
    mail: 'accessGranted',
    endsPaid: false,
    now,
  })
  return answerChanged(needs, { before, now })
}

import { type CancelRenewalNeeds, cancelRenewal } from '../billing/cancelRenewal.ts'
import { answerChanged } from './answerChanged.ts'
import { type AdminRequest, readSyncedTarget } from './readTarget.ts'
import { requireApplies } from './requireApplies.ts'

/** Cancels a trial or a subscription as the person could: access lasts to its end. Again, the answer is the same. */
export async function cancelSubscription(needs: CancelRenewalNeeds, asked: AdminRequest) {
  const { accountId, now } = asked
  const target = await readSyncedTarget(needs, asked)
  requireApplies('cancelSubscription', target)
  await cancelRenewal(needs, { accountId, now })
  return answerChanged(needs, { before: target.before, now })
}

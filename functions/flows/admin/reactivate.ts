import type { CancelRenewalNeeds } from '../billing/cancelRenewal.ts'
import { resumeRenewal } from '../billing/resumeRenewal.ts'
import { answerChanged } from './answerChanged.ts'
import { type AdminRequest, readSyncedTarget } from './readTarget.ts'
import { requireApplies } from './requireApplies.ts'

/** Takes a cancellation back as the person could, while access lasts. */
export async function reactivate(needs: CancelRenewalNeeds, asked: AdminRequest) {
  const { accountId, now } = asked
  const target = await readSyncedTarget(needs, asked)
  requireApplies('reactivate', target)
  await resumeRenewal(needs, { accountId, now })
  return answerChanged(needs, { before: target.before, now })
}

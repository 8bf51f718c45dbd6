import { hasNoAccess } from '../../../shared/domain/adminRules.ts'
import { madeFree } from '../../domain/admin/operatorClaims.ts'
import type { SyncSubscriptionNeeds } from '../billing/syncSubscription.ts'
import { answerChanged } from './answerChanged.ts'
import { type AdminRequest, readSyncedTarget, readTarget } from './readTarget.ts'
import { type ReplaceAccessNeeds, replaceAccess } from './replaceAccess.ts'
import { requireApplies } from './requireApplies.ts'

export type ConvertToFreeNeeds = SyncSubscriptionNeeds & ReplaceAccessNeeds

/** Ends a person's access at once, whatever it comes from. Nothing is charged, and nothing that was paid is given back. */
export async function convertToFree(needs: ConvertToFreeNeeds, asked: AdminRequest) {
  const { accountId, now } = asked
  const seen = await readTarget(needs, { accountId, now })
  // A trial converts in the second in which our row calls it over. What our row calls access is ended without a look, so
  // that a call which crashed after the end at Stripe can be made again.
  const target = hasNoAccess(seen.before) ? await readSyncedTarget(needs, asked) : await readTarget(needs, asked)
  requireApplies('convertToFree', target)
  await replaceAccess(needs, {
    accountId,
    claimAfter: ({ entitlement }) => madeFree({ seen: entitlement, now }),
    mail: 'accessEnded',
    endsPaid: true,
    now,
  })
  return answerChanged(needs, { before: target.before, now })
}

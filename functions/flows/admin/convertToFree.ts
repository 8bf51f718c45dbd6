import { madeFree } from '../../domain/admin/operatorClaims.ts'
import { orLookAgain } from '../billing/orLookAgain.ts'
import type { SyncSubscriptionNeeds } from '../billing/syncSubscription.ts'
import { answerChanged } from './answerChanged.ts'
import { type Asked, readSyncedTarget } from './readTarget.ts'
import { type ReplaceAccessNeeds, replaceAccess } from './replaceAccess.ts'
import { requireApplies } from './requireApplies.ts'

export type ConvertToFreeNeeds = SyncSubscriptionNeeds & ReplaceAccessNeeds

/** Ends a person's access at once, whatever it comes from. Nothing is charged, and nothing that was paid is given back. */
export async function convertToFree(needs: ConvertToFreeNeeds, asked: Asked) {
  const { accountId, now } = asked
  const target = await orLookAgain(needs, asked, () => readSyncedTarget(needs, asked))
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

import { Problem } from '../../../shared/contract/problem.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { DisputeStore } from '../../store/disputes.ts'
import type { EntitlementStore } from '../../store/entitlements.ts'
import { answerChanged } from './answerChanged.ts'
import { type AdminRequest, readTarget } from './readTarget.ts'

export interface ClearDisputeNeeds {
  accounts: Pick<AccountStore, 'find'>
  disputes: Pick<DisputeStore, 'listOf'>
  entitlements: Pick<EntitlementStore, 'commit'>
}

/** Lets somebody pay again whose bank has disputed a charge. Of two operators at once, the second is told so. */
export async function clearDispute(needs: ClearDisputeNeeds, asked: AdminRequest) {
  const { accountId, now } = asked
  const { before, entitlement } = await readTarget(needs, asked)
  if (entitlement?.disputedAt === undefined)
    throw new Problem('ACTION_UNAVAILABLE', {
      message: 'No dispute holds this account. It may have been won, or another operator has cleared it.',
    })
  const disputes = (await needs.disputes.listOf(accountId))
    .filter(({ clearedAt }) => clearedAt === undefined)
    .map((dispute) => ({ ...dispute, clearedAt: now }))
  const disputed = { disputes, disputedAt: null }
  if (!(await needs.entitlements.commit(accountId, entitlement, { claim: entitlement, disputed, now })))
    throw new Problem('CONFLICT')
  return answerChanged(needs, { before, now })
}

import { Problem } from '../../../shared/contract/problem.ts'
import { type AccessAction, appliesTo } from '../../../shared/domain/adminRules.ts'
import type { Target } from './readTarget.ts'

/** Refuses an action that does not apply to what the person has, before anything is changed. */
export function requireApplies(action: AccessAction, { entitlement, before }: Pick<Target, 'entitlement' | 'before'>) {
  if (entitlement?.source === 'unknown')
    throw new Problem('CONFLICT', { message: 'A newer release gave this account its access. Change it there.' })
  if (appliesTo[action](before)) return
  throw new Problem('ACTION_UNAVAILABLE', {
    message: refusals[action],
    details: { currentStatus: before.subscriptionStatus },
  })
}

const refusals: Record<AccessAction, string> = {
  startTrial: 'This person has access already, so a gift would change nothing. Make them free first.',
  unlockPremium: 'This person has Premium already. Make them free first to give them months instead.',
  forceConvert: 'Only a running trial with a card can be charged now, and this person has none.',
  resetTrial: 'This person has no running trial to extend. Give a gift trial if they are on the free plan.',
  convertToFree: 'This person is on the free plan already.',
  reactivate:
    'Only what was cancelled and still gives access can be reactivated, and this person has nothing like that.',
  cancelSubscription: 'This person has no subscription to cancel. Make them free to end complimentary access.',
}

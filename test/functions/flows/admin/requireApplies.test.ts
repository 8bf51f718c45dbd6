import { expect, test } from 'vitest'
import { requireApplies } from '../../../../functions/flows/admin/requireApplies.ts'
import type { ListedUser } from '../../../../shared/domain/admin.ts'
import type { AccessAction } from '../../../../shared/domain/adminRules.ts'
import { anAdminUser } from '../../../makers/anAdminUser.ts'

const complimentary = { subscriptionStatus: 'active', isComplimentary: true } as const
const refusals: Record<AccessAction, [Partial<ListedUser>, RegExp]> = {
  startTrial: [complimentary, /has access already/],
  unlockPremium: [complimentary, /has Premium already/],
  forceConvert: [{}, /Only a running trial with a card/],
  resetTrial: [{}, /no running trial to extend/],
  convertToFree: [{}, /on the free plan already/],
  reactivate: [complimentary, /cancelled and still gives access/],
  cancelSubscription: [complimentary, /no subscription to cancel/],
}

test.each(
  Object.entries(refusals),
)('%s is refused where it does not apply, with the reason and what the person has', (action, [own, reason]) => {
  const before = anAdminUser(own)

  const refused = () => requireApplies(action as AccessAction, { entitlement: undefined, before })

  expect(refused).toThrow(reason)
  expect(refused).toThrow(
    expect.objectContaining({ code: 'ACTION_UNAVAILABLE', details: { currentStatus: before.subscriptionStatus } }),
  )
})

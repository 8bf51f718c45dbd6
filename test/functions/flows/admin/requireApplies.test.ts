import { expect, test } from 'vitest'
import { adminUserOf } from '../../../../functions/domain/admin/adminUserOf.ts'
import type { Entitlement } from '../../../../functions/domain/billing/entitlement.ts'
import { requireApplies } from '../../../../functions/flows/admin/requireApplies.ts'
import type { AccessAction } from '../../../../shared/domain/adminRules.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { NOW } from '../../../makers/later.ts'

const check = (action: AccessAction, entitlement?: Entitlement) => () =>
  requireApplies(action, { entitlement, before: adminUserOf(anAccount(), entitlement, NOW) })

test('an action that does not apply is refused with what the person has and what to do', () => {
  expect(check('convertToFree')).toThrow(
    expect.objectContaining({
      code: 'ACTION_UNAVAILABLE',
      message: 'This person is on the free plan already.',
      details: { currentStatus: 'free' },
    }),
  )
  expect(check('startTrial')).not.toThrow()
})

test('what a newer release has written is left to that release', () => {
  expect(check('startTrial', anEntitlement({ status: 'inactive', source: 'unknown' }))).toThrow(
    expect.objectContaining({ code: 'CONFLICT' }),
  )
})

import { expect, test } from 'vitest'
import { adminUserOf } from '../../../../functions/domain/admin/adminUserOf.ts'
import { answerChanged } from '../../../../functions/flows/admin/answerChanged.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { NOW } from '../../../makers/later.ts'

const before = adminUserOf(anAccount(), undefined, NOW)

test('an action answers the account before it and as it is stored after it', async () => {
  const { user, ...rest } = await answerChanged(moneyNeeds({ entitlement: anEntitlement() }), { before, now: NOW })

  expect(rest).toEqual({ before })
  expect(user.subscriptionStatus).toBe('active')
})

test('an account that was erased in the meantime is not found', async () => {
  const needs = moneyNeeds()
  needs.memory.accounts.clear()

  await expect(answerChanged(needs, { before, now: NOW })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

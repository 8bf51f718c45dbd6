import { expect, test } from 'vitest'
import { adminUserOf } from '../../../../functions/domain/admin/adminUserOf.ts'
import { AdminUser } from '../../../../shared/domain/admin.ts'
import { DAY, isoInstant } from '../../../../shared/domain/time.ts'
import { aBornAccount, anAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { later, NOW } from '../../../makers/later.ts'

test('an operator sees what the contract names, and no secret and nothing of a birth', () => {
  const account = aBornAccount({ passwordHash: 'scrypt$secret', googleSub: 'google-secret' })

  const seen = adminUserOf(account, anEntitlement({ subscriptionId: 'sub_1' }), NOW)

  expect(AdminUser.parse(seen)).toEqual(seen)
  expect(JSON.stringify(seen)).not.toMatch(/secret|London|1993/)
  expect(seen).toMatchObject({ id: 'usr_jane', hasGoogle: true, createdAt: isoInstant(NOW), isPastDue: false })
})

test('an operator sees the status as it counts now, whether or not a job has run', () => {
  const trial = anEntitlement({ status: 'trial', subscriptionId: 'sub_1', trialEndsAt: later(DAY) })

  expect(adminUserOf(anAccount(), trial, NOW)).toMatchObject({
    subscriptionStatus: 'trial',
    trialEndsAt: isoInstant(later(DAY)),
    stripeSubscriptionId: 'sub_1',
  })
  expect(adminUserOf(anAccount(), trial, later(DAY))).toMatchObject({
    subscriptionStatus: 'inactive',
    stripeSubscriptionId: null,
  })
})

test('an operator can tell who never had access, whose access is a gift and whose charge failed', () => {
  const gift = anEntitlement({ status: 'trial', source: 'gift', trialEndsAt: later(DAY) })
  const owing = anEntitlement({ subscriptionId: 'sub_1', isPastDue: true, subscriptionEndsAt: later(DAY) })

  expect(adminUserOf(anAccount(), undefined, NOW)).toMatchObject({
    subscriptionStatus: 'free',
    stripeSubscriptionId: null,
  })
  expect(adminUserOf(anAccount(), gift, NOW)).toMatchObject({ isComplimentary: true, stripeSubscriptionId: null })
  expect(adminUserOf(anAccount(), owing, NOW)).toMatchObject({ isComplimentary: false, isPastDue: true })
})

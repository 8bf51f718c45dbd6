import { beforeEach, describe, expect, test } from 'vitest'
import { standingOf } from '../../../../functions/domain/billing/entitlement.ts'
import { grantAccess } from '../../../../functions/flows/billing/grantAccess.ts'
import { membershipOf } from '../../../../shared/domain/subscription.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { later, NOW } from '../../../makers/later.ts'

let stores: ReturnType<typeof fakeStores>

beforeEach(() => {
  stores = fakeStores()
  stores.memory.accounts.set('usr_jane', anAccount())
  stores.memory.owners.set('jane@example.com', { accountId: 'usr_jane' })
})

const grant = (email = 'jane@example.com') => grantAccess(stores, { email, days: 7, now: NOW })
const hasAccess = (seconds: number) =>
  membershipOf(standingOf(stores.memory.entitlements.get('usr_jane')), later(seconds)).hasActiveAccess

describe('complimentary access', () => {
  test('lasts its days and ends by itself', async () => {
    await grant('JANE@example.com')

    expect([hasAccess(7 * DAY - 1), hasAccess(7 * DAY)]).toEqual([true, false])
  })

  test('can be given again', async () => {
    await grant()
    await grantAccess(stores, { email: 'jane@example.com', days: 30, now: later(DAY) })

    expect([hasAccess(31 * DAY - 1), hasAccess(31 * DAY)]).toEqual([true, false])
  })

  test('is refused for an address without an account', async () => {
    await expect(grant('nobody@example.com')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'No account has this email.',
    })
  })

  test.each([
    'trial',
    'active',
    'cancelled',
  ] as const)('never takes the place of a subscription (%s)', async (status) => {
    const paid = anEntitlement({ status, source: 'stripe' })
    stores.memory.entitlements.set('usr_jane', paid)

    await expect(grant()).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This account has a Stripe subscription. Change it in Stripe.',
    })
    expect(stores.memory.entitlements.get('usr_jane')).toEqual(paid)
  })

  test('never replaces an entitlement that only a newer release understands', async () => {
    const unknown = anEntitlement({ status: 'inactive', source: 'unknown' })
    stores.memory.entitlements.set('usr_jane', unknown)

    await expect(grant()).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^A newer release gave this account its access\./),
    })
    expect(stores.memory.entitlements.get('usr_jane')).toEqual(unknown)
  })

  test('follows a subscription that is over', async () => {
    stores.memory.entitlements.set('usr_jane', anEntitlement({ status: 'inactive', source: 'stripe' }))
    await grant()

    expect(hasAccess(0)).toBe(true)
  })

  test('does not overwrite a change that came in between', async () => {
    const entitlements = { replace: async () => false }

    await expect(
      grantAccess({ ...stores, entitlements }, { email: 'jane@example.com', days: 7, now: NOW }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { standingOf } from '../../../../functions/domain/billing/entitlement.ts'
import { grantAccess } from '../../../../functions/flows/billing/grantAccess.ts'
import { membershipOf } from '../../../../shared/domain/subscription.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { aSetup } from '../../../fakes/fakePayments.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { aCheckout } from '../../../makers/aCheckout.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { aSubscription } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

let stores: ReturnType<typeof moneyNeeds>

beforeEach(() => {
  stores = moneyNeeds()
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

  test('never stands beside a subscription of which no event has told yet', async () => {
    stores.payments.state.subscriptions = [aSubscription()]

    await expect(grant()).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(stores.entitlementOf()).toBeUndefined()
  })

  test('closes a checkout that is open', async () => {
    await stores.checkouts.begin(undefined, aCheckout())
    stores.payments.state.setups.set('seti_1', aSetup({ status: 'waiting' }))

    await grant()

    expect(stores.memory.checkouts.get('usr_jane')?.dueAt).toBe(NOW)
    expect(stores.payments.state.setups.get('seti_1')?.status).toBe('canceled')
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

import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { accountStore } from '../../../functions/store/accounts.ts'
import { entitlementStore } from '../../../functions/store/entitlements.ts'
import { keys } from '../../../functions/store/keys.ts'
import { DAY, MINUTE } from '../../../shared/domain/time.ts'
import { aCheckout } from '../../makers/aCheckout.ts'
import { aMail } from '../../makers/aMail.ts'
import { anEntitlement } from '../../makers/anEntitlement.ts'
import { aStartedSubscription } from '../../makers/aStartedSubscription.ts'
import { later, NOW } from '../../makers/later.ts'
import { addAccount } from './addAccount.ts'
import { describeStores, emptyTables } from './describeStores.ts'

describeStores('entitlements', (stores) => {
  const { version: _, ...claim } = anEntitlement()

  test('of many first writers one writes', async () => {
    const written = await Promise.all(
      Array.from({ length: 20 }, () => stores().entitlements.replace('usr_jane', undefined, { claim, now: NOW })),
    )

    expect(written.filter(Boolean)).toHaveLength(1)
  })

  test('a writer who saw an older version loses', async () => {
    const { entitlements } = stores()
    await entitlements.replace('usr_jane', undefined, { claim, now: NOW })
    const first = anEntitlement({ version: 1 })

    expect(await entitlements.replace('usr_jane', first, { claim: { ...claim, status: 'cancelled' }, now: NOW })).toBe(
      true,
    )
    expect(await entitlements.replace('usr_jane', first, { claim: { ...claim, status: 'inactive' }, now: NOW })).toBe(
      false,
    )
  })

  test('a claim that is committed is written with its mails, for an account that is open', async () => {
    const { entitlements, accounts, outbox } = stores()
    await addAccount(stores())

    expect(await entitlements.commit('usr_jane', undefined, { claim, mails: [aMail()], now: NOW })).toBe(true)

    expect((await accounts.find('usr_jane'))?.entitlement).toEqual(anEntitlement({ version: 1 }))
    expect(await outbox.listDue(NOW)).toEqual([aMail().id])
  })

  test('a claim that is committed over an older version is refused, and its mails with it', async () => {
    const { entitlements, accounts, outbox } = stores()
    await addAccount(stores())
    await entitlements.commit('usr_jane', undefined, { claim, now: NOW })
    const cancelled = { ...claim, status: 'cancelled' as const }

    expect(await entitlements.commit('usr_jane', anEntitlement({ version: 1 }), { claim: cancelled, now: NOW })).toBe(
      true,
    )
    const late = await entitlements.commit('usr_jane', anEntitlement({ version: 1 }), {
      claim,
      mails: [aMail()],
      now: NOW,
    })

    expect(late).toBe(false)
    expect((await accounts.find('usr_jane'))?.entitlement).toEqual(anEntitlement({ status: 'cancelled', version: 2 }))
    expect(await outbox.listDue(NOW)).toEqual([])
  })

  test.each(['deleting', 'unknown'] as const)('nothing is committed for an account that is %s', async (status) => {
    const { entitlements, accounts } = stores()
    await addAccount(stores(), { status })

    expect(await entitlements.commit('usr_jane', undefined, { claim, now: NOW })).toBe(false)
    expect((await accounts.find('usr_jane'))?.entitlement).toBeUndefined()
  })

  test('nothing is committed for an account that is gone', async () => {
    expect(await stores().entitlements.commit('usr_jane', undefined, { claim, now: NOW })).toBe(false)
  })

  const finished = { checkout: aCheckout(), answer: aStartedSubscription() }

  test('a checkout that is finished keeps its answer, is due no more, and has used the trial', async () => {
    const { entitlements, checkouts, customers } = stores()
    await addAccount(stores())
    await checkouts.begin(undefined, aCheckout())
    await customers.keep('usr_jane', 'cus_jane')

    expect(await entitlements.commit('usr_jane', undefined, { claim, finished, now: NOW })).toBe(true)

    expect(await checkouts.find('usr_jane')).toEqual(aCheckout({ done: aStartedSubscription(), version: 2 }))
    expect(await checkouts.due.listDue(later(2 * DAY))).toEqual([])
    expect(await customers.find('usr_jane')).toEqual({ customerId: 'cus_jane', trialUsedAt: NOW })
  })

  test('a checkout that another one has taken the place of is not finished', async () => {
    const { entitlements, accounts, checkouts, customers } = stores()
    await addAccount(stores())
    await checkouts.begin(undefined, aCheckout({ attempt: 'chk_2' }))
    await customers.keep('usr_jane', 'cus_jane')

    expect(await entitlements.commit('usr_jane', undefined, { claim, finished, now: NOW })).toBe(false)
    expect((await accounts.find('usr_jane'))?.entitlement).toBeUndefined()
  })

  test('a checkout of somebody who is no customer is not finished', async () => {
    const { entitlements, checkouts } = stores()
    await addAccount(stores())
    await checkouts.begin(undefined, aCheckout())

    expect(await entitlements.commit('usr_jane', undefined, { claim, finished, now: NOW })).toBe(false)
    expect(await checkouts.find('usr_jane')).toEqual(aCheckout())
  })

  test('a claim is due when somebody must look at it, and is due anew when it changes', async () => {
    const { entitlements } = stores()
    const trial = { ...claim, status: 'trial' as const, trialEndsAt: later(3 * DAY) }
    await entitlements.replace('usr_jane', undefined, { claim: trial, now: NOW })

    expect(await entitlements.due.listDue(later(2 * DAY - 1))).toEqual([])
    expect(await entitlements.due.listDue(later(2 * DAY))).toEqual(['usr_jane'])
    await entitlements.due.claim('usr_jane', later(2 * DAY))
    const moved = { ...trial, trialEndsAt: later(4 * DAY) }
    await entitlements.replace('usr_jane', anEntitlement({ version: 1 }), { claim: moved, now: NOW })
    expect(await entitlements.due.listDue(later(3 * DAY - 1))).toEqual([])
    expect((await entitlements.due.claim('usr_jane', later(3 * DAY)))?.lease).toEqual({
      id: 'usr_jane',
      dueAt: later(3 * DAY),
      attempts: 1,
    })
    expect(await entitlements.due.claim('usr_jane', later(3 * DAY + MINUTE - 1))).toBeUndefined()
    expect((await entitlements.due.claim('usr_jane', later(3 * DAY + MINUTE)))?.lease.attempts).toBe(2)
  })

  test('a claim whose time had passed when it was written is due at once, on the day that is still listed', async () => {
    const { entitlements } = stores()
    await addAccount(stores())
    const now = later(5 * DAY)
    await entitlements.due.listDue(now)
    const owing = { ...claim, isPastDue: true as const, subscriptionEndsAt: later(2 * DAY) }
    await entitlements.commit('usr_jane', undefined, { claim: owing, now })

    expect(await entitlements.due.listDue(now)).toEqual(['usr_jane'])
    expect((await entitlements.due.claim('usr_jane', now))?.lease.dueAt).toBe(now)
  })

  test('a claim that just goes on is never due', async () => {
    const { entitlements } = stores()
    await entitlements.replace('usr_jane', undefined, {
      claim: { ...claim, status: 'cancelled', subscriptionEndsAt: NOW },
      now: NOW,
    })
    await entitlements.replace('usr_jane', anEntitlement({ version: 1 }), { claim, now: NOW })

    expect(await entitlements.due.listDue(later(DAY))).toEqual([])
    expect(await entitlements.due.claim('usr_jane', later(DAY))).toBeUndefined()
  })
})

describe('the row of an entitlement', () => {
  const table = emptyTables()
  const { version: _, ...claim } = anEntitlement()

  test('keeps nothing of an earlier claim that the new one does not say', async () => {
    const entitlements = entitlementStore(table())
    const owing = { ...claim, subscriptionId: 'sub_1', isPastDue: true as const, subscriptionEndsAt: later(DAY) }
    await entitlements.replace('usr_jane', undefined, { claim: owing, now: NOW })
    await entitlements.due.claim('usr_jane', later(DAY))

    await entitlements.replace('usr_jane', anEntitlement({ version: 1 }), { claim, now: NOW })

    const Key = keys.entitlement('usr_jane')
    const { Item } = await table().client.send(new GetCommand({ TableName: table().name, Key, ConsistentRead: true }))
    expect(Item).toEqual({ ...Key, ...claim, version: 2, attempts: 0 })
  })

  test('keeps the name of its kind, by which rows of other releases are found', async () => {
    await entitlementStore(table()).replace('usr_jane', undefined, {
      claim: { ...claim, subscriptionEndsAt: NOW },
      now: NOW,
    })

    const Key = keys.entitlement('usr_jane')
    const { Item } = await table().client.send(new GetCommand({ TableName: table().name, Key, ConsistentRead: true }))
    expect(Item).toMatchObject({ duePk: expect.stringMatching(/^DUE#ENTITLEMENT#20261121#/), dueAt: NOW, attempts: 0 })
  })

  test('wakes the job for the mails that are written with it, and for none that are not', async () => {
    const woken: unknown[] = []
    const entitlements = entitlementStore(table(), async (items) => void woken.push(...items))
    await addAccount({ accounts: accountStore(table()) })
    await entitlements.commit('usr_jane', undefined, { claim, mails: [aMail()], now: NOW })
    await entitlements.commit('usr_jane', undefined, { claim, mails: [aMail({ id: 'usr_jane/late' })], now: NOW })

    expect(woken).toEqual([aMail()])
  })
})

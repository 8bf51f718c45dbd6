import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { checkoutStore, finishedCheckout } from '../../../functions/store/checkouts.ts'
import { keys } from '../../../functions/store/keys.ts'
import { DAY, HOUR, MINUTE } from '../../../shared/domain/time.ts'
import { aCheckout } from '../../makers/aCheckout.ts'
import { aStartedSubscription } from '../../makers/aStartedSubscription.ts'
import { later, NOW } from '../../makers/later.ts'
import { describeStores, emptyTables } from './describeStores.ts'

const trial = { claims: ['address', 'card'], trialEndsAt: later(3 * DAY), now: NOW }

describeStores('checkouts', (stores) => {
  test('a checkout is found as it was begun, by its own account only', async () => {
    const { checkouts } = stores()

    expect(await checkouts.begin(undefined, aCheckout())).toBe(true)
    expect(await checkouts.find('usr_jane')).toEqual(aCheckout())
    expect(await checkouts.find('usr_john')).toBeUndefined()
  })

  test('of many who begin at once one begins', async () => {
    const { checkouts } = stores()
    const begun = await Promise.all(
      Array.from({ length: 10 }, (_, each) => checkouts.begin(undefined, aCheckout({ attempt: `chk_${each}` }))),
    )

    expect(begun.filter(Boolean)).toHaveLength(1)
  })

  test('a checkout takes the place of the one that was seen, and of no later one', async () => {
    const { checkouts } = stores()
    await checkouts.begin(undefined, aCheckout())
    const second = aCheckout({ attempt: 'chk_2', currency: 'SGD', version: 2 })

    expect(await checkouts.begin(aCheckout(), second)).toBe(true)
    expect(await checkouts.begin(aCheckout(), aCheckout({ attempt: 'chk_3' }))).toBe(false)
    expect(await checkouts.find('usr_jane')).toEqual(second)
  })

  test('a change counts the version, and is refused to whoever saw an older one', async () => {
    const { checkouts } = stores()
    await checkouts.begin(undefined, aCheckout())

    expect(await checkouts.update(aCheckout(), { setupIntentId: 'seti_2' })).toBe(true)
    expect(await checkouts.update(aCheckout(), { tries: 1 })).toBe(false)
    expect(await checkouts.find('usr_jane')).toEqual(aCheckout({ setupIntentId: 'seti_2', version: 2 }))
  })

  test('a checkout is removed as it was seen, and only so', async () => {
    const { checkouts } = stores()
    await checkouts.begin(undefined, aCheckout())

    expect(await checkouts.remove(aCheckout({ version: 2 }))).toBe(false)
    expect(await checkouts.remove(aCheckout())).toBe(true)
    expect(await checkouts.find('usr_jane')).toBeUndefined()
    expect(await checkouts.due.listDue(later(2 * DAY))).toEqual([])
  })

  test('a claimed trial is noted in its checkout, and every fingerprint counts as used by others only', async () => {
    const { checkouts } = stores()
    await checkouts.begin(undefined, aCheckout())

    expect(await checkouts.claimTrial(aCheckout(), trial)).toBe(true)

    const { claims, trialEndsAt } = trial
    expect(await checkouts.find('usr_jane')).toEqual(aCheckout({ claims, trialEndsAt, version: 2 }))
    const used = (attempt?: string) => Promise.all(claims.map((claim) => checkouts.hasTrial(claim, attempt)))
    expect(await used()).toEqual([true, true])
    expect(await used('chk_2')).toEqual([true, true])
    expect(await used('chk_1')).toEqual([false, false])
    expect(await checkouts.hasTrial('another')).toBe(false)
  })

  test('a checkout may claim again what it has claimed', async () => {
    const { checkouts } = stores()
    await checkouts.begin(undefined, aCheckout())
    await checkouts.claimTrial(aCheckout(), trial)

    expect(await checkouts.claimTrial(aCheckout({ version: 2 }), trial)).toBe(true)
  })

  test('one fingerprint of somebody else’s trial refuses the whole claim', async () => {
    const { checkouts } = stores()
    const johns = aCheckout({ accountId: 'usr_john', attempt: 'chk_john' })
    await checkouts.begin(undefined, johns)
    await checkouts.claimTrial(johns, { ...trial, claims: ['card'] })
    await checkouts.begin(undefined, aCheckout())

    expect(await checkouts.claimTrial(aCheckout(), trial)).toBe(false)
    expect(await checkouts.find('usr_jane')).toEqual(aCheckout())
    expect(await checkouts.hasTrial('address')).toBe(false)
  })

  test('a checkout that has changed since it was seen claims nothing', async () => {
    const { checkouts } = stores()
    await checkouts.begin(undefined, aCheckout())
    await checkouts.update(aCheckout(), { tries: 1 })

    expect(await checkouts.claimTrial(aCheckout(), trial)).toBe(false)
    expect(await checkouts.hasTrial('card')).toBe(false)
  })

  test('a checkout that came to nothing gives back its own claims and nobody else’s', async () => {
    const { checkouts } = stores()
    await checkouts.begin(undefined, aCheckout())
    await checkouts.claimTrial(aCheckout(), trial)

    await checkouts.releaseTrial(aCheckout({ attempt: 'chk_2', claims: ['address', 'card'] }))
    expect([await checkouts.hasTrial('address'), await checkouts.hasTrial('card')]).toEqual([true, true])
    await checkouts.releaseTrial(aCheckout())
    expect(await checkouts.hasTrial('card')).toBe(true)
    await checkouts.releaseTrial(aCheckout({ claims: ['address', 'card'] }))
    expect([await checkouts.hasTrial('address'), await checkouts.hasTrial('card')]).toEqual([false, false])
  })

  test('a checkout is due when its day is over, for one run at a time', async () => {
    const { checkouts } = stores()
    await checkouts.begin(undefined, aCheckout())

    expect(await checkouts.due.listDue(later(DAY - 1))).toEqual([])
    expect(await checkouts.due.listDue(later(DAY))).toEqual(['usr_jane'])
    const claimed = await checkouts.due.claim('usr_jane', later(DAY))
    expect(claimed?.lease).toEqual({ id: 'usr_jane', dueAt: later(DAY), attempts: 1 })
    expect(await checkouts.due.claim('usr_jane', later(DAY + MINUTE - 1))).toBeUndefined()
    expect((await checkouts.due.claim('usr_jane', later(DAY + MINUTE)))?.lease.attempts).toBe(2)
  })
})

describe('what is stored of a trial', () => {
  const table = emptyTables()

  test('outlives its account by a thousand days and then goes by itself', async () => {
    const checkouts = checkoutStore(table())
    await checkouts.begin(undefined, aCheckout())
    await checkouts.claimTrial(aCheckout(), trial)

    const { Item } = await table().client.send(
      new GetCommand({ TableName: table().name, Key: keys.trial('card'), ConsistentRead: true }),
    )
    expect(Item).toEqual({ ...keys.trial('card'), owner: 'chk_1', ttl: later(1000 * DAY) })
  })

  test('a checkout keeps the name of its kind, by which rows of other releases are found', async () => {
    await checkoutStore(table()).begin(undefined, aCheckout())

    const Key = keys.checkout('usr_jane')
    const { Item } = await table().client.send(new GetCommand({ TableName: table().name, Key, ConsistentRead: true }))
    expect(Item).toMatchObject({ duePk: expect.stringMatching(/^DUE#CHECKOUT#20261122#/), attempts: 0 })
  })

  test('a checkout that has become a subscription keeps its answer and is due no more', async () => {
    const checkouts = checkoutStore(table())
    await checkouts.begin(undefined, aCheckout())
    await checkouts.due.claim('usr_jane', later(DAY))

    const finish = (checkout = aCheckout()) =>
      table().client.send(new UpdateCommand(finishedCheckout(table().name, checkout, aStartedSubscription())))
    await expect(finish(aCheckout({ attempt: 'chk_2' }))).rejects.toThrow('conditional request failed')
    await finish()

    expect(await checkouts.find('usr_jane')).toEqual(aCheckout({ done: aStartedSubscription(), version: 2 }))
    const Key = keys.checkout('usr_jane')
    const { Item } = await table().client.send(new GetCommand({ TableName: table().name, Key, ConsistentRead: true }))
    for (const attribute of ['duePk', 'dueSk', 'leasedUntil']) expect(Item).not.toHaveProperty(attribute)
  })

  test('a checkout that became due long before the first run of its job is found by it', async () => {
    await checkoutStore(table()).begin(undefined, aCheckout({ dueAt: later(-DAY + 13 * HOUR) }))

    expect(await checkoutStore(table()).due.listDue(later(13 * HOUR))).toEqual(['usr_jane'])
  })
})

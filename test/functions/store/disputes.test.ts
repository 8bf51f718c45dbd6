import { expect, test } from 'vitest'
import type { Dispute } from '../../../functions/domain/billing/dispute.ts'
import { DAY } from '../../../shared/domain/time.ts'
import { aDispute } from '../../makers/aDispute.ts'
import { anEntitlement } from '../../makers/anEntitlement.ts'
import { later, NOW } from '../../makers/later.ts'
import { addAccount } from './addAccount.ts'
import { describeStores, type Stores } from './describeStores.ts'

const claim = { source: 'stripe', status: 'inactive', trialEndsAt: null, subscriptionEndsAt: null } as const

/** Writes disputes of Jane's down as a flow does, with the mark of her account. */
async function write({ accounts, entitlements }: Stores, disputes: Dispute[]) {
  const seen = (await accounts.find('usr_jane'))?.entitlement
  return entitlements.commit('usr_jane', seen, { claim, disputed: { disputes, disputedAt: NOW }, now: NOW })
}

describeStores('disputes', (stores) => {
  test('are kept with their account and its mark, or not at all', async () => {
    await addAccount(stores())

    expect(await write(stores(), [aDispute()])).toBe(true)

    expect(await stores().disputes.listOf('usr_jane')).toEqual([aDispute()])
    expect(await stores().disputes.listOf('usr_john')).toEqual([])
    expect((await stores().accounts.find('usr_jane'))?.entitlement?.disputedAt).toBe(NOW)
    const stale = anEntitlement({ version: 7 })
    const disputed = { disputes: [aDispute({ id: 'du_2' })], disputedAt: NOW }
    expect(await stores().entitlements.commit('usr_jane', stale, { claim, disputed, now: NOW })).toBe(false)
    expect(await stores().disputes.listOf('usr_jane')).toEqual([aDispute()])
  })

  test('are listed with what waits first, the most urgent before the others, and then what was settled last', async () => {
    await addAccount(stores())
    await write(stores(), [
      aDispute({ id: 'du_old', status: 'lost', createdAt: later(-9 * DAY) }),
      aDispute({ id: 'du_late', dueBy: later(9 * DAY) }),
      aDispute({ id: 'du_new', status: 'won', createdAt: later(-DAY) }),
      aDispute({ id: 'du_soon', dueBy: later(DAY) }),
    ])
    const listed = async () => (await stores().disputes.list()).map(({ id, accountId }) => [id, accountId])

    expect(await listed()).toEqual([
      ['du_soon', 'usr_jane'],
      ['du_late', 'usr_jane'],
      ['du_new', 'usr_jane'],
      ['du_old', 'usr_jane'],
    ])
    await write(stores(), [aDispute({ id: 'du_soon', clearedAt: NOW })])
    expect((await listed())[0]?.[0]).toBe('du_late')
  })
})

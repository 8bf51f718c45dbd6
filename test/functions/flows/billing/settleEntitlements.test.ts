import { describe, expect, test } from 'vitest'
import type { Claim } from '../../../../functions/domain/billing/entitlement.ts'
import { settleEntitlements } from '../../../../functions/flows/billing/settleEntitlements.ts'
import { DAY, MINUTE } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { aSubscription, aTrial } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const END = 3 * DAY

async function withClaim(changes: Partial<Claim>, subscriptions: ReturnType<typeof aSubscription>[] = []) {
  const needs = moneyNeeds({ subscriptions })
  const { version: _, ...claim } = anEntitlement({ subscriptionId: 'sub_1', ...changes })
  await needs.entitlements.replace('usr_jane', undefined, { claim, now: NOW })
  return { ...needs, at: (seconds: number) => settleEntitlements(needs, { now: later(seconds) }) }
}

const trial = { status: 'trial' as const, trialEndsAt: later(END) }
const gift = { ...trial, source: 'gift' as const, subscriptionId: undefined }

describe('a trial', () => {
  test('is reminded of its first charge a day before it, once', async () => {
    const { at, memory } = await withClaim(trial, [aTrial()])

    expect(await at(END - DAY - 1)).toEqual({ done: 0, failed: 0 })
    expect(await at(END - DAY)).toEqual({ done: 1, failed: 0 })
    expect(await at(END - 1)).toEqual({ done: 0, failed: 0 })

    expect([...memory.mails.values()]).toEqual([
      {
        id: `usr_jane/trialReminder-sub_1-${later(END)}`,
        kind: 'trialReminder',
        accountId: 'usr_jane',
        charge: { plan: 'weekly', amount: 1299, was: 1299, currency: 'usd', at: later(END) },
        dueAt: later(END - DAY),
        attempts: 0,
      },
    ])
  })

  test('that names no subscription is reminded all the same', async () => {
    const { at, memory } = await withClaim({ ...trial, subscriptionId: undefined }, [aTrial()])

    await at(END - DAY)

    expect([...memory.mails.keys()]).toEqual([`usr_jane/trialReminder--${later(END)}`])
  })

  test.each([
    ['whose subscription is gone', []],
    ['whose subscription is over', [aTrial({ status: 'canceled' })]],
  ])('%s has no charge to be reminded of', async (_, subscriptions) => {
    const { at, mailKinds } = await withClaim(trial, subscriptions)

    expect(await at(END - DAY)).toEqual({ done: 1, failed: 0 })
    expect(mailKinds()).toEqual([])
  })

  test('of somebody who is no customer has no charge to be reminded of', async () => {
    const { at, mailKinds, memory } = await withClaim(trial, [aTrial()])
    memory.customers.clear()

    expect(await at(END - DAY)).toEqual({ done: 1, failed: 0 })
    expect(mailKinds()).toEqual([])
  })

  test('that was given ends without a charge and without a mail', async () => {
    const { at, mailKinds, entitlementOf } = await withClaim(gift, [aTrial()])

    expect(await at(END - DAY)).toEqual({ done: 1, failed: 0 })
    expect(entitlementOf()?.status).toBe('trial')
    expect(await at(END)).toEqual({ done: 1, failed: 0 })
    expect(entitlementOf()).toMatchObject({ status: 'inactive', source: 'gift', version: 2 })
    expect(mailKinds()).toEqual([])
  })

  test('that has become a subscription is written down as one at its end', async () => {
    const { at, payments, entitlementOf, memory } = await withClaim(trial, [aTrial()])
    await at(END - DAY)
    memory.mails.clear()
    payments.state.subscriptions = [
      aSubscription({ renews: false, trialEndsAt: later(END), periodStartedAt: later(END) }),
    ]

    expect(await at(END)).toEqual({ done: 1, failed: 0 })
    expect(memory.customers.get('usr_jane')?.trialUsedAt).toBe(later(END))
    expect([...memory.mails.values()]).toMatchObject([{ kind: 'subscriptionCancelled', dueAt: later(END) }])
    expect(entitlementOf()).toMatchObject({ status: 'cancelled', trialEndsAt: null })
  })
})

describe('an end that Stripe has not told of yet', () => {
  test('is looked at again every ten minutes, and is an operator’s business after a day', async () => {
    const { at, warnings, entitlementOf } = await withClaim(trial, [aTrial()])
    await at(END - DAY)

    expect(await at(END)).toEqual({ done: 1, failed: 0 })
    expect(await at(END + 10 * MINUTE - 1)).toEqual({ done: 0, failed: 0 })
    expect(await at(END + 10 * MINUTE)).toEqual({ done: 1, failed: 0 })
    expect(warnings).toEqual([])
    expect(entitlementOf()?.version).toBe(1)
  })

  test('for which no run came in a day warns, and not a second earlier', async () => {
    const cancelled = { status: 'cancelled' as const, subscriptionEndsAt: later(END) }
    const subscriptions = [aSubscription({ renews: false, periodEndsAt: later(END) })]
    const onTime = await withClaim(cancelled, subscriptions)
    const late = await withClaim(cancelled, subscriptions)

    await onTime.at(END + DAY)
    await late.at(END + DAY + 1)

    expect(onTime.warnings).toEqual([])
    expect(late.warnings).toEqual([['Stripe has not ended a subscription', 'usr_jane']])
  })
})

describe('a subscription', () => {
  test('whose charge failed is ended when its retries are over', async () => {
    const owing = { status: 'active' as const, isPastDue: true as const, subscriptionEndsAt: later(END) }
    const failed = aSubscription({ status: 'past_due', periodStartedAt: later(END - 7 * DAY) })
    const { at, statuses, entitlementOf } = await withClaim(owing, [failed])

    expect(await at(END)).toEqual({ done: 1, failed: 0 })
    expect(statuses()).toEqual(['canceled'])
    expect(entitlementOf()?.status).toBe('inactive')
  })

  test.each([
    ['was paid', aSubscription(), null],
    ['failed again for a later month', aSubscription({ status: 'past_due' }), later(7 * DAY)],
  ])('whose charge failed is not ended when it %s meanwhile without our having heard', async (_, subscription, end) => {
    const owing = { status: 'active' as const, isPastDue: true as const, subscriptionEndsAt: later(END) }
    const { at, statuses, entitlementOf } = await withClaim(owing, [subscription])

    expect(await at(END)).toEqual({ done: 1, failed: 0 })
    expect(statuses()).toEqual([subscription.status])
    expect(entitlementOf()).toMatchObject({ status: 'active', subscriptionEndsAt: end })
  })

  test('that was cancelled is not ended by us', async () => {
    const cancelled = { status: 'cancelled' as const, subscriptionEndsAt: later(END) }
    const { at, statuses } = await withClaim(cancelled, [aSubscription({ renews: false })])

    await at(END)

    expect(statuses()).toEqual(['active'])
  })

  test('that fails is tried again in ten minutes', async () => {
    const needs = await withClaim({ status: 'cancelled', subscriptionEndsAt: later(END) })
    const listSubscriptions = () => Promise.reject(new Error('Stripe is down'))
    const failing = { ...needs, payments: { ...needs.payments, listSubscriptions } }

    expect(await settleEntitlements(failing, { now: later(END) })).toEqual({ done: 0, failed: 1 })
    expect(needs.warnings).toEqual([['an entitlement was not settled', 'Stripe is down']])
    expect(await needs.entitlements.due.listDue(later(END + 10 * MINUTE - 1))).toEqual([])
    expect(await needs.entitlements.due.listDue(later(END + 10 * MINUTE))).toEqual(['usr_jane'])
  })
})

describe('an entitlement that only a newer release understands', () => {
  test('is left as it is and looked at again', async () => {
    const { at, entitlementOf, entitlements, memory } = await withClaim(gift)
    const unknown = anEntitlement({ source: 'unknown', status: 'inactive' })
    memory.entitlements.set('usr_jane', unknown)

    expect(await at(END)).toEqual({ done: 1, failed: 0 })
    expect(entitlementOf()).toEqual(unknown)
    expect(await entitlements.due.listDue(later(END + 10 * MINUTE - 1))).toEqual([])
    expect(await entitlements.due.listDue(later(END + 10 * MINUTE))).toEqual(['usr_jane'])
  })
})

describe('a run', () => {
  async function withGifts(count: number) {
    const needs = moneyNeeds()
    const { version: _, ...claim } = anEntitlement(gift)
    for (let each = 0; each < count; each += 1) {
      const account = needs.memory.accounts.get('usr_jane')!
      needs.memory.accounts.set(`usr_${each}`, { ...account, id: `usr_${each}` })
      await needs.entitlements.replace(`usr_${each}`, undefined, { claim: { ...claim, trialEndsAt: NOW }, now: NOW })
    }
    return needs
  }

  test('settles everything that is due', async () => {
    const needs = await withGifts(25)

    expect(await settleEntitlements(needs, { now: NOW })).toEqual({ done: 25, failed: 0 })
  })

  test('stops between two tens when its time is up', async () => {
    const needs = await withGifts(25)
    let left = 2

    expect(await settleEntitlements(needs, { now: NOW, mayGoOn: () => left-- > 0 })).toEqual({ done: 10, failed: 0 })
  })

  test('ends where all that is due is with another run', async () => {
    const needs = await withGifts(1)
    await needs.entitlements.due.claim('usr_0', NOW)

    expect(await settleEntitlements(needs, { now: NOW })).toEqual({ done: 0, failed: 0 })
  })

  test('goes on to what is due after one that was settled and one that failed', async () => {
    const needs = await withGifts(3)
    const pages = [['usr_0', 'usr_1'], ['usr_2'], []]
    const find: typeof needs.accounts.find = (id) =>
      id === 'usr_1' ? Promise.reject(new Error('no table')) : needs.accounts.find(id)
    const due = { ...needs.entitlements.due, listDue: async () => pages.shift()! }
    const failing = { ...needs, accounts: { ...needs.accounts, find }, entitlements: { ...needs.entitlements, due } }

    expect(await settleEntitlements(failing, { now: NOW })).toEqual({ done: 2, failed: 1 })
  })

  test('passes an account that is gone', async () => {
    const needs = await withGifts(1)
    needs.memory.accounts.delete('usr_0')
    let left = 4

    expect(await settleEntitlements(needs, { now: NOW, mayGoOn: () => left-- > 0 })).toMatchObject({ failed: 0 })
    expect(needs.entitlementOf('usr_0')?.status).toBe('trial')
  })
})

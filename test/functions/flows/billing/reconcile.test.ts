import { describe, expect, test } from 'vitest'
import type { ListPlace } from '../../../../functions/domain/admin/listPlace.ts'
import type { SubscriptionSnapshot } from '../../../../functions/domain/billing/subscriptionSnapshot.ts'
import { type ReconcileNeeds, reconcile } from '../../../../functions/flows/billing/reconcile.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { aMail } from '../../../makers/aMail.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { aSubscription, aTrial } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

function needsWith(known: Parameters<typeof moneyNeeds>[0] = {}) {
  const kept = new Map<string, string | undefined>()
  const cursors: ReconcileNeeds['cursors'] = {
    find: async (job) => kept.get(job),
    keep: async (job, next) => void kept.set(job, next),
  }
  const needs = moneyNeeds(known)
  needs.memory.owners.set('jane@example.com', { accountId: 'usr_jane' })
  return {
    ...needs,
    googleSignIns: { findIdBySub: async () => undefined },
    deletions: { listOverdue: async (): Promise<string[]> => [] },
    payerNews: { listOverdue: async (): Promise<string[]> => [] },
    directoryIndex: {
      listNext: async ({ last, limit }: { last: ListPlace | undefined; limit: number }) =>
        [...needs.memory.accounts.values()]
          .filter(({ id }) => !last || id > last.id)
          .sort((a, b) => (a.id < b.id ? -1 : 1))
          .slice(0, limit)
          .map(({ id, createdAt }) => ({ id, createdAt })),
    },
    cursors,
    cursorNow: () => kept.get('RECONCILE'),
  }
}

/** Stripe's list in pages of one, by ids. */
function inPages<Needs extends ReturnType<typeof needsWith>>(needs: Needs): Needs & { asked: (string | undefined)[] } {
  const asked: (string | undefined)[] = []
  const listAllSubscriptions = async (after?: string) => {
    asked.push(after)
    const all = needs.payments.state.subscriptions
    const at = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
    return { subscriptions: all.slice(at, at + 1), next: at + 1 < all.length ? all[at]?.id : undefined }
  }
  return { ...needs, payments: { ...needs.payments, listAllSubscriptions }, asked }
}

const look = (needs: ReconcileNeeds) => reconcile(needs, { now: NOW, dryRun: true })
const repair = (needs: ReconcileNeeds) => reconcile(needs, { now: NOW })
const WHOLE = { complete: true, walks: { subscriptions: true, people: true } }
const paid = anEntitlement({ subscriptionId: 'sub_1' })
const jane = { customerId: 'cus_jane', accountId: 'usr_jane' }
const over = (changes: Partial<SubscriptionSnapshot> = {}) => aSubscription({ status: 'canceled', ...changes })

describe('a look', () => {
  test('finds a mail and a deletion that no job has got to for more than a day', async () => {
    const needs = needsWith()
    await needs.outbox.enqueue(aMail({ id: 'usr_jane/verify', dueAt: later(-DAY) }))
    await needs.outbox.enqueue(aMail({ id: 'usr_jane/later', dueAt: later(1 - DAY) }))
    const asked: number[] = []
    const listOverdue = async (by: number) => (asked.push(by) > 0 ? ['usr_john'] : [])

    const { violations } = await look({ ...needs, deletions: { listOverdue } })

    expect(violations.map(({ overdue }) => overdue)).toEqual(['usr_jane/verify', 'usr_john'])
    expect(asked).toEqual([later(-DAY)])
  })

  test('whose time is up before it has seen everything says so', async () => {
    const needs = inPages(needsWith({ entitlement: paid, subscriptions: [aSubscription(), over({ id: 'sub_0' })] }))

    const cut = await reconcile(needs, { now: NOW, dryRun: true, mayGoOn: () => false })

    expect(cut).toMatchObject({ checked: 1, complete: false })
    expect(await look(needs)).toMatchObject({ checked: 2, complete: true })
  })
})

describe('what Stripe says and what we have', () => {
  test('agree, and nothing is repaired', async () => {
    const needs = needsWith({ entitlement: paid, subscriptions: [aSubscription()] })

    expect(await repair(needs)).toEqual({ checked: 1, violations: [], failed: 0, ...WHOLE })
    expect(needs.entitlementOf()).toEqual(paid)
  })

  test.each([
    ['nothing of', undefined],
    ['something else of', anEntitlement({ subscriptionId: 'sub_1', status: 'inactive' })],
  ])('differ where we know %s a live subscription, until it is repaired', async (_, entitlement) => {
    const needs = needsWith({ ...(entitlement && { entitlement }), subscriptions: [aSubscription()] })
    const violations = [{ rule: 'entitlement-is-stripes', ...jane }]

    expect(await look(needs)).toEqual({ checked: 1, violations, failed: 0, ...WHOLE })
    expect(needs.entitlementOf()).toEqual(entitlement)
    expect(await repair(needs)).toEqual({ checked: 1, violations, failed: 0, ...WHOLE })
    expect(needs.entitlementOf()).toMatchObject({ status: 'active', subscriptionId: 'sub_1' })
    expect((await look(needs)).violations).toEqual([])
  })

  test('of a trial are made to agree in the second of the run', async () => {
    const needs = needsWith({ subscriptions: [aTrial()] })

    await repair(needs)

    expect(needs.memory.customers.get('usr_jane')?.trialUsedAt).toBe(NOW)
    expect([...needs.memory.mails.values()]).toMatchObject([{ kind: 'trialStarted', dueAt: NOW }])
  })

  test('differ where we still give access for what has ended', async () => {
    const needs = needsWith({ entitlement: paid, subscriptions: [over()] })

    expect((await look(needs)).violations).toEqual([{ rule: 'entitlement-is-stripes', ...jane }])
    await repair(needs)
    expect(needs.entitlementOf()?.status).toBe('inactive')
  })

  test('do not differ for a subscription of the past that is no longer ours', async () => {
    const needs = needsWith({ entitlement: anEntitlement({ subscriptionId: 'sub_9' }), subscriptions: [over()] })

    expect((await look(needs)).violations).toEqual([])
  })

  test('do not differ for somebody who never had access by a subscription that is over', async () => {
    expect((await look(needsWith({ subscriptions: [over()] }))).violations).toEqual([])
  })

  test('do not differ where access was given beside a subscription that is over', async () => {
    const entitlement = anEntitlement({
      source: 'gift',
      status: 'trial',
      trialEndsAt: later(1),
      subscriptionId: 'sub_1',
    })

    expect((await look(needsWith({ entitlement, subscriptions: [over()] }))).violations).toEqual([])
  })

  test.each([
    [
      'was given and is over',
      anEntitlement({ source: 'gift', status: 'trial', trialEndsAt: NOW, subscriptionId: 'sub_1' }),
      over(),
    ],
  ])('differ where access %s', async (_, entitlement, subscription) => {
    const { violations } = await look(needsWith({ entitlement, subscriptions: [subscription] }))

    expect(violations).toEqual([{ rule: 'entitlement-is-stripes', ...jane }])
  })

  test('differ where access was given beside a live subscription, and the gift stays', async () => {
    const entitlement = anEntitlement({ source: 'gift', status: 'trial', trialEndsAt: later(1) })
    const needs = needsWith({ entitlement, subscriptions: [aSubscription()] })

    expect((await look(needs)).violations).toEqual([{ rule: 'complimentary-is-free', ...jane }])
    await repair(needs)
    expect(needs.entitlementOf()).toEqual(entitlement)
    expect(needs.statuses()).toEqual(['canceled'])
  })
})

describe('a customer with two live subscriptions', () => {
  test('is found, and keeps the older one', async () => {
    const newer = aSubscription({ id: 'sub_2', createdAt: later(DAY), latestInvoiceId: 'in_2' })
    const needs = needsWith({ entitlement: paid, subscriptions: [newer, aSubscription()] })

    expect(await repair(needs)).toEqual({
      checked: 1,
      violations: [{ rule: 'one-live-subscription', ...jane }],
      failed: 0,
      ...WHOLE,
    })
    expect(needs.statuses()).toEqual(['canceled', 'active'])
    expect(needs.payments.state.refunded).toEqual(['in_2'])
  })

  test('of which one is over is in order', async () => {
    const needs = needsWith({ entitlement: paid, subscriptions: [aSubscription(), over({ id: 'sub_2' })] })

    expect((await look(needs)).violations).toEqual([])
  })
})

test('a trial that was charged although it had been cancelled is found, and given back', async () => {
  const inError = { isConverted: true, renews: false, cancelledAt: NOW, trialEndsAt: NOW } as const
  const entitlement = anEntitlement({
    status: 'cancelled',
    subscriptionId: 'sub_1',
    subscriptionEndsAt: later(30 * DAY),
  })
  const needs = needsWith({ entitlement, subscriptions: [aSubscription(inError)] })
  needs.payments.state.invoices = [anInvoice({ id: 'in_1' })]

  expect((await repair(needs)).violations).toEqual([{ rule: 'cancelled-trial-is-free', ...jane }])
  expect(needs.payments.state.refunded).toEqual(['in_1'])
  expect((await look(needs)).violations).toEqual([])
})

test('what a subscription left open when it ended is found, and owed no more', async () => {
  const needs = needsWith({ subscriptions: [over({ hasUnpaidInvoice: true })] })

  expect((await repair(needs)).violations).toEqual([{ rule: 'end-owes-nothing', ...jane }])
  expect((await repair(needs)).violations).toEqual([])
})

test('a subscription to something else that the company sells is no difference', async () => {
  const theirs = { attempt: undefined, createdAt: later(-DAY) }
  const others = [
    aSubscription({ id: 'sub_7', ...theirs }),
    aSubscription({ id: 'sub_8', ...theirs, status: 'unpaid' }),
    over({ id: 'sub_9', ...theirs, hasUnpaidInvoice: true }),
  ]

  expect(
    (await look(needsWith({ entitlement: paid, subscriptions: [...others, aSubscription()] }))).violations,
  ).toEqual([])
})

describe('a difference that a page of Stripe’s list shows', () => {
  test('is one where Stripe has forgotten the customer since, and nobody keeps what they had from them', async () => {
    const needs = needsWith({ entitlement: paid, subscriptions: [over()] })
    const forgetful = { ...needs, payments: { ...needs.payments, listSubscriptions: async () => [] } }

    expect((await look(forgetful)).violations).toEqual([{ rule: 'entitlement-is-stripes', ...jane }])
    await repair(forgetful)

    expect(needs.entitlementOf()).toMatchObject({ status: 'inactive' })
    expect((await look(forgetful)).violations).toEqual([])
  })

  test('is none where the subscription has changed since', async () => {
    const needs = needsWith({ entitlement: { ...paid, status: 'inactive' }, subscriptions: [over()] })
    const listAllSubscriptions = async () => ({ subscriptions: [aSubscription()], next: undefined })

    const { violations } = await look({ ...needs, payments: { ...needs.payments, listAllSubscriptions } })

    expect(violations).toEqual([])
  })

  test('is none where the customer’s older subscription is on another page', async () => {
    const newer = aSubscription({ id: 'sub_2', status: 'past_due', createdAt: later(DAY) })
    const needs = inPages(needsWith({ entitlement: paid, subscriptions: [over({ id: 'sub_0' }), newer] }))
    needs.payments.state.subscriptions.push(aSubscription())

    const { violations } = await look(needs)

    expect(violations.filter(({ rule }) => rule === 'entitlement-is-stripes')).toEqual([])
  })
})

describe('a payer who is nobody', () => {
  const orphaned = (subscriptions = [aSubscription(), over({ id: 'sub_0' })]) => {
    const needs = needsWith({ subscriptions })
    needs.memory.customers.clear()
    needs.payments.state.customers.clear()
    return needs
  }

  test('is found, and charged no more', async () => {
    const needs = orphaned()
    const violations = [{ rule: 'payer-exists', customerId: 'cus_jane' }]

    expect(await look(needs)).toEqual({ checked: 1, violations, failed: 0, ...WHOLE })
    expect(needs.statuses()).toEqual(['active', 'canceled'])
    expect(await repair(needs)).toEqual({ checked: 1, violations, failed: 0, ...WHOLE })
    expect(needs.statuses()).toEqual(['canceled', 'canceled'])
  })

  test('and has nothing that lives is in order', async () => {
    expect((await look(orphaned([over()]))).violations).toEqual([])
  })

  test.each([
    ['account', aSubscription({ accountId: undefined })],
    ['checkout', aSubscription({ attempt: undefined })],
  ])('is none of ours where the subscription names no %s, and nothing of theirs is ended', async (_, theirs) => {
    const needs = orphaned([theirs])

    expect(await repair(needs)).toEqual({ checked: 1, violations: [], failed: 0, ...WHOLE })
    expect(needs.statuses()).toEqual(['active'])
  })

  test('keeps what was not made by us when ours is ended', async () => {
    const needs = orphaned([aSubscription(), aSubscription({ id: 'sub_2', attempt: undefined })])

    await repair(needs)

    expect(needs.statuses()).toEqual(['canceled', 'active'])
  })

  test('many times over is an operator’s business: a run ends five and says the others', async () => {
    const many = Array.from({ length: 7 }, (_, n) => aSubscription({ id: `sub_${n}`, customerId: `cus_${n}` }))
    const needs = orphaned(many)

    const { violations, failed } = await repair(needs)

    expect(violations).toHaveLength(7)
    expect(failed).toBe(2)
    expect(needs.statuses().filter((status) => status === 'canceled')).toHaveLength(5)
    expect(needs.warnings).toEqual([
      ...[0, 1, 2, 3, 4].map((n) => ['a subscription has no account', `sub_${n}`]),
      ...[5, 6].map((n) => ['a subscription could not be reconciled', `cus_${n}`]),
    ])
  })

  test('since the account is gone is charged no more', async () => {
    const needs = needsWith({ subscriptions: [aSubscription()] })
    needs.memory.accounts.clear()

    expect((await repair(needs)).violations).toEqual([{ rule: 'payer-exists', customerId: 'cus_jane' }])
    expect(needs.statuses()).toEqual(['canceled'])
  })

  test('since the account is being deleted is charged no more', async () => {
    const needs = needsWith({ subscriptions: [aSubscription()] })
    needs.memory.accounts.set('usr_jane', anAccount({ status: 'deleting' }))

    expect((await repair(needs)).violations).toEqual([{ rule: 'payer-exists', customerId: 'cus_jane' }])
    expect(needs.statuses()).toEqual(['canceled'])
  })

  test('are compared although the directory cannot be read, and the walk of people is none', async () => {
    const needs = needsWith({ entitlement: paid, subscriptions: [aSubscription()] })
    const listNext = () => Promise.reject(new Error('throttled'))

    const { checked, walks, complete } = await look({ ...needs, directoryIndex: { listNext } })

    expect({ checked, walks, complete }).toEqual({
      checked: 1,
      walks: { subscriptions: true, people: false },
      complete: false,
    })
    expect(needs.warnings).toEqual([['the directory could not be read', 'throttled']])
  })

  test('and cannot be read is said and counted, and keeps the run from nobody after it', async () => {
    const needs = needsWith({ subscriptions: [aSubscription()] })
    const listSubscriptions = () => Promise.reject(new Error('Stripe is down'))

    const { checked, failed } = await repair({ ...needs, payments: { ...needs.payments, listSubscriptions } })

    expect({ checked, failed }).toEqual({ checked: 1, failed: 1 })
    expect(needs.warnings).toEqual([['a subscription could not be reconciled', 'cus_jane']])
  })

  test('and cannot be repaired is said and counted, and found again', async () => {
    const needs = orphaned()
    const endSubscription = () => Promise.reject(new Error('Stripe is down'))

    const { failed } = await repair({ ...needs, payments: { ...needs.payments, endSubscription } })

    expect(failed).toBe(1)
    expect(needs.warnings).toEqual([['a subscription could not be reconciled', 'cus_jane']])
  })
})

describe('an account whose address or Google link leads elsewhere', () => {
  const strayed = (count = 1) => {
    const needs = needsWith()
    for (let n = 0; n < count; n += 1) {
      const id = `usr_${String(n).padStart(4, '0')}`
      const account = anAccount({ id, email: `${id}@example.com` })
      needs.memory.accounts.set(id, account)
      needs.memory.owners.set(account.email, { accountId: id })
    }
    return needs
  }
  const stray = (accountId: string) => ({ rule: 'identity-is-one-to-one', accountId })

  test('is found whether or not they pay, told to operators, and left to them', async () => {
    const needs = strayed(60)
    needs.memory.owners.set('usr_0059@example.com', { accountId: 'usr_john' })

    expect(await look(needs)).toMatchObject({ violations: [stray('usr_0059')], complete: true })
    expect(needs.warnings).toEqual([])
    expect((await repair(needs)).violations).toEqual([stray('usr_0059')])
    expect(needs.warnings).toEqual([['an account is not found by its address or Google link', 'usr_0059']])
  })

  test('is none while it is being deleted, or where the address was changed in between', async () => {
    const needs = strayed(2)
    needs.memory.accounts.set('usr_0000', anAccount({ id: 'usr_0000', email: 'gone@example.com', status: 'deleting' }))
    let looks = 0
    const findIdByEmail: typeof needs.accounts.findIdByEmail = async (email) => {
      looks += email === 'usr_0001@example.com' ? 1 : 0
      return looks === 1 ? undefined : needs.accounts.findIdByEmail(email)
    }

    expect((await look({ ...needs, accounts: { ...needs.accounts, findIdByEmail } })).violations).toEqual([])
  })

  test('is found a thousand people an hour, from where the last run stopped', async () => {
    const needs = strayed(1030)
    needs.memory.accounts.delete('usr_jane')
    const last = 'usr_1029'
    needs.memory.owners.delete(`${last}@example.com`)

    expect((await repair(needs)).violations).toEqual([])
    expect((await repair(needs)).violations).toEqual([stray(last)])
    expect((await repair(needs)).violations).toEqual([])
  })

  test('is looked for as far as there is time, and a look alone says so', async () => {
    const needs = strayed(60)
    const walks = { subscriptions: true, people: false }

    const look = await reconcile(needs, { now: NOW, dryRun: true, mayGoOn: () => false })
    const repair = await reconcile(needs, { now: NOW, mayGoOn: () => false })

    expect(look).toMatchObject({ complete: false, walks })
    expect(repair).toMatchObject({ complete: true, walks })
  })

  test('is found however long Stripe’s pages take', async () => {
    const needs = strayed(3)
    needs.memory.owners.delete('usr_0002@example.com')
    let isTimeUp = false
    const listAllSubscriptions = async () => {
      isTimeUp = true
      return { subscriptions: [], next: 'sub_1' }
    }

    const { violations, walks } = await reconcile(
      { ...needs, payments: { ...needs.payments, listAllSubscriptions } },
      { now: NOW, mayGoOn: () => !isTimeUp },
    )

    expect(violations).toEqual([stray('usr_0002')])
    expect(walks).toEqual({ subscriptions: false, people: true })
  })

  test('is looked for by a look alone beyond the thousand that come before Stripe’s pages', async () => {
    const needs = strayed(1030)
    needs.memory.owners.delete('usr_1029@example.com')

    expect(await look(needs)).toMatchObject({ violations: [stray('usr_1029')], ...WHOLE })
  })
})

describe('a run over many pages', () => {
  const many = ['sub_1', 'sub_2', 'sub_3'].map((id) => over({ id, customerId: `cus_${id}` }))

  test('looks at all of them and begins anew the next time', async () => {
    const needs = inPages(needsWith({ subscriptions: many }))

    expect((await repair(needs)).checked).toBe(3)
    expect(needs.asked).toEqual([undefined, 'sub_1', 'sub_2'])
    expect(needs.cursorNow()).toBeUndefined()
  })

  test('goes on where the last one had to stop', async () => {
    const needs = inPages(needsWith({ subscriptions: many }))

    await reconcile(needs, { now: NOW, mayGoOn: () => false })
    expect(needs.cursorNow()).toBe('sub_1')
    expect((await repair(needs)).checked).toBe(2)
    expect(needs.asked).toEqual([undefined, 'sub_1', 'sub_2'])
  })

  test('that only looks begins with the first and leaves the place of the other runs', async () => {
    const needs = inPages(needsWith({ subscriptions: many }))
    await reconcile(needs, { now: NOW, mayGoOn: () => false })

    expect((await look(needs)).checked).toBe(3)
    expect(needs.cursorNow()).toBe('sub_1')
  })
})

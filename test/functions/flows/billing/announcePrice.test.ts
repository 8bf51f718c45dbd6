import { expect, test } from 'vitest'
import { announcePrice } from '../../../../functions/flows/billing/announcePrice.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { aSubscription, aTrial } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const ON = '2027-01-01'
const asked = { on: ON, dryRun: false, now: NOW }
const old = (changes: object = {}) => aSubscription({ priceId: 'price_old', amount: 999, ...changes })
const found = (outcome: string, from = 999) => [{ outcome, currency: 'USD', from, to: 1299, subscriptions: 1 }]

test('whoever pays another price is told the old one, the new one and its first charge, and then it is noted', async () => {
  const needs = moneyNeeds({ subscriptions: [old()] })

  const result = await announcePrice(needs, asked)

  // It renews on the 21st of each month, as it began.
  const at = Date.UTC(2027, 0, 21, 12) / 1000
  expect(result).toEqual({ found: found('moved'), next: undefined })
  expect([...needs.memory.mails.values()]).toEqual([
    {
      id: `usr_jane/priceChange-sub_1-price_usd-${at}`,
      kind: 'priceChange',
      accountId: 'usr_jane',
      charge: { plan: 'weekly', amount: 1299, was: 999, currency: 'usd', at },
      dueAt: NOW,
      attempts: 0,
    },
  ])
  expect(needs.payments.state.subscriptions[0]!.announced).toEqual({ priceId: 'price_usd', at })
})

test('a run that only counts changes nothing', async () => {
  const needs = moneyNeeds({ subscriptions: [old()] })

  expect(await announcePrice(needs, { ...asked, dryRun: true })).toMatchObject({ found: found('moved') })

  expect([needs.mailKinds(), needs.payments.state.subscriptions]).toEqual([[], [old()]])
})

test('a note that failed is written by the next run, with no second mail', async () => {
  const needs = moneyNeeds({ subscriptions: [old()] })
  const down = async () => Promise.reject(new Error('Stripe is down'))

  const crashed = await announcePrice({ ...needs, payments: { ...needs.payments, announcePrice: down } }, asked)
  const again = await announcePrice(needs, { ...asked, now: later(DAY) })
  const third = await announcePrice(needs, { ...asked, now: later(DAY) })

  expect([crashed, again, third].map((each) => each.found)).toEqual([
    found('failed'),
    found('moved'),
    found('announced'),
  ])
  expect(needs.mailKinds()).toEqual(['priceChange'])
  expect(needs.warnings).toEqual([['a price could not be announced', 'sub_1']])
})

test('nobody is noted whose mail could not be asked for', async () => {
  const needs = moneyNeeds({ subscriptions: [old()] })
  const outbox = { enqueue: () => Promise.reject(new Error('the table is down')) }

  expect(await announcePrice({ ...needs, outbox }, asked)).toMatchObject({ found: found('failed') })

  expect(needs.payments.state.subscriptions[0]!.announced).toBeNull()
})

test.each([
  ['that is over', old({ status: 'canceled' })],
  ['to something else than ours', old({ attempt: undefined })],
  ['in a currency that is not sold', old({ currency: 'eur' })],
  ['on the price of the book', aSubscription()],
  ['on the same amount under another id', old({ amount: 1299 })],
])('a subscription %s is left alone', async (_, subscription) => {
  const needs = moneyNeeds({ subscriptions: [subscription] })

  expect(await announcePrice(needs, asked)).toEqual({ found: [], next: undefined })

  expect([needs.mailKinds(), needs.payments.state.subscriptions]).toEqual([[], [subscription]])
})

test('whoever has cancelled, and whom no mail reaches, keep their price', async () => {
  const cancelled = moneyNeeds({ subscriptions: [old({ renews: false })] })
  const unreachable = moneyNeeds({ subscriptions: [aTrial({ priceId: 'price_old', amount: 999 })] })
  unreachable.memory.accounts.set('usr_jane', anAccount({ undeliverableEmail: 'jane@example.com' }))

  expect((await announcePrice(cancelled, asked)).found).toEqual(found('cancelled'))
  expect((await announcePrice(unreachable, asked)).found).toEqual(found('unreachable'))

  for (const needs of [cancelled, unreachable])
    expect([needs.mailKinds(), needs.payments.state.subscriptions[0]!.announced]).toEqual([[], null])
})

test('a run whose time is up says where to go on, within a page too', async () => {
  const many = Array.from({ length: 25 }, (_, at) => old({ id: `sub_${at}` }))
  const needs = moneyNeeds({ subscriptions: many })
  const pages: (string | undefined)[] = []
  const listAllSubscriptions = async (after?: string) => {
    pages.push(after)
    return { subscriptions: many.slice(many.findIndex(({ id }) => id === after) + 1), next: undefined }
  }
  const cut = { ...needs, payments: { ...needs.payments, listAllSubscriptions } }
  const counts: unknown[] = []
  let after: string | undefined

  do {
    const result = await announcePrice(cut, { ...asked, after, mayGoOn: () => false })
    counts.push(result.found?.[0]?.subscriptions)
    after = result.next
  } while (after !== undefined)

  expect([counts, pages]).toEqual([
    [10, 10, 5],
    [undefined, 'sub_9', 'sub_19'],
  ])
  expect(new Set(needs.memory.mails.keys()).size).toBe(25)
})

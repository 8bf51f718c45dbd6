import { describe, expect, test } from 'vitest'
import { type Counted, NEWCOMER } from '../../../../functions/domain/admin/counted.ts'
import { counterChanges } from '../../../../functions/domain/admin/counterChanges.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { later, NOW } from '../../../makers/later.ts'

const counted = (changes: Partial<Counted> = {}): Counted => ({ ...NEWCOMER, ...changes })
const trial = counted({ status: 'trial', isTrial: true, trialEndsAt: later(DAY) })
const paid = counted({ status: 'active', isPaid: true, revenue: { currency: 'SGD', amount: 1699 } })
const trialWeek = '2026-11-16'
const unpaid = counted({ status: 'active', isPastDue: true })

const eventsOf = (before: Counted | undefined, next: Counted | undefined, isNew = false) =>
  counterChanges({ before, next, isNew, createdAt: later(-90 * DAY), now: NOW }).find(({ counter }) =>
    counter.startsWith('DAY#'),
  )?.add ?? {}

describe('what a day counts', () => {
  test.each<[string, Counted | undefined, Counted | undefined, Record<string, number>]>([
    ['a trial that starts', NEWCOMER, trial, { trialsStarted: 1 }],
    [
      'a trial that is cancelled at once',
      NEWCOMER,
      { ...trial, status: 'cancelled' },
      { trialsStarted: 1, cancellations: 1 },
    ],
    ['a cancelled trial that goes on', { ...trial, status: 'cancelled' }, trial, {}],
    ['a trial that becomes paid', trial, paid, { conversions: 1 }],
    ['a trial whose first charge fails', trial, unpaid, { failedPayments: 1 }],
    ['a first charge that succeeds in the end', unpaid, paid, { conversions: 1 }],
    [
      'a first charge that is paid after access has ended',
      { ...NEWCOMER, isPastDue: true, trialWeek },
      paid,
      {
        conversions: 1,
      },
    ],
    ['a subscriber who had to leave and pays again', { ...NEWCOMER, isPastDue: true }, paid, {}],
    ['a paid subscription without a trial', NEWCOMER, paid, {}],
    ['somebody with a gift who begins to pay', counted({ status: 'active', isComplimentary: true }), paid, {}],
    ['a charge that fails', paid, { ...paid, isPastDue: true }, { failedPayments: 1 }],
    [
      'a paid subscription that is cancelled',
      paid,
      { ...paid, status: 'cancelled', revenue: null },
      { cancellations: 1 },
    ],
    ['a paid subscription that ends', { ...paid, status: 'cancelled', revenue: null }, NEWCOMER, { churned: 1 }],
    ['a paying person who leaves', paid, undefined, { churned: 1 }],
    ['a free person who leaves', NEWCOMER, undefined, {}],
    ['a trial that ends', trial, NEWCOMER, {}],
    ['somebody who is older than the directory', undefined, paid, {}],
  ])('%s', (_, before, next, events) => {
    expect(eventsOf(before, next)).toEqual(events)
  })

  test('a newcomer who has started a trial before anybody looked', () => {
    expect(eventsOf(undefined, trial, true)).toEqual({ trialsStarted: 1 })
  })
})

test('a sign-up counts on the day on which it happened', () => {
  const createdAt = later(-2 * DAY)

  const changes = counterChanges({ before: undefined, next: NEWCOMER, isNew: true, createdAt, now: NOW })

  expect(changes).toEqual([
    { counter: 'PEOPLE', add: { total: 1, free: 1 } },
    { counter: 'DAY#2026-11-19', add: { signUps: 1 }, until: expect.any(Number) },
  ])
})

test('a trial that is extended moves from the hour of its end to another one', () => {
  const extended = { ...trial, trialEndsAt: later(3 * DAY) }

  const changes = counterChanges({ before: trial, next: extended, isNew: false, createdAt: NOW, now: NOW })

  expect(changes.map(({ counter, add }) => [counter, add])).toEqual([
    ['TRIALEND#2026-11-22', { h12: -1 }],
    ['TRIALEND#2026-11-24', { h12: 1 }],
  ])
})

test('to come, to change and to leave again leaves every counter of people as it was', () => {
  const look = (before: Counted | undefined, next: Counted | undefined) =>
    counterChanges({ before, next, isNew: false, createdAt: NOW, now: NOW })
  const steps = [
    undefined,
    NEWCOMER,
    trial,
    paid,
    unpaid,
    counted({ status: 'active', isComplimentary: true }),
    undefined,
  ]

  const sums: Record<string, number> = {}
  for (const [index, next] of steps.entries())
    for (const { counter, add } of index === 0 ? [] : look(steps[index - 1], next))
      for (const [name, by] of /^(DAY|MONTH|STARTS)#/.test(counter) ? [] : Object.entries(add))
        sums[`${counter} ${name}`] = (sums[`${counter} ${name}`] ?? 0) + by

  expect(Object.keys(sums).length).toBeGreaterThan(6)
  expect(Object.entries(sums).filter(([, sum]) => sum !== 0)).toEqual([])
})

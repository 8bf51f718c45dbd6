import { expect, test } from 'vitest'
import { daysToAnnounce, firstRenewalFrom, isPriceChangeDue } from '../../../../functions/domain/billing/priceChange.ts'
import { isoInstant, secondsOf } from '../../../../shared/domain/time.ts'
import { aSubscription } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const instant = (iso: string) => secondsOf(new Date(`${iso}:00Z`))
/** One that renews on the 31st, and in shorter months on the last day. */
const renewing = aSubscription({ anchoredAt: instant('2026-08-31T12:00'), periodEndsAt: instant('2027-02-28T12:00') })
const onTrial = aSubscription({
  status: 'trialing',
  trialEndsAt: instant('2027-02-10T12:00'),
  periodEndsAt: instant('2027-02-10T12:00'),
})

test.each([
  ['before its next one', renewing, '2027-01-10T00:00', '2027-02-28T12:00'],
  ['at the very second of one', renewing, '2027-02-28T12:00', '2027-02-28T12:00'],
  ['a second too late for one', renewing, '2027-02-28T12:01', '2027-03-31T12:00'],
  ['months ahead', renewing, '2027-04-01T00:00', '2027-04-30T12:00'],
  ['during its trial', onTrial, '2027-01-10T00:00', '2027-03-10T12:00'],
  ['after its trial', onTrial, '2027-03-11T00:00', '2027-04-10T12:00'],
])('the first renewal from an instant that is %s', (_, subscription, from, renewal) => {
  expect(isoInstant(firstRenewalFrom(subscription, instant(from)))).toBe(`${renewal}:00.000Z`)
})

const announced = { priceId: 'price_usd', at: later(100) }
const due = aSubscription({ announced, periodEndsAt: later(100) })

test('a price changes in the month before its first charge', () => {
  expect(isPriceChangeDue(due)).toBe(true)
})

test.each([
  ['a month too early', { periodEndsAt: later(99) }],
  ['before the first charge after a trial', { status: 'trialing' as const }],
  ['while a charge has failed', { status: 'past_due' as const }],
  ['while it is cancelled', { renews: false }],
  ['while the month that has begun is not charged', { hasDraftInvoice: true }],
  ['that was not announced', { announced: null }],
])('no price changes %s', (_, changes) => {
  expect(isPriceChangeDue({ ...due, ...changes })).toBe(false)
})

test('a price is announced at least 30 days and at most a year before it is charged', () => {
  expect(daysToAnnounce(NOW)).toEqual({ first: '2026-12-21', last: '2027-11-21' })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { confirmCheckout } from '../../../../../web/features/membership/checkout/confirmCheckout.ts'
import { setConsent } from '../../../../../web/lib/analytics.ts'
import { storage } from '../../../../../web/lib/storage/storage.ts'
import { fakeServer } from '../../../fakeServer.ts'

const started = {
  success: true,
  currency: 'SGD',
  subscriptionStatus: 'trial',
  trialEndsAt: '2026-11-25T12:00:00Z',
  purchase: null,
}
const paid = {
  ...started,
  subscriptionStatus: 'active',
  trialEndsAt: null,
  purchase: { transactionId: 'in_7', value: 1699 },
}
const pending = { status: 409, body: '{"message":"Wait.","code":"PAYMENT_METHOD_PENDING"}' }

beforeEach(() => {
  // An event that an earlier test has left would be told with these.
  setConsent(undefined)
  storage.clearPersonalData()
})
afterEach(() => {
  setConsent(undefined)
  storage.clearPersonalData()
  vi.useRealTimers()
})

function recordEvents() {
  const events: unknown[] = []
  setConsent((name, parameters) => events.push([name, parameters]))
  return events
}

test('a started trial is tracked once, however often the checkout is confirmed', async () => {
  const events = recordEvents()
  const requests = fakeServer(() => ({ body: JSON.stringify(started) }))

  await confirmCheckout('seti_first1')
  await confirmCheckout('seti_first1')

  expect(requests.map(({ body }) => JSON.parse(body))).toEqual(
    Array(2).fill({ setupIntentId: 'seti_first1', plan: 'weekly' }),
  )
  expect(events).toEqual([['start_trial', { currency: 'SGD', value: 0, trial_period_days: 3 }]])
})

test('a paid invoice is tracked as a purchase with its amount', async () => {
  const events = recordEvents()
  fakeServer(() => ({ body: JSON.stringify(paid) }))

  await confirmCheckout('seti_paid11')

  expect(events).toEqual([
    ['purchase', { currency: 'SGD', value: 16.99, transaction_id: 'in_7', items: [{ item_name: 'Premium Monthly' }] }],
  ])
})

test('it asks again after three seconds while the payment method is not attached, and gives up at last', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const replies = [pending, { body: JSON.stringify(started) }]
  const requests = fakeServer(() => replies.shift() ?? pending)

  const first = confirmCheckout('seti_slow11')
  await vi.advanceTimersByTimeAsync(2999)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await first).toEqual(started)

  const refused = expect(confirmCheckout('seti_never1')).rejects.toThrow('409')
  await vi.advanceTimersByTimeAsync(60_000)
  await refused
  expect(requests).toHaveLength(2 + 4)
})

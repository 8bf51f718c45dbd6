import type { Stripe } from '@stripe/stripe-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { confirmCheckout } from '../../../../../web/features/membership/checkout/confirmCheckout.ts'
import { setConsent } from '../../../../../web/lib/analytics/analytics.ts'
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

const confirm = (setupIntentId: string, loadScript = async (): Promise<Stripe | null> => null) =>
  confirmCheckout({ setupIntentId, loadScript })

function recordEvents() {
  const events: unknown[] = []
  setConsent((name, parameters) => events.push([name, parameters]))
  return events
}

test('a started trial is tracked once, however often the checkout is confirmed', async () => {
  const events = recordEvents()
  const requests = fakeServer(() => ({ body: JSON.stringify(started) }))

  await confirm('seti_first1')
  await confirm('seti_first1')

  expect(requests.map(({ body }) => JSON.parse(body))).toEqual(
    Array(2).fill({ setupIntentId: 'seti_first1', plan: 'weekly' }),
  )
  expect(events).toEqual([['start_trial', { currency: 'SGD', value: 0, trial_period_days: 3 }]])
})

test('a paid invoice is tracked as a purchase with its amount', async () => {
  const events = recordEvents()
  fakeServer(() => ({ body: JSON.stringify(paid) }))

  await confirm('seti_paid11')

  expect(events).toEqual([
    ['purchase', { currency: 'SGD', value: 16.99, transaction_id: 'in_7', items: [{ item_name: 'Premium Monthly' }] }],
  ])
})

test('it asks again after three seconds while the payment method is not attached, and gives up at last', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const replies = [pending, { body: JSON.stringify(started) }]
  const requests = fakeServer(() => replies.shift() ?? pending)

  const first = confirm('seti_slow11')
  await vi.advanceTimersByTimeAsync(2999)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await first).toEqual(started)

  const refused = expect(confirm('seti_never1')).rejects.toThrow('409')
  await vi.advanceTimersByTimeAsync(60_000)
  await refused
  expect(requests).toHaveLength(2 + 4)
})

describe('where the bank asks about a first month', () => {
  const asked = {
    status: 402,
    body: '{"message":"Confirm.","code":"PAYMENT_CONFIRMATION_REQUIRED","clientSecret":"pi_1_secret"}',
  }
  const bank = (confirmCardPayment: Stripe['confirmCardPayment']) => ({ confirmCardPayment }) as unknown as Stripe
  const approved = { paymentIntent: { status: 'succeeded' } } as never

  test('its dialog opens, and the same checkout goes on with the answer', async () => {
    const replies = [asked, { body: JSON.stringify(paid) }]
    const requests = fakeServer(() => replies.shift()!)
    const secrets: string[] = []
    const script = bank(async (secret) => {
      secrets.push(secret)
      return approved
    })

    expect(await confirm('seti_asked1', async () => script)).toEqual(paid)
    expect([secrets, requests.length]).toEqual([['pi_1_secret'], 2])
  })

  test('a dialog that was closed is opened once, and the person is told what it waits for', async () => {
    fakeServer(() => asked)
    let opened = 0
    const script = bank(async () => {
      opened += 1
      return { error: { type: 'invalid_request_error' } } as never
    })

    await expect(confirm('seti_closed', async () => script)).rejects.toThrow('402')
    expect(opened).toBe(1)
  })

  test('without the script of the payment provider it says so, and asks nobody for ever', async () => {
    const requests = fakeServer(() => asked)

    await expect(confirm('seti_noscri')).rejects.toThrow('402')
    expect(requests).toHaveLength(2)
  })
})

import Stripe from 'stripe'
import { describe, expect, test, vi } from 'vitest'
import { subscriptionCalls } from '../../../../functions/gateways/stripe/subscriptionCalls.ts'

const refusal = new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', message: 'Not open.' })

const INVOICES = [
  { id: 'in_2', status: 'open' },
  { id: 'in_1', status: 'uncollectible' },
  { id: 'in_0', status: 'paid' },
]

/** Stripe with a subscription and invoices of it, newest first, of which one after the other is asked to be void. */
function ending({ status, error, is = 'canceled' }: { status: string; error?: Error; is?: string }) {
  const asked: string[] = []
  const cancel = vi.fn(async () => ({}))
  const calls = subscriptionCalls((ask) =>
    ask({
      subscriptions: { retrieve: async () => ({ status: is }), cancel },
      invoices: {
        list: async () => ({ data: INVOICES }),
        async voidInvoice(id: string) {
          asked.push(id)
          if (error) throw error
        },
        retrieve: async () => ({ status }),
      },
    } as unknown as Stripe),
  )
  return { asked, cancel, end: () => calls.endSubscription('sub_1'), clear: () => calls.clearDebt('sub_1') }
}

describe('what a subscription left open', () => {
  test.each([
    'canceled',
    'past_due',
    'unpaid',
  ])('when it was %s is void, also what was written off, the oldest invoice first', async (is) => {
    const { asked, end } = ending({ status: 'void', is })

    await end()

    expect(asked).toEqual(['in_1', 'in_2'])
  })

  test.each(['void', 'paid'])('and is %s since it was listed needs nothing more', async (status) => {
    const { asked, end } = ending({ status, error: refusal })

    await end()

    expect(asked).toEqual(['in_1', 'in_2'])
  })

  test('is nothing when it was paid for', async () => {
    const { asked, end } = ending({ status: 'void', is: 'active' })

    await end()

    expect(asked).toEqual([])
  })

  test.each([
    ['is still open', { status: 'open', error: refusal }],
    ['can still be paid', { status: 'uncollectible', error: refusal }],
    ['failed otherwise', { status: 'void', error: new Error('a bug') }],
  ])('and %s has failed', async (_, given) => {
    await expect(ending(given).end()).rejects.toBe(given.error)
  })
})

describe('a debt', () => {
  test.each([
    ['unpaid', 1],
    ['canceled', 0],
    ['incomplete_expired', 0],
  ])('of a subscription that is %s is cleared, and cancelled %d times', async (is, times) => {
    const { asked, cancel, clear } = ending({ status: 'void', is })

    await clear()

    expect(cancel).toHaveBeenCalledTimes(times)
    expect(asked).toEqual(['in_1', 'in_2'])
  })

  test.each(['active', 'trialing', 'past_due'])('of a subscription that is %s again ends nothing', async (is) => {
    const { asked, cancel, clear } = ending({ status: 'void', is })

    await clear()

    expect(cancel).not.toHaveBeenCalled()
    expect(asked).toEqual([])
  })
})

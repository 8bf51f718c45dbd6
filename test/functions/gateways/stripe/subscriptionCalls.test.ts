import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { subscriptionCalls } from '../../../../functions/gateways/stripe/subscriptionCalls.ts'

const refusal = new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', message: 'Not open.' })

/** Stripe with a subscription that is over and two invoices of it, newest first; one void after the other is asked for. */
function ending({ status, error }: { status: string; error?: Error }) {
  const asked: string[] = []
  const calls = subscriptionCalls((ask) =>
    ask({
      subscriptions: { retrieve: async () => ({ status: 'canceled' }) },
      invoices: {
        list: async () => ({ data: [{ id: 'in_2' }, { id: 'in_1' }] }),
        async voidInvoice(id: string) {
          asked.push(id)
          if (error) throw error
        },
        retrieve: async () => ({ status }),
      },
    } as unknown as Stripe),
  )
  return { asked, end: () => calls.endSubscription('sub_1') }
}

describe('what a subscription left open', () => {
  test('is void after its end, the oldest invoice first', async () => {
    const { asked, end } = ending({ status: 'void' })

    await end()

    expect(asked).toEqual(['in_1', 'in_2'])
  })

  test.each(['void', 'paid'])('and is %s since it was listed needs nothing more', async (status) => {
    const { asked, end } = ending({ status, error: refusal })

    await end()

    expect(asked).toEqual(['in_1', 'in_2'])
  })

  test.each([
    ['is still open', { status: 'open', error: refusal }],
    ['failed otherwise', { status: 'void', error: new Error('a bug') }],
  ])('and %s has failed', async (_, given) => {
    await expect(ending(given).end()).rejects.toBe(given.error)
  })
})

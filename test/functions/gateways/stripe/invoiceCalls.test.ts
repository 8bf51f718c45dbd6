import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { invoiceCalls } from '../../../../functions/gateways/stripe/invoiceCalls.ts'

/** Stripe with one invoice that was paid, whose refund fails. */
const refusing = (error: Error) =>
  invoiceCalls((ask) =>
    ask({
      invoices: { retrieve: async () => ({ payments: { data: [{ payment: { payment_intent: 'pi_1' } }] } }) },
      refunds: { create: () => Promise.reject(error) },
    } as unknown as Stripe),
  )

const refusal = (code: string) =>
  new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', code, message: 'No.' })

describe('a refund', () => {
  test('that was made before its idempotency key was forgotten is done', async () => {
    await expect(refusing(refusal('charge_already_refunded')).refundInvoice('in_1')).resolves.toBeUndefined()
  })

  test.each([refusal('resource_missing'), new Error('a bug')])('that fails with %s has failed', async (error) => {
    await expect(refusing(error).refundInvoice('in_1')).rejects.toBe(error)
  })
})

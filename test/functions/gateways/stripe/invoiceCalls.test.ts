import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { invoiceCalls } from '../../../../functions/gateways/stripe/invoiceCalls.ts'
import { NOW } from '../../../makers/later.ts'

/** Stripe with one invoice that was paid, whose refund fails. */
const refusing = (error: Error) =>
  invoiceCalls((ask) =>
    ask({
      invoices: {
        retrieve: async () => ({ payments: { data: [{ status: 'paid', payment: { payment_intent: 'pi_1' } }] } }),
      },
      refunds: { create: () => Promise.reject(error) },
    } as unknown as Stripe),
  )

const refusal = (code: string) =>
  new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', code, message: 'No.' })

describe('a refund', () => {
  test('that was made before its idempotency key was forgotten is done', async () => {
    await expect(refusing(refusal('charge_already_refunded')).refundInvoice('in_1')).resolves.toBeUndefined()
  })

  test.each([
    ['charge_disputed', /disputed/],
    ['insufficient_funds', /balance at Stripe is too low/],
    ['balance_insufficient', /balance at Stripe is too low/],
    ['resource_missing', /didn't make this refund/],
  ])('that Stripe refuses with %s is a conflict with a sentence, and no bug of ours', async (code, message) => {
    await expect(refusing(refusal(code)).refundInvoice('in_1')).rejects.toMatchObject({
      code: 'REFUND_REFUSED',
      status: 409,
      message: expect.stringMatching(message),
    })
  })

  test('that fails otherwise has failed', async () => {
    const error = new Error('a bug')
    await expect(refusing(error).refundInvoice('in_1')).rejects.toBe(error)
  })
})

describe('an invoice that Stripe does not let anybody pay', () => {
  const paying = (error: Error, status: string) =>
    invoiceCalls((ask) =>
      ask({ invoices: { pay: () => Promise.reject(error), retrieve: async () => ({ status }) } } as unknown as Stripe),
    ).payInvoice({ id: 'in_1', paymentMethodId: 'pm_1' })

  test('since it was paid after it was listed as open is paid', async () => {
    await expect(paying(refusal('invoice_already_paid'), 'paid')).resolves.toEqual({ clientSecret: null })
  })

  test.each([
    [refusal('resource_missing'), 'open'],
    [new Error('a bug'), 'paid'],
  ])('for another reason stays unpaid: %s', async (error, status) => {
    await expect(paying(error, status)).rejects.toBe(error)
  })
})

describe('an invoice whose bank asks the person', () => {
  const asking = new Stripe.errors.StripeCardError({
    type: 'card_error',
    code: 'invoice_payment_intent_requires_action',
    message: 'Ask.',
  })
  const paying = (status: string, intent: string) => {
    const payments = { data: [{ payment: { payment_intent: { status: intent, client_secret: 'pi_1_secret' } } }] }
    const invoices = { pay: () => Promise.reject(asking), retrieve: async () => ({ status, payments }) }
    return invoiceCalls((ask) => ask({ invoices } as unknown as Stripe)).payInvoice({
      id: 'in_1',
      paymentMethodId: 'pm_1',
    })
  }

  test.each([
    ['open', 'requires_action', 'pi_1_secret'],
    ['open', 'processing', null],
    ['open', 'succeeded', null],
    ['paid', 'succeeded', null],
  ])('and that is %s with a payment that is %s has the secret %s', async (status, intent, clientSecret) => {
    expect(await paying(status, intent)).toEqual({ clientSecret })
  })

  test('and who has said no needs another card', async () => {
    await expect(paying('open', 'requires_payment_method')).rejects.toMatchObject({ code: 'CARD_DECLINED' })
  })
})

describe('an invoice that is listed with its refunds', () => {
  const aPayment = (payment: object, status = 'paid') => ({ status, payment })
  const listing = (payments: object[], charges: object[]) => {
    const invoice = { id: 'in_1', status: 'paid', status_transitions: {}, payments: { data: payments } }
    const stripe = {
      invoices: { list: async () => ({ data: [invoice] }) },
      charges: { list: async () => ({ data: charges }) },
    }
    return invoiceCalls((ask) => ask(stripe as unknown as Stripe)).listChargedInvoices('cus_jane')
  }

  test('counts what was given back of its own charges, found by payment intent or by themselves', async () => {
    const payments = [aPayment({ payment_intent: 'pi_1' }), aPayment({ charge: 'ch_2' })]
    const charges = [
      {
        id: 'ch_1',
        payment_intent: 'pi_1',
        amount_refunded: 300,
        refunds: {
          data: [
            { created: 5, status: 'succeeded' },
            { created: NOW, status: 'pending' },
          ],
        },
      },
      { id: 'ch_2', payment_intent: null, amount_refunded: 20 },
      { id: 'ch_3', payment_intent: 'pi_3', amount_refunded: 1299 },
    ]

    expect(await listing(payments, charges)).toMatchObject([
      { id: 'in_1', amountRefunded: 320, refundedAt: NOW, refundStatus: 'pending' },
    ])
  })

  test('of which no payment went through has nothing that was given back', async () => {
    const charges = [{ id: 'ch_1', payment_intent: null, amount_refunded: 300 }]

    expect(await listing([aPayment({ payment_intent: 'pi_1' }, 'open')], charges)).toMatchObject([
      { amountRefunded: 0, refundedAt: null, refundStatus: null },
    ])
  })
})

import type Stripe from 'stripe'
import type { InvoiceIntent } from './objects/intents.ts'

interface Refused {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error' | 'rate_limit_error'
  code?: string
  decline_code?: string
  message: string
  param?: string
  setup_intent?: Stripe.SetupIntent
  payment_intent?: InvoiceIntent
}

/** An error as Stripe answers it. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly error: Refused

  constructor(status: number, error: Refused) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export const missing = (what: string, id: string): StripeRefusal =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  })

export const declined = (): StripeRefusal =>
  new StripeRefusal(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  })

/** A charge with the person there waits for what their bank asks. */
export const needsAuthentication = (code = 'invoice_payment_intent_requires_action'): StripeRefusal =>
  new StripeRefusal(402, {
    type: 'card_error',
    code,
    message: 'This payment requires additional user action before it can be completed successfully.',
  })

/** A charge without the person, whose bank wants them. */
export const authenticationRequired = (): StripeRefusal =>
  new StripeRefusal(402, {
    type: 'card_error',
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  })

export const invalid = (message: string, code?: string): StripeRefusal =>
  new StripeRefusal(400, { type: 'invalid_request_error', message, ...(code !== undefined && { code }) })

/** An intent is confirmed once. The error carries it, which tells a second tab that the card is saved. */
export const unexpectedState = (intent: Stripe.SetupIntent): StripeRefusal =>
  new StripeRefusal(400, {
    type: 'invalid_request_error',
    code: 'setup_intent_unexpected_state',
    message: `This SetupIntent is ${intent.status} and cannot be confirmed.`,
    setup_intent: intent,
  })

/** A payment that is over, or has nothing to pay with. The error carries it, which tells a second tab that it is paid. */
export const unexpectedPayment = (intent: InvoiceIntent): StripeRefusal =>
  new StripeRefusal(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intent,
  })

import type Stripe from 'stripe'
import { listOf, metadataOf, textOf } from '../formBody.ts'
import { asksForAuthentication, type CardRefusal, newPaymentMethod, refusalOf } from '../objects/customers.ts'
import { newPaymentIntent, newSetupIntent } from '../objects/intents.ts'
import { invalid, missing, unexpectedState } from '../StripeRefusal.ts'
import type { Call, CallNeeds } from './Call.ts'

export function setupCalls({ ledger, now }: CallNeeds): Record<string, Call> {
  const find = (id: string) => {
    const intent = ledger.setupIntents.get(id)
    if (!intent) throw missing('setupintent', id)
    return intent
  }
  return {
    'POST /v1/setup_intents': ({ form }) => {
      const customer = textOf(form, 'customer') ?? null
      if (customer && !ledger.customers.has(customer)) throw missing('customer', customer)
      const intent = newSetupIntent({ customer, metadata: metadataOf(form), created: now() })
      ledger.setupIntents.set(intent.id, intent)
      return intent
    },
    'GET /v1/setup_intents/{id}': ({ id, form }) => {
      const intent = find(id)
      const isExpanded = listOf(form, 'expand').includes('payment_method')
      const method = ledger.paymentMethods.get(String(intent.payment_method))
      return isExpanded && method ? { ...intent, payment_method: method } : intent
    },
    'POST /v1/setup_intents/{id}/cancel': ({ id }) => {
      const intent = find(id)
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        throw invalid(
          `You cannot cancel this SetupIntent because it has a status of ${intent.status}.`,
          'setup_intent_unexpected_state',
        )
      return Object.assign(intent, { status: 'canceled', cancellation_reason: null })
    },
    'GET /v1/payment_methods/{id}': ({ id }) => {
      const method = ledger.paymentMethods.get(id)
      if (!method) throw missing('payment_method', id)
      return method
    },
    'POST /v1/payment_intents': ({ form }) =>
      newPaymentIntent({ amount: Number(form.amount), currency: String(form.currency), created: now() }),
  }
}

interface Confirmation {
  id: string
  /** A card number, with or without spaces. */
  card: string
  /** What the person answers when their bank asks. */
  authentication?: 'approved' | 'refused' | undefined
}

/** What the browser stand-in does when somebody presses the button of a payment form. */
export function confirmSetup(
  { ledger, emit, now }: CallNeeds,
  { id, card, authentication }: Confirmation,
): Stripe.SetupIntent {
  const intent = ledger.setupIntents.get(id)
  if (!intent) throw missing('setupintent', id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent)
  const number = card.replace(/\D/g, '')
  const refusal = refusalOf(number)
  if (refusal) return refuse({ emit }, intent, { type: 'card_error', ...refusal })
  if (asksForAuthentication(number)) {
    if (authentication === 'refused') return refuse({ emit }, intent, UNAUTHENTICATED)
    if (authentication !== 'approved')
      return Object.assign(intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
  }
  const method = newPaymentMethod(number, now())
  method.customer = intent.customer as string | null
  ledger.paymentMethods.set(method.id, method)
  Object.assign(intent, { status: 'succeeded', payment_method: method.id, next_action: null, last_setup_error: null })
  emit('payment_method.attached', method)
  emit('setup_intent.succeeded', intent)
  return intent
}

const UNAUTHENTICATED = {
  type: 'invalid_request_error',
  code: 'setup_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose another one.',
} as const

function refuse(
  { emit }: Pick<CallNeeds, 'emit'>,
  intent: Stripe.SetupIntent,
  error: typeof UNAUTHENTICATED | ({ type: 'card_error' } & CardRefusal),
): Stripe.SetupIntent {
  intent.last_setup_error = error
  intent.status = 'requires_payment_method'
  intent.next_action = null
  emit('setup_intent.setup_failed', intent)
  return intent
}

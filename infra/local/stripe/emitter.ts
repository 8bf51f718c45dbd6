import type Stripe from 'stripe'
import { STRIPE_API_VERSION } from '../../../shared/domain/stripeApiVersion.ts'
import type { Ledger } from './ledger.ts'
import { shownInvoice } from './shownInvoice.ts'
import { stripeId } from './stripeId.ts'

export type Emit = (type: Stripe.Event.Type, object: object) => void

interface EmitterNeeds {
  ledger: Ledger
  now: () => number
  onEvent: (event: Stripe.Event) => void
}

/** Notes what happened as an event, with the object as it is now, and hands it on for delivery. */
export function emitter({ ledger, now, onEvent }: EmitterNeeds): Emit {
  return (type, object) => {
    // The types of events differ in their objects only, and which object belongs to which type is not known here.
    const event = {
      id: stripeId('evt'),
      object: 'event',
      api_version: STRIPE_API_VERSION,
      created: now(),
      data: { object: structuredClone(isInvoice(object) ? shownInvoice(ledger, object) : object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: stripeId('req'), idempotency_key: null },
      type,
    } as unknown as Stripe.Event
    ledger.events.set(event.id, event)
    onEvent(event)
  }
}

const isInvoice = (object: object): object is Stripe.Invoice => (object as { object?: string }).object === 'invoice'

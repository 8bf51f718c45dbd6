import { receiveEvent } from '../flows/billing/receiveEvent.ts'
import { webhook } from '../kit/http/webhook.ts'
import { wireStripe } from '../wiring/billing.ts'

const needs = wireStripe()

/** Stripe posts its events here. */
export const handler = webhook(needs, async ({ body, headers, now }) => {
  await receiveEvent(needs, { body, signature: headers['stripe-signature'] ?? '', now })
  return { received: true }
})

import { parseArgs } from 'node:util'
import type Stripe from 'stripe'
import { webhooks } from '../../shared/contract/index.ts'
import { openStripe, PINNED_API_VERSION } from './openStripe.ts'
import { STRIPE_EVENTS } from './stripeEvents.ts'

/*
 * Declares the endpoint at Stripe that our webhook is: `STRIPE_SECRET_KEY=… npm run stripe:webhook -- --domain DOMAIN`.
 * Run again, it brings the events up to date. Stripe shows the signing secret once, when the endpoint is new.
 */
const { values } = parseArgs({ options: { domain: { type: 'string' } } })
if (!values.domain) {
  console.error('Say where the product is: --domain orrery.example')
  process.exit(2)
}
const [, path] = webhooks.stripe.split(' ')
const url = `https://${values.domain}${path}`
const stripe = openStripe()
const known = await find(url)
if (known && known.api_version === PINNED_API_VERSION) {
  await stripe.webhookEndpoints.update(known.id, { enabled_events: STRIPE_EVENTS, disabled: false })
  console.log(`${known.id} is up to date: ${url}`)
} else {
  const created = await stripe.webhookEndpoints.create({
    url,
    enabled_events: STRIPE_EVENTS,
    api_version: PINNED_API_VERSION,
    description: 'Orrery',
  })
  console.log(`${created.id} is new: ${url}`)
  console.log(`Copy its signing secret to stripeWebhookSecretId: ${created.secret}`)
  // Its version cannot be changed. It stays until the new secret is in place: then both have told us of everything.
  if (known) console.log(`${known.id} speaks ${known.api_version}. Delete it once the new secret is stored.`)
}

async function find(wanted: string): Promise<Stripe.WebhookEndpoint | undefined> {
  let newest: Stripe.WebhookEndpoint | undefined
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 }))
    if (endpoint.url === wanted && (!newest || endpoint.created > newest.created)) newest = endpoint
  return newest
}

import * as z from 'zod/mini'
import { Problem } from '../../../shared/contract/problem.ts'
import { STRIPE_API_VERSION } from '../../../shared/domain/stripeApiVersion.ts'
import { type EpochSeconds, EpochSeconds as Instant } from '../../../shared/domain/time.ts'
import { isSignedByStripe, webhookSecrets } from '../../domain/billing/stripeSignature.ts'
import type { Warn } from '../../domain/ports/warn.ts'
import type { EventStore } from '../../store/events.ts'

export interface ReceiveEventNeeds {
  events: Pick<EventStore, 'add'>
  webhookSecret: (now: EpochSeconds) => Promise<string>
  /** Whether events of real money are expected here. */
  isLive: boolean
  warn: Warn
}

interface Received {
  body: Buffer
  signature: string
  now: EpochSeconds
}

const alarm = 'strangeStripeEvent'

const KnownEvent = z.object({
  id: z.string().check(z.regex(/^evt_[A-Za-z0-9_]{1,100}$/)),
  type: z.string().check(z.maxLength(100)),
  created: Instant,
  livemode: z.boolean(),
  account: z.optional(z.string()),
  api_version: z.nullish(z.string()),
  data: z.object({
    object: z.object({
      id: z.optional(z.string()),
      customer: z.optional(z.nullable(z.union([z.string(), z.object({ id: z.string() })]))),
    }),
  }),
})

/**
 * Keeps an event of Stripe, so that answering Stripe takes one write and a job does the rest. Nothing in it is believed:
 * it only says whom to look at again.
 */
export async function receiveEvent(needs: ReceiveEventNeeds, { body, signature, now }: Received): Promise<void> {
  const secrets = webhookSecrets(await needs.webhookSecret(now))
  // Without a secret every event would have to be refused for ever; as an error of ours Stripe tries it again.
  if (secrets.length === 0) throw new Problem('PAYMENTS_DISABLED')
  if (!isSignedByStripe({ body, header: signature, secrets, now })) throw new Problem('INVALID_SIGNATURE')
  const event = KnownEvent.parse(JSON.parse(body.toString('utf8')))
  const isOurs = event.livemode === needs.isLive && event.account === undefined
  if (!isOurs) {
    // A test event at the live endpoint, or one of another account: a mistake in Stripe's settings.
    needs.warn('an event of Stripe is not for this stack', undefined, { alarm, stripeId: event.id })
    throw new Problem('INVALID_SIGNATURE')
  }
  const { id, type, created, data } = event
  // It only says whom to look at, so it is kept whatever its shape is. The endpoint's version is to be put right.
  if (event.api_version !== STRIPE_API_VERSION)
    needs.warn('an event of Stripe has another API version than ours', undefined, { alarm, stripeId: id })
  const { customer } = data.object
  const customerId = typeof customer === 'object' ? customer?.id : customer
  await needs.events.add(
    { id, type, objectId: data.object.id ?? '', createdAt: created, ...(customerId && { customerId }) },
    now,
  )
}

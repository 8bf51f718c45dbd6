import { createHmac, randomInt } from 'node:crypto'
import type Stripe from 'stripe'

export const WEBHOOK_MODES = ['deliver', 'hold', 'shuffle', 'duplicate'] as const
export type WebhookMode = (typeof WEBHOOK_MODES)[number]

interface WebhookNeeds {
  /** Posts a body with its signature; answers the status. */
  post(body: string, signature: string): Promise<number>
  /** The first of the secrets that the endpoint accepts. */
  secret: () => string
  now: () => number
}

interface Waiting {
  event: Stripe.Event
  attempts: number
  notBefore: number
}

/** As Stripe does in test mode, though it goes on for days: after so many attempts an event is given up. */
const ATTEMPTS = 8
const FIRST_WAIT_SECONDS = 60

/** Delivers events, each until it is accepted. How is for the test to say: at once, later, twice or in any order. */
export function webhooks({ post, secret, now }: WebhookNeeds) {
  let mode: WebhookMode = 'deliver'
  let waiting: Waiting[] = []
  let delivery = Promise.resolve()

  async function deliver({ event, attempts }: Waiting): Promise<void> {
    const body = JSON.stringify(event, null, 2)
    const status = await post(body, signatureOf(body, { secret: secret(), at: now() })).catch(() => 0)
    if (status >= 200 && status < 300) return
    if (attempts + 1 < ATTEMPTS)
      waiting.push({ event, attempts: attempts + 1, notBefore: now() + FIRST_WAIT_SECONDS * 2 ** attempts })
  }

  async function flush(): Promise<void> {
    const ready = waiting.filter(({ notBefore }) => notBefore <= now())
    waiting = waiting.filter((each) => !ready.includes(each))
    const ordered = mode === 'shuffle' ? shuffled(ready) : ready
    const all = mode === 'duplicate' ? ordered.flatMap((each) => [each, each]) : ordered
    for (const each of all) await deliver(each)
  }

  /** One delivery after the other, so that events arrive in the order in which they were sent. */
  function start(): Promise<void> {
    delivery = delivery.then(flush)
    return delivery
  }

  return {
    add(event: Stripe.Event): void {
      waiting.push({ event, attempts: 0, notBefore: 0 })
      // Not before the call that caused it has been answered.
      if (mode !== 'hold' && mode !== 'shuffle') setImmediate(start)
    },
    /** Delivers what failed before and may be tried again; a held event stays held. */
    retry: (): Promise<void> => (mode === 'hold' || mode === 'shuffle' ? delivery : start()),
    setMode(next: WebhookMode): void {
      mode = next
      if (next === 'deliver' || next === 'duplicate') void start()
    },
    /** Delivers everything that is held, now. */
    async release(): Promise<number> {
      for (const each of waiting) each.notBefore = 0
      const { length } = waiting
      await start()
      return length
    },
    describe: () => ({ mode, waiting: waiting.length }),
  }
}

/** Stripe's scheme v1: the HMAC of time and body. */
const signatureOf = (body: string, { secret, at }: { secret: string; at: number }) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

function shuffled<T>(all: T[]): T[] {
  const rest = [...all]
  return all.map(() => rest.splice(randomInt(rest.length), 1)[0]!)
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { type EpochSeconds, MINUTE } from '../../../shared/domain/time.ts'

const TOLERANCE = 5 * MINUTE

interface Signed {
  /** The body to the byte as it was sent: parsed and written again it would have another signature. */
  body: Buffer
  header: string
  secrets: readonly string[]
  now: EpochSeconds
}

/**
 * Whether Stripe has signed a webhook within the last five minutes, by any of the secrets that are live: two while one is
 * being replaced. Scheme v1 of docs.stripe.com/webhooks/signature: the HMAC-SHA256 of time and body. An empty secret
 * matches nothing, since anybody can sign with it.
 */
export function isSignedByStripe({ body, header, secrets, now }: Signed): boolean {
  const parts = header.split(',').map((part) => part.split('=') as [string, string?])
  const times = parts.filter(([name]) => name === 't').map(([, value]) => value)
  const [time] = times
  if (times.length !== 1 || !/^\d{1,12}$/.test(time!) || Math.abs(now - Number(time)) > TOLERANCE) return false
  const signatures = parts.filter(([name]) => name === 'v1').map(([, value]) => Buffer.from(value ?? '', 'hex'))
  return secrets
    .filter((secret) => secret.length > 0)
    .map((secret) => createHmac('sha256', secret).update(`${time}.`).update(body).digest())
    .some((expected) => signatures.some((each) => each.length === expected.length && timingSafeEqual(each, expected)))
}

/** Live secrets as the operator keeps them, separated by commas. Anything but Stripe's own form is no secret of ours. */
export const webhookSecrets = (text: string): string[] =>
  text
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => /^whsec_\S{16,}$/.test(secret))

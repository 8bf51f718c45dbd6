import pLimit from 'p-limit'
import Stripe from 'stripe'
import { Problem } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { ReadSecret } from '../secrets.ts'

export interface StripeSettings {
  apiKey: ReadSecret
  /** Another server than Stripe's own, for the local stack. */
  apiUrl?: string | undefined
  now: () => EpochSeconds
}

/** For each of two attempts: a slow Stripe is told apart from a dead one within ten seconds. */
const ATTEMPT_TIMEOUT_MS = 4_000
const AT_ONCE = 20
const WAITING = 100
const RETRY_SECONDS = 30

export type AskStripe = <T>(ask: (stripe: Stripe) => Promise<T>) => Promise<T>

/**
 * Makes calls of Stripe's own library, with its pinned version of the API. A bulkhead keeps a slow Stripe from filling
 * an instance with calls that wait, and every failure becomes a Problem.
 */
export function stripeClient({ apiKey, apiUrl, now }: StripeSettings): AskStripe {
  const limit = pLimit(AT_ONCE)
  let open: { key: string; stripe: Stripe } | undefined

  async function client(): Promise<Stripe> {
    const key = await apiKey(now())
    // A stack is deployed before anybody has a key; until then its secret holds a random text.
    if (!/^(sk|rk)_/.test(key)) throw new Problem('PAYMENTS_DISABLED')
    if (open?.key !== key) open = { key, stripe: openStripe(key, apiUrl) }
    return open.stripe
  }

  return async (ask) => {
    if (limit.pendingCount > WAITING) throw new Problem('PAYMENTS_DOWN', { details: { retryAfter: RETRY_SECONDS } })
    return limit(async () => {
      try {
        return await ask(await client())
      } catch (error) {
        throw problemOf(error)
      }
    })
  }
}

function openStripe(key: string, apiUrl: string | undefined): Stripe {
  const settings = { timeout: ATTEMPT_TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false }
  if (!apiUrl) return new Stripe(key, settings)
  const { hostname: host, port } = new URL(apiUrl)
  return new Stripe(key, { ...settings, host, port, protocol: 'http' })
}

/** A request that Stripe calls invalid is our bug and stays as it is; for every other failure there are words. */
function problemOf(cause: unknown): unknown {
  const { errors } = Stripe
  if (cause instanceof errors.StripeCardError) return new Problem('CARD_DECLINED', { cause })
  const isRefused = [errors.StripeAuthenticationError, errors.StripePermissionError].some(
    (refusal) => cause instanceof refusal,
  )
  if (isRefused) return new Problem('PAYMENTS_DISABLED', { cause })
  const isDown = [errors.StripeConnectionError, errors.StripeAPIError, errors.StripeRateLimitError].some(
    (failure) => cause instanceof failure,
  )
  return isDown || isLocked(cause)
    ? new Problem('PAYMENTS_DOWN', { cause, details: { retryAfter: RETRY_SECONDS } })
    : cause
}

/** Another call with the same idempotency key, or on the same object, is still running. */
const isLocked = (error: unknown) => error instanceof Stripe.errors.StripeError && error.statusCode === 409

/** Runs a call and answers undefined when what it is about does not exist. */
export async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined
    throw error
  }
}

import type { Stripe } from '@stripe/stripe-js'
import { billing } from '../../../../shared/contract/billing.ts'
import type { StartedSubscription } from '../../../../shared/domain/billing.ts'
import { DEFAULT_PLAN } from '../../../../shared/domain/priceBook.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { call } from '../../../lib/api/call.ts'
import { delay } from '../../../lib/time/delay.ts'
import { trackStart } from './trackStart.ts'

interface SavedMethod {
  setupIntentId: string
  /** For the dialog of a bank that asks. */
  loadScript: () => Promise<Stripe | null>
}

/**
 * Starts the subscription for a payment method that is set up. Waits while the method is not attached yet, and lets the
 * person answer their bank where it asks about a first charge. What the bank made of it our server finds out.
 */
export async function confirmCheckout({ setupIntentId, loadScript }: SavedMethod): Promise<StartedSubscription> {
  let answered: string | undefined
  for (let tried = 1; ; tried += 1)
    try {
      const started = await call(billing.confirmSubscription, { body: { setupIntentId, plan: DEFAULT_PLAN } })
      trackStart(started, setupIntentId)
      return started
    } catch (error) {
      const asked = secretOf(error)
      // A dialog that was closed without an answer is not opened again by itself.
      if (tried === TRIES || (asked === undefined ? !isPending(error) : asked === answered)) throw error
      if (asked === undefined) await delay(ATTACH_MS)
      else await (await loadScript())?.confirmCardPayment(asked)
      answered = asked
    }
}

const isPending = (error: unknown) => error instanceof ApiError && error.code === 'PAYMENT_METHOD_PENDING'

const secretOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'PAYMENT_CONFIRMATION_REQUIRED' ? error.body.clientSecret : undefined

const TRIES = 4
const ATTACH_MS = 3000

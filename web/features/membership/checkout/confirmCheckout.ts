import { billing } from '../../../../shared/contract/billing.ts'
import type { StartedSubscription } from '../../../../shared/domain/billing.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { call } from '../../../lib/api/call.ts'
import { delay } from '../../../lib/delay.ts'
import { trackStart } from './trackStart.ts'

/** Starts the subscription for a payment method that is set up. Waits while the method is not attached yet. */
export async function confirmCheckout(setupIntentId: string): Promise<StartedSubscription> {
  for (let tried = 1; ; tried += 1)
    try {
      const started = await call(billing.confirmSubscription, { body: { setupIntentId, plan: 'weekly' } })
      trackStart(started, setupIntentId)
      return started
    } catch (error) {
      if (tried === TRIES || !isPending(error)) throw error
      await delay(ATTACH_MS)
    }
}

const isPending = (error: unknown) => error instanceof ApiError && error.code === 'PAYMENT_METHOD_PENDING'

const TRIES = 4
const ATTACH_MS = 3000

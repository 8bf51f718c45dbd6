import { Problem } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { CustomerStore } from '../../store/customers.ts'
import type { EventStore } from '../../store/events.ts'

export interface LookAgainNeeds {
  customers: Pick<CustomerStore, 'find'>
  events: Pick<EventStore, 'addSync'>
}

/** Makes a change at Stripe. Where nobody knows whether it happened, a job asks Stripe again. */
export async function orLookAgain<T>(
  { customers, events }: LookAgainNeeds,
  { accountId, now }: { accountId: string; now: EpochSeconds },
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change()
  } catch (error) {
    const customer =
      error instanceof Problem && error.code === 'PAYMENTS_DOWN' ? await customers.find(accountId) : undefined
    if (customer) await events.addSync(customer.customerId, now)
    throw error
  }
}

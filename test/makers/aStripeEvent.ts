import type { NewStripeEvent } from '../../functions/store/events.ts'
import { NOW } from './later.ts'

export const aStripeEvent = (changes: Partial<NewStripeEvent> = {}): NewStripeEvent => ({
  id: 'evt_1',
  type: 'customer.subscription.updated',
  objectId: 'sub_1',
  customerId: 'cus_jane',
  createdAt: NOW,
  ...changes,
})

import { DEFAULT_PLAN, priceBook } from './priceBook.ts'
import type { Membership } from './subscription.ts'

/** The four vocabularies that screens use for one standing. */
export interface MembershipLabels {
  display: 'Active' | 'Cancelled' | 'Trial' | 'Trial Cancelled' | 'Inactive'
  badge: 'Premium' | 'Cancelled' | 'Trial' | 'Trial Cancelled' | 'Free'
  accountPlan: 'Premium' | 'Premium Cancelled' | 'Trial' | 'Trial Cancelled' | 'Free'
  billingPlan: string
}

const premium = { billingPlan: priceBook[DEFAULT_PLAN].name }
const none: MembershipLabels = { display: 'Inactive', badge: 'Free', accountPlan: 'Free', billingPlan: 'Free' }

export function labelsOf(membership: Membership): MembershipLabels {
  switch (membership.status) {
    case 'free':
    case 'inactive':
      return none
    case 'active':
      return { ...premium, display: 'Active', badge: 'Premium', accountPlan: 'Premium' }
    case 'trial':
      return { ...premium, display: 'Trial', badge: 'Trial', accountPlan: 'Trial' }
    case 'cancelled':
      return membership.isTrialCancelled
        ? { ...premium, display: 'Trial Cancelled', badge: 'Trial Cancelled', accountPlan: 'Trial Cancelled' }
        : { ...premium, display: 'Cancelled', badge: 'Cancelled', accountPlan: 'Premium Cancelled' }
  }
}

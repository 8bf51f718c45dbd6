import type { SWRResponse } from 'swr'
import { billing } from '../../../../shared/contract/billing.ts'
import type { BillingInfo } from '../../../../shared/domain/billing.ts'
import type { ApiError } from '../../../lib/api/ApiError.ts'
import { useReply } from '../../../lib/api/call.ts'
import { useMembership } from '../useMembership.ts'

/** What Stripe bills. Without access nothing is, so it is read only once somebody asks for what they paid before. */
export function useBilling({ isAsked = false } = {}): SWRResponse<BillingInfo, ApiError> {
  const { hasActiveAccess } = useMembership()
  return useReply(billing.readBilling, {}, { enabled: hasActiveAccess || isAsked })
}

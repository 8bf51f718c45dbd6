import type { SWRResponse } from 'swr'
import { billing } from '../../../../shared/contract/billing.ts'
import type { BillingInfo } from '../../../../shared/domain/billing.ts'
import type { ApiError } from '../../../lib/api/ApiError.ts'
import { useReply } from '../../../lib/api/call.ts'
import { useMembership } from '../useMembership.ts'

/** What Stripe bills. Read only while there is access, since nothing is billed otherwise. */
export function useBilling(): SWRResponse<BillingInfo, ApiError> {
  const { hasActiveAccess } = useMembership()
  return useReply(billing.readBilling, {}, { enabled: hasActiveAccess })
}

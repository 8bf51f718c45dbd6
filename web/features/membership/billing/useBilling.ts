import type { SWRResponse } from 'swr'
import { billing } from '../../../../shared/contract/billing.ts'
import type { BillingInfo } from '../../../../shared/domain/billing.ts'
import type { ApiError } from '../../../lib/api/ApiError.ts'
import { useReply } from '../../../lib/api/call.ts'
import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { useMembership } from '../useMembership.ts'

/** What Stripe bills. Without access nothing is, unless a first charge failed, so it is read only once somebody asks for what they paid before. */
export function useBilling({ isAsked = false } = {}): SWRResponse<BillingInfo, ApiError> {
  const { hasActiveAccess } = useMembership()
  const isPastDue = useSession().user?.isPastDue === true
  return useReply(billing.readBilling, {}, { enabled: hasActiveAccess || isPastDue || isAsked })
}

import type { AdminDispute } from '../../../shared/domain/admin.ts'
import { isoInstant } from '../../../shared/domain/time.ts'
import { currencyCodeOf } from '../../domain/billing/currencyCodeOf.ts'
import type { DisputeStore } from '../../store/disputes.ts'

/** The operators' queue, as it is written down: Stripe is not asked. */
export async function listDisputes({ disputes }: { disputes: Pick<DisputeStore, 'list'> }): Promise<AdminDispute[]> {
  return (await disputes.list()).map(({ id, accountId, amount, currency, reason, dueBy, status }) => ({
    id,
    userId: accountId,
    amount,
    currency: currencyCodeOf(currency),
    reason,
    dueBy: dueBy === null ? null : isoInstant(dueBy),
    status,
  }))
}

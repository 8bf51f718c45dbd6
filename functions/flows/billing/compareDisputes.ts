import { after, DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import type { ChargedDispute, Payments } from '../../domain/billing/payments.ts'
import type { Violation } from '../../domain/billing/violation.ts'
import { findPayer } from './findPayer.ts'
import { type FollowDisputeNeeds, findDisputed, followDispute } from './followDispute.ts'

export interface CompareDisputesNeeds extends FollowDisputeNeeds {
  payments: FollowDisputeNeeds['payments'] & Pick<Payments, 'listDisputes'>
}

interface ComparisonRun {
  now: EpochSeconds
  dryRun: boolean
}

/** Banks decide within some ten weeks. */
const LOOKED_BACK = 120 * DAY

/** Finds the disputes at Stripe of which no event has told us, or not how they ended, and follows them. */
export async function compareDisputes(
  needs: CompareDisputesNeeds,
  { now, dryRun }: ComparisonRun,
): Promise<Violation[]> {
  const violations: Violation[] = []
  const since = after(now, -LOOKED_BACK)
  let cursor: string | undefined
  try {
    do {
      const page = await needs.payments.listDisputes({ since, after: cursor })
      for (const dispute of page.disputes) {
        const violation = await compare(needs, dispute)
        if (!violation) continue
        violations.push(violation)
        if (!dryRun) await followDispute(needs, { disputeId: dispute.id, now })
      }
      cursor = page.next
    } while (cursor !== undefined)
  } catch (error) {
    // What people pay is compared all the same.
    needs.warn('disputes could not be compared', error)
  }
  return violations
}

async function compare(needs: CompareDisputesNeeds, dispute: ChargedDispute): Promise<Violation | undefined> {
  const { customerId } = dispute
  const accountId = customerId === undefined ? undefined : await findPayer(needs, customerId)
  const record = accountId === undefined ? undefined : await needs.accounts.find(accountId)
  if (customerId === undefined || record?.account.status !== 'active') return undefined
  const known = (await needs.disputes.listOf(record.account.id)).find(({ id }) => id === dispute.id)
  if (known?.status === dispute.status || !(await findDisputed(needs, dispute.id))) return undefined
  return { rule: 'dispute-is-known', customerId, accountId: record.account.id }
}

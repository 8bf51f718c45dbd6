import { Problem } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { countedRevenue, revenueChanges } from '../../domain/admin/countedRevenue.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import { isOurs } from '../../domain/billing/subscriptionSnapshot.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { DisputeStore } from '../../store/disputes.ts'
import type { RevenueStore } from '../../store/revenue.ts'

export interface CountRevenueNeeds {
  payments: Pick<Payments, 'listSubscriptions' | 'listChargedInvoices'>
  accounts: Pick<AccountStore, 'find'>
  disputes: Pick<DisputeStore, 'listOf'>
  revenue: RevenueStore
}

interface PayingCustomer {
  accountId: string
  customerId: string
  now: EpochSeconds
}

const TRIES = 5

/**
 * Makes the counters hold what a person has paid, what was given back of it and what banks took back. All of it is read
 * anew, after the version of what was counted, so events may come late, twice or in any order.
 */
export async function countRevenue(
  needs: CountRevenueNeeds,
  { accountId, customerId, now }: PayingCustomer,
): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const seen = await needs.revenue.find(accountId)
    if ((await needs.accounts.find(accountId))?.account.status !== 'active') return
    const counted = countedRevenue({ before: seen?.counted, ...(await moneyOf(needs, { accountId, customerId })), now })

    const changes = revenueChanges(seen?.counted, counted)
    if (changes.length === 0) return
    if (await needs.revenue.commit(accountId, { seen, counted, changes })) return
  }
  throw new Problem('CONFLICT')
}

/** The company may sell other things to the same customer of Stripe. */
async function moneyOf(needs: CountRevenueNeeds, { accountId, customerId }: Omit<PayingCustomer, 'now'>) {
  const [subscriptions, invoices, disputes] = await Promise.all([
    needs.payments.listSubscriptions(customerId),
    needs.payments.listChargedInvoices(customerId),
    needs.disputes.listOf(accountId),
  ])
  const ours = new Set(subscriptions.filter(isOurs).map(({ id }) => id))
  return { invoices: invoices.filter(({ subscriptionId = '' }) => ours.has(subscriptionId)), disputes }
}

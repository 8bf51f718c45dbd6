import { isDeepStrictEqual } from 'node:util'
import { Problem } from '../../../shared/contract/problem.ts'
import type { BillingInfo } from '../../../shared/domain/billing.ts'
import type { CurrencyCode } from '../../../shared/domain/money.ts'
import { type EpochSeconds, isoInstant } from '../../../shared/domain/time.ts'
import { billingInfoOf } from '../../domain/billing/billingInfo.ts'
import { currencyCodeOf } from '../../domain/billing/currencyCodeOf.ts'
import type { FirstCharge } from '../../domain/billing/firstCharge.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import type { CustomerStore } from '../../store/customers.ts'
import { findFirstCharge } from './findFirstCharge.ts'

export interface ReadBillingNeeds {
  payments: Pick<Payments, 'listSubscriptions' | 'listInvoices' | 'listChargedInvoices'>
  customers: Pick<CustomerStore, 'find' | 'findBilling' | 'keepBilling'>
  /** Set where invoices may be our own, as with the local double. */
  ownOrigin: string | undefined
}

const NOTHING: BillingInfo = { subscription: null, invoices: [], pastDue: null }

/** Subscription and invoices as Stripe has them now, or as it had them last when it does not answer. */
export async function readBilling(
  needs: ReadBillingNeeds,
  { accountId, now }: { accountId: string; now: EpochSeconds },
): Promise<BillingInfo> {
  const customer = await needs.customers.find(accountId)
  if (!customer) return NOTHING
  const kept = await needs.customers.findBilling(accountId)
  try {
    const [subscriptions, invoices] = await Promise.all([
      needs.payments.listSubscriptions(customer.customerId),
      needs.payments.listInvoices(customer.customerId),
    ])
    const first = await findFirstCharge(needs, { customer, subscriptions, invoices, now })
    const billing: BillingInfo = {
      ...billingInfoOf({ subscriptions, invoices, ownOrigin: needs.ownOrigin }),
      ...(first && { refundable: refundableOf(first) }),
    }
    if (!isDeepStrictEqual(billing, kept)) await needs.customers.keepBilling(accountId, billing)
    return billing
  } catch (error) {
    if (error instanceof Problem && error.code === 'PAYMENTS_DOWN' && kept) return { ...kept, stale: true }
    throw error
  }
}

const refundableOf = ({ amount, currency, until }: FirstCharge) => ({
  amount,
  currency: currencyCodeOf(currency).toLowerCase() as Lowercase<CurrencyCode>,
  until: isoInstant(until),
})

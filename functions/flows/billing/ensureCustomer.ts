import { Problem } from '../../../shared/contract/problem.ts'
import type { Account } from '../../domain/account/account.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import type { CustomerStore } from '../../store/customers.ts'

export interface EnsureCustomerNeeds {
  payments: Pick<Payments, 'hasCustomer' | 'findCustomer' | 'createCustomer'>
  customers: Pick<CustomerStore, 'find' | 'keep'>
}

/**
 * The customer of an account at Stripe. One that was made by a call whose answer got lost is found again: at once by
 * the idempotency key, and later by the id that it carries. One that was deleted at Stripe is replaced: whoever had it
 * could never pay again.
 */
export async function ensureCustomer(needs: EnsureCustomerNeeds, account: Account): Promise<string> {
  const { id: accountId, email } = account
  const known = await needs.customers.find(accountId)
  if (known && (await needs.payments.hasCustomer(known.customerId))) return known.customerId
  const replaced = known?.customerId
  const customerId =
    (await needs.payments.findCustomer({ accountId, email })) ??
    (await needs.payments.createCustomer({ accountId, email, replaced }))
  if (await needs.customers.keep(accountId, customerId, replaced)) return customerId
  const kept = await needs.customers.find(accountId)
  if (!kept) throw new Problem('CONFLICT')
  return kept.customerId
}

/** The customer that an account has, also one whose id never reached us. */
export async function findOwnCustomer(
  { customers, payments }: { customers: Pick<CustomerStore, 'find'>; payments: Pick<Payments, 'findCustomer'> },
  { id: accountId, email }: { id: string; email: string },
): Promise<string | undefined> {
  return (await customers.find(accountId))?.customerId ?? payments.findCustomer({ accountId, email })
}

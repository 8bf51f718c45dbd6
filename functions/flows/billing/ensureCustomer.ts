import { Problem } from '../../../shared/contract/problem.ts'
import type { Account } from '../../domain/account/account.ts'
import { payerOf } from '../../domain/billing/payerOf.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import type { CustomerStore } from '../../store/customers.ts'
import { type TellPayerNeeds, tellPayer } from './tellPayer.ts'

export interface EnsureCustomerNeeds extends TellPayerNeeds {
  payments: TellPayerNeeds['payments'] & Pick<Payments, 'hasCustomer' | 'findCustomer' | 'createCustomer'>
  customers: Pick<CustomerStore, 'find' | 'keep'>
}

/**
 * The customer of an account at Stripe. One that was made by a call whose answer got lost is found again: at once by
 * the idempotency key, and later by the id that it carries. One that was deleted at Stripe is replaced: whoever had it
 * could never pay again.
 */
export async function ensureCustomer(needs: EnsureCustomerNeeds, account: Account): Promise<string> {
  const accountId = account.id
  const payer = payerOf(account)
  const known = await needs.customers.find(accountId)
  if (known && (await needs.payments.hasCustomer(known.customerId))) return known.customerId
  const replaced = known?.customerId
  const customerId =
    (await needs.payments.findCustomer({ accountId, email: payer.email })) ??
    (await needs.payments.createCustomer({ accountId, ...payer, replaced }))
  if (await needs.customers.keep(accountId, customerId, replaced)) {
    // Who told of a change meanwhile did not know this customer.
    await tellPayer(needs, { accountId, customerId, told: account })
    return customerId
  }
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

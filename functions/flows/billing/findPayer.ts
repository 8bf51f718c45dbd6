import type { Payments } from '../../domain/billing/payments.ts'
import type { CustomerStore } from '../../store/customers.ts'

interface FindPayerNeeds {
  payments: Pick<Payments, 'findAccountId'>
  customers: Pick<CustomerStore, 'findAccountId' | 'find' | 'keep'>
}

/**
 * The account that a customer belongs to. What our index does not know yet, or never heard because an answer got lost,
 * stands at Stripe on the customer itself. It is kept as long as there is such an account.
 */
export async function findPayer(
  { customers, payments }: FindPayerNeeds,
  customerId: string,
): Promise<string | undefined> {
  const known = await customers.findAccountId(customerId)
  if (known !== undefined) return known
  const accountId = await payments.findAccountId(customerId)
  if (accountId !== undefined) await customers.keep(accountId, customerId)
  return accountId
}

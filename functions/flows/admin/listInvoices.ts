import type { AdminInvoice } from '../../../shared/domain/admin.ts'
import { adminInvoiceOf } from '../../domain/admin/adminInvoiceOf.ts'
import { isShown } from '../../domain/billing/billingInfo.ts'
import type { ChargedInvoice, Payments } from '../../domain/billing/payments.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { CustomerStore } from '../../store/customers.ts'
import { type AdminRequest, readTarget } from './readTarget.ts'

export interface ListInvoicesNeeds {
  payments: Pick<Payments, 'listChargedInvoices'>
  accounts: Pick<AccountStore, 'find'>
  customers: Pick<CustomerStore, 'find'>
}

/** What a person has been charged, newest first, with what of it was given back. */
export async function listInvoices(needs: ListInvoicesNeeds, asked: AdminRequest): Promise<AdminInvoice[]> {
  await readTarget(needs, asked)
  return (await listChargedInvoices(needs, asked.accountId)).map(adminInvoiceOf)
}

/** Of this person alone, whatever id an operator sends. */
export async function listChargedInvoices(
  { customers, payments }: Omit<ListInvoicesNeeds, 'accounts'>,
  accountId: string,
): Promise<ChargedInvoice[]> {
  const customer = await customers.find(accountId)
  return customer ? (await payments.listChargedInvoices(customer.customerId)).filter(isShown) : []
}

import { Problem } from '../../../shared/contract/problem.ts'
import type { ChargedInvoice } from '../../domain/billing/payments.ts'
import { type ListInvoicesNeeds, listChargedInvoices } from './listInvoices.ts'

/** A paid invoice of this very person; of anybody else's the answer is the same as of one that never was. */
export async function readPaidInvoice(
  needs: Omit<ListInvoicesNeeds, 'accounts'>,
  { accountId, invoiceId }: { accountId: string; invoiceId: string },
): Promise<ChargedInvoice> {
  const invoice = (await listChargedInvoices(needs, accountId)).find(({ id }) => id === invoiceId)
  if (!invoice) throw new Problem('NOT_FOUND', { message: 'This person has no such invoice. Reload their invoices.' })
  if (invoice.status !== 'paid' || invoice.amountPaid === 0)
    throw new Problem('ACTION_UNAVAILABLE', { message: 'Nothing was paid for this invoice. Choose a paid one.' })
  return invoice
}

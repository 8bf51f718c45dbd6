import type { AdminInvoice } from '../../../shared/domain/admin.ts'
import { isoInstant } from '../../../shared/domain/time.ts'
import { currencyCodeOf } from '../billing/currencyCodeOf.ts'
import type { ChargedInvoice } from '../billing/payments.ts'

/** An invoice as an operator sees it. */
export const adminInvoiceOf = (invoice: ChargedInvoice): AdminInvoice => ({
  id: invoice.id,
  createdAt: isoInstant(invoice.createdAt),
  amountPaid: invoice.amountPaid,
  amountRefunded: invoice.amountRefunded,
  currency: currencyCodeOf(invoice.currency),
  status: invoice.status,
})

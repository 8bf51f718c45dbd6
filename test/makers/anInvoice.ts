import type { InvoiceSnapshot } from '../../functions/domain/billing/payments.ts'
import { NOW } from './later.ts'

/** An invoice that was paid at once. */
export const anInvoice = (changes: Partial<InvoiceSnapshot> = {}): InvoiceSnapshot => ({
  id: 'in_1',
  customerId: 'cus_jane',
  subscriptionId: 'sub_1',
  createdAt: NOW,
  paidAt: NOW,
  amountPaid: 1299,
  amountDue: 0,
  currency: 'usd',
  status: 'paid',
  pdf: 'https://pay.stripe.com/invoice/in_1/pdf',
  ...changes,
})

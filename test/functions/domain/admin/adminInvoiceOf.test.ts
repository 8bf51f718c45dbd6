import { expect, test } from 'vitest'
import { adminInvoiceOf } from '../../../../functions/domain/admin/adminInvoiceOf.ts'
import { AdminInvoice } from '../../../../shared/domain/admin.ts'
import { isoInstant } from '../../../../shared/domain/time.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { NOW } from '../../../makers/later.ts'

test('an operator sees what was paid for an invoice and what of it was given back', () => {
  const seen = adminInvoiceOf({ ...anInvoice(), amountRefunded: 300, refundedAt: NOW, refundStatus: 'pending' })

  expect(AdminInvoice.parse(seen)).toEqual({
    id: 'in_1',
    createdAt: isoInstant(NOW),
    amountPaid: 1299,
    amountRefunded: 300,
    currency: 'USD',
    status: 'paid',
  })
  expect(
    adminInvoiceOf({ ...anInvoice({ currency: 'sgd' }), amountRefunded: 0, refundedAt: null, refundStatus: null })
      .currency,
  ).toBe('SGD')
})

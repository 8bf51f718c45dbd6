import { expect, test } from 'vitest'
import type { InvoiceSnapshot } from '../../../../functions/domain/billing/payments.ts'
import type { OutboxMail } from '../../../../functions/domain/mail/outboxMail.ts'
import { undoConversion } from '../../../../functions/flows/billing/undoConversion.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { aSubscription } from '../../../makers/aSubscription.ts'
import { NOW } from '../../../makers/later.ts'

/** Undoes a conversion and answers what was done, in its order. */
async function undo(latestInvoiceId: string | undefined, invoice?: InvoiceSnapshot) {
  const done: string[] = []
  const mails: OutboxMail[] = []
  const step = async (what: string) => {
    await new Promise((resume) => setImmediate(resume))
    done.push(what)
  }
  const payments = {
    findInvoice: async () => invoice && { ...invoice, amountRefunded: 0, refundedAt: null },
    refundInvoice: (id: string) => step(`refund ${id}`),
    endSubscription: (id: string) => step(`end ${id}`),
  }
  const outbox = {
    enqueue: async (mail: OutboxMail) => {
      await step('mail')
      mails.push(mail)
      return true
    },
  }
  const changed = aSubscription({ id: 'sub_1', latestInvoiceId })
  await undoConversion({ payments, outbox, warn: () => {} }, { accountId: 'usr_jane', changed, now: NOW })
  return { done, mails }
}

test('what was charged is given back and told before the subscription ends', async () => {
  const { done, mails } = await undo('in_1', anInvoice({ amountPaid: 1699, currency: 'sgd' }))

  expect(done).toEqual(['refund in_1', 'mail', 'end sub_1'])
  expect(mails).toMatchObject([
    { id: 'usr_jane/refunded-in_1', kind: 'refunded', charge: { amount: 1699, currency: 'sgd', at: NOW } },
  ])
})

test.each([
  ['was not paid', 'in_1', anInvoice({ amountPaid: 0 })],
  ['is gone', 'in_1', undefined],
  ['was never made', undefined, undefined],
])('where the invoice %s, the subscription ends and nothing is given back', async (_, id, invoice) => {
  expect(await undo(id, invoice)).toEqual({ done: ['end sub_1'], mails: [] })
})

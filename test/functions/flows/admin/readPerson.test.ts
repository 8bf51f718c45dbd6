import { expect, test } from 'vitest'
import { readPerson } from '../../../../functions/flows/admin/readPerson.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { DAY, isoInstant } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { aMail } from '../../../makers/aMail.ts'
import { anAuditRecord } from '../../../makers/anAuditRecord.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { later, NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', now: NOW }

function aPayer() {
  const needs = moneyNeeds({ entitlement: anEntitlement({ disputedAt: later(-DAY) }) })
  needs.payments.state.invoices = [anInvoice()]
  const act = anAuditRecord(NOW, { action: 'startTrial', target: 'usr_jane' })
  return { ...needs, act, auditLog: { listActsOn: async () => [act] } }
}

test('a person is shown with what they have, paid, were sent and had done to them, newest first', async () => {
  const needs = aPayer()
  await needs.outbox.enqueue(aMail({ id: 'usr_jane/verify-1', dueAt: later(-DAY) }))
  await needs.outbox.enqueue(aMail({ id: 'usr_jane/receipt-1', kind: 'receipt' }))

  expect(await readPerson(needs, asked)).toMatchObject({
    account: { id: 'usr_jane', isDisputed: true },
    entitlement: { source: 'stripe', disputedAt: isoInstant(later(-DAY)) },
    customerId: 'cus_jane',
    daysRead: 0,
    payments: [{ id: 'in_1', amountPaid: 1299, amountRefunded: 0 }],
    mails: [
      { kind: 'receipt', outcome: 'waiting' },
      { kind: 'verify', outcome: 'waiting' },
    ],
    acts: [needs.act],
  })
})

test('that Stripe is down hides the payments alone', async () => {
  const needs = aPayer()
  const listChargedInvoices = () => Promise.reject(new Problem('PAYMENTS_DOWN'))

  const person = await readPerson({ ...needs, payments: { ...needs.payments, listChargedInvoices } }, asked)

  expect(person).toMatchObject({ payments: null, acts: [needs.act] })
})

test('of somebody who is not there nothing is shown', async () => {
  await expect(readPerson(aPayer(), { ...asked, accountId: 'usr_nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

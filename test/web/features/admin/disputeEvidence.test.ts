import { expect, test } from 'vitest'
import type { AdminPerson } from '../../../../shared/domain/adminPerson.ts'
import { disputeEvidence } from '../../../../web/features/admin/disputeEvidence.ts'
import { anAdminUser } from '../../../makers/anAdminUser.ts'

const dispute = {
  id: 'du_1',
  userId: 'usr_jane',
  amount: 1299,
  currency: 'USD',
  reason: 'fraudulent',
  dueBy: null,
  status: 'needs_response',
} as const

const person: AdminPerson = {
  account: anAdminUser({ createdAt: '2026-01-02T03:04:05Z', emailVerified: true, hasGoogle: false }),
  undeliverableEmail: null,
  entitlement: null,
  customerId: 'cus_jane',
  payments: null,
  mails: [
    { kind: 'receipt', at: '2026-02-01T00:00:00Z', outcome: 'sent', attempts: 1 },
    { kind: 'paymentFailed', at: '2026-02-02T00:00:00Z', outcome: 'dead', attempts: 9 },
  ],
  signIns: ['2026-01-02T03:05:00Z'],
  daysRead: 12,
  acts: [],
}

test('says when somebody registered, signed in, read and was mailed, and that what was not sent was not', () => {
  const lines = disputeEvidence(dispute, person).split('\n')

  expect(lines).toContain('Dispute du_1: $12.99, fraudulent')
  expect(lines).toContain('Registered: 2026-01-02 03:04 UTC')
  expect(lines).toContain('Email address verified: yes')
  expect(lines).toContain('Days with a reading opened: 12')
  expect(lines).toContain('- 2026-01-02 03:05 UTC')
  expect(lines).toContain('- 2026-02-01 00:00 UTC receipt')
  expect(lines.filter((line) => line.includes('paymentFailed'))).toEqual([])
  expect(lines.at(-1)).toBe('- none that is still kept')
})

test('names payments, and what was given back of them', () => {
  const payments = [
    {
      id: 'in_1',
      createdAt: '2026-02-01T00:00:00Z',
      amountPaid: 1299,
      amountRefunded: 500,
      currency: 'USD',
      status: 'paid',
    } as const,
  ]

  expect(disputeEvidence(dispute, { ...person, payments })).toContain(
    '- 2026-02-01 00:00 UTC $12.99 paid, refunded $5.00',
  )
})

import { expect, test } from 'vitest'
import { mailBudgets } from '../../../../functions/domain/mail/mailBudgets.ts'
import { mailFor, OutboxMail } from '../../../../functions/domain/mail/outboxMail.ts'
import { aMail } from '../../../makers/aMail.ts'
import { NOW } from '../../../makers/later.ts'

test('a mail is named after its account and occasion, and due at once', () => {
  const charge = { amount: 1299, currency: 'usd', at: NOW }

  expect(mailFor({ kind: 'receipt', accountId: 'usr_jane', occasion: 'in_1', charge, now: NOW })).toEqual({
    id: 'usr_jane/receipt-in_1',
    kind: 'receipt',
    accountId: 'usr_jane',
    charge,
    dueAt: NOW,
    attempts: 0,
  })
})

test('a mail whose proof this release does not know counts as one to an address without any', () => {
  expect(OutboxMail.parse({ ...aMail(), proof: 'notarised' }).proof).toBe('none')
  expect(OutboxMail.parse({ ...aMail(), proof: 'weak' }).proof).toBe('weak')
  expect(OutboxMail.parse(aMail()).proof).toBeUndefined()
})

test.each(Object.keys(mailBudgets))('a mail of the kind %s that waits can be read again', (kind) => {
  const waiting = {
    ...aMail({ to: 'jane@old.example', proof: 'strong', isCounted: true }),
    kind,
    charge: { amount: 1299, currency: 'usd', at: NOW },
  }

  expect(OutboxMail.parse(waiting)).toEqual(waiting)
})

test('a mail of no known kind cannot be read', () => {
  expect(OutboxMail.safeParse({ ...aMail(), kind: 'pigeon' }).success).toBe(false)
})

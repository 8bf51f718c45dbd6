import { expect, test } from 'vitest'
import { PROOFS } from '../../../../functions/domain/account/proof.ts'
import { mailBudgets } from '../../../../functions/domain/mail/mailBudgets.ts'
import { MAIL_KINDS, type MailKind } from '../../../../functions/domain/mail/outboxMail.ts'
import { DAY, HOUR } from '../../../../shared/domain/time.ts'

const scopesOf = (kind: MailKind) => PROOFS.map((proof) => mailBudgets[kind][proof].map(({ scope }) => scope).join(' '))

const EXPECTED: Record<string, MailKind[]> = {
  'unasked | unasked | unasked': ['verify', 'verifyReminder', 'accountLapsed'],
  'reset unasked | reset unasked | reset unasked': ['reset'],
  'unasked | notice | ': [
    'passwordChanged',
    'emailChangeAsked',
    'emailChanged',
    'googleLinked',
    'googleUnlinked',
    'accountDeleted',
    'subscriptionCancelled',
    'subscriptionReactivated',
    'letter',
  ],
  ' |  | ': [
    'trialStarted',
    'trialReminder',
    'receipt',
    'paymentFailed',
    'firstPaymentFailed',
    'confirmPayment',
    'subscriptionEnded',
    'trialExtended',
    'priceChange',
    'refunded',
    'chargeDisputed',
    'accessGranted',
    'accessEnded',
    'temporaryPassword',
  ],
}

test('each kind of mail counts against the budgets of those who can cause it, by how the address is proven', () => {
  const found = Map.groupBy(MAIL_KINDS, (kind) => scopesOf(kind).join(' | '))

  expect(Object.fromEntries(found)).toEqual(EXPECTED)
})

test('an address gets ten mails a day that nobody there asked for, three resets an hour and five notices a day', () => {
  const all = MAIL_KINDS.flatMap((kind) => PROOFS.flatMap((proof) => mailBudgets[kind][proof]))

  expect(new Set(all)).toEqual(
    new Set([
      { scope: 'unasked', max: 10, seconds: DAY },
      { scope: 'reset', max: 3, seconds: HOUR },
      { scope: 'notice', max: 5, seconds: DAY },
    ]),
  )
})

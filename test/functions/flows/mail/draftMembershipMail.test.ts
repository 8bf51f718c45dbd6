import { describe, expect, test } from 'vitest'
import type { Entitlement } from '../../../../functions/domain/billing/entitlement.ts'
import type { OutboxMail } from '../../../../functions/domain/mail/outboxMail.ts'
import { draftMembershipMail, type MembershipMailKind } from '../../../../functions/flows/mail/draftMembershipMail.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { aMail } from '../../../makers/aMail.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { later, NOW } from '../../../makers/later.ts'

const charge = { amount: 1299, currency: 'usd', at: later(3 * DAY) }
const trial = anEntitlement({ status: 'trial', subscriptionId: 'sub_1', trialEndsAt: later(3 * DAY) })

function draft(
  kind: MembershipMailKind,
  entitlement: Entitlement | undefined,
  mail: Partial<OutboxMail> = { charge },
  zone?: string,
) {
  const record = { account: anAccount({ emailVerified: true }), entitlement }
  return draftMembershipMail({ origin: 'https://orrery.example' }, { kind, mail: aMail(mail), record, zone, now: NOW })
}

describe('a mail about money', () => {
  test('goes to the account with the charge that it is about', () => {
    const drafted = draft('refunded', undefined)

    expect(drafted).toMatchObject({ to: 'jane@example.com', proof: 'weak' })
    expect(drafted!.compose().subject).toBe('Your Orrery refund: $12.99')
  })

  test('without a charge says nothing', () => {
    expect(draft('receipt', trial, {})).toBeUndefined()
  })

  test.each([
    'trialReminder',
    'trialExtended',
  ] as const)('(%s) is sent as long as the trial ends when it says', (kind) => {
    expect(draft(kind, trial)).toBeDefined()
    expect(draft(kind, { ...trial, trialEndsAt: later(4 * DAY) })).toBeUndefined()
    expect(draft(kind, { ...trial, status: 'cancelled' })).toBeUndefined()
    expect(draft(kind, undefined)).toBeUndefined()
  })
})

test('a mail about a disputed charge is not sent once nothing is disputed any more', () => {
  const ended = anEntitlement({ status: 'inactive' })

  expect(draft('chargeDisputed', { ...ended, disputedAt: NOW })!.compose().text).toContain('reply to this email')
  expect(draft('chargeDisputed', ended)).toBeUndefined()
})

describe('a mail about a gift', () => {
  const months = anEntitlement({ source: 'comp', subscriptionEndsAt: later(365 * DAY) })

  test('says the end that the gift has when it is sent', () => {
    expect(draft('accessGranted', months, {})!.compose().text).toContain('until November 21, 2027.')
    expect(draft('accessGranted', months, {}, 'Pacific/Auckland')!.compose().text).toContain('until November 22, 2027.')
  })

  test('is not sent once the gift has ended or made way for a subscription', () => {
    expect(draft('accessGranted', { ...months, subscriptionEndsAt: NOW }, {})).toBeUndefined()
    expect(draft('accessGranted', trial, {})).toBeUndefined()
    expect(draft('accessGranted', undefined, {})).toBeUndefined()
  })
})

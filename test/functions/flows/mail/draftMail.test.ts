import { beforeEach, describe, expect, test } from 'vitest'
import type { Account } from '../../../../functions/domain/account/account.ts'
import { matchesPassword } from '../../../../functions/domain/identity/passwords.ts'
import { emailFingerprint, hashOf, resetFingerprint } from '../../../../functions/domain/identity/token.ts'
import type { OutboxMail } from '../../../../functions/domain/mail/outboxMail.ts'
import { draftMail } from '../../../../functions/flows/mail/draftMail.ts'
import { DAY, HOUR, MINUTE } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aMail } from '../../../makers/aMail.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { later, NOW } from '../../../makers/later.ts'

let stores: ReturnType<typeof fakeStores>

beforeEach(() => {
  stores = fakeStores()
})

function settle(changes: Partial<Account> = {}): Account {
  const account = anAccount(changes)
  stores.memory.accounts.set(account.id, account)
  return account
}

const draft = (mail: Partial<OutboxMail>, seconds = 0) =>
  draftMail({ ...stores, origin: 'https://orrery.example' }, { mail: aMail(mail), now: later(seconds) })
const recipientOf = async (mail: Partial<OutboxMail>) => {
  const { compose: _, ...recipient } = (await draft(mail)) ?? { compose: undefined }
  return recipient
}
const compose = async (mail: Partial<OutboxMail>, seconds = 0) => (await draft(mail, seconds))!.compose()
const tokenIn = (text: string) => /https:\/\/orrery\.example\/\S+=([\w-]{43})/.exec(text)![1]!

describe('a notice', () => {
  test.each([
    ['passwordChanged', 'Your Orrery password was changed'],
    ['emailChangeAsked', 'Someone asked to change your Orrery email address'],
    ['emailChanged', 'Your Orrery email address was changed'],
    ['googleLinked', 'Google sign-in was added to your Orrery account'],
    ['googleUnlinked', 'Google sign-in was removed from your Orrery account'],
    ['accessEnded', 'Your Orrery Premium access has ended'],
    ['temporaryPassword', 'Your Orrery password was reset'],
  ] as const)('of %s is about that and greets the person', async (kind, subject) => {
    settle()

    const email = await compose({ kind })

    expect(email.subject).toBe(subject)
    expect(email.text).toContain('Hello Jane,')
    expect(email.text).toContain('https://orrery.example/')
  })

  test('goes to the account’s own address, with how surely that is proven', async () => {
    settle({ emailVerified: true, isVerifiedStrongly: true })

    expect(await recipientOf({ kind: 'passwordChanged' })).toEqual({ to: 'jane@example.com', proof: 'strong' })
  })

  test('goes to the address that it names, with how surely that was proven, or as if it never had been', async () => {
    settle({ emailVerified: true, isVerifiedStrongly: true })
    const left = { kind: 'emailChanged', to: 'old@example.com' } as const

    expect(await recipientOf({ ...left, proof: 'weak' })).toEqual({ to: 'old@example.com', proof: 'weak' })
    expect(await recipientOf(left)).toEqual({ to: 'old@example.com', proof: 'none' })
  })
})

describe('of an account that is closed', () => {
  test.each([
    ['accountDeleted', 'Your Orrery account has been deleted'],
    ['accountLapsed', 'Your unverified Orrery account has been deleted'],
  ] as const)('%s says so to the address that it names, and to nobody without one', async (kind, subject) => {
    const mail = { kind, to: 'jane@example.com', proof: 'weak' } as const

    expect(await recipientOf(mail)).toEqual({ to: 'jane@example.com', proof: 'weak' })
    expect((await compose(mail)).subject).toBe(subject)
    expect(await draft({ kind })).toBeUndefined()
  })

  test('only whoever lost their address to it hears, without a name', async () => {
    settle({ status: 'deleting' })
    const lost = { kind: 'emailChanged', to: 'old@example.com', proof: 'strong' } as const

    expect(await recipientOf(lost)).toEqual({ to: 'old@example.com', proof: 'strong' })
    expect(await recipientOf({ kind: 'emailChanged', to: 'old@example.com' })).toMatchObject({ proof: 'none' })
    const { subject, text } = await compose(lost)
    expect(subject).toBe('Your Orrery email address was changed')
    expect(text).toContain('Hello there,')
    expect(text).toContain('https://orrery.example/privacy')
  })

  test.each([
    { kind: 'emailChanged' },
    { kind: 'passwordChanged' },
    { kind: 'passwordChanged', to: 'jane@example.com' },
    { kind: 'reset' },
    { kind: 'verify' },
  ] as const)('nothing is sent for %o', async (mail) => {
    settle({ status: 'deleting' })

    expect(await draft(mail)).toBeUndefined()
  })
})

describe('a code', () => {
  test('goes to the address that is not verified yet', async () => {
    settle()
    expect(await recipientOf({ kind: 'verify' })).toEqual({ to: 'jane@example.com', proof: 'none' })

    settle({ emailVerified: true })
    expect(await draft({ kind: 'verify' })).toBeUndefined()
  })

  test('goes to the address that waits, also when the present one is verified', async () => {
    settle({ emailVerified: true, isVerifiedStrongly: true, pendingEmail: 'new@example.com' })

    expect(await recipientOf({ kind: 'verify' })).toEqual({ to: 'new@example.com', proof: 'none' })
    expect((await compose({ kind: 'verify' })).text).toContain('wants to use this address')
  })

  test('is kept for ten minutes beside a link for a day, both for the address that they go to', async () => {
    const { id } = settle({ pendingEmail: 'new@example.com' })

    const { subject, text } = await compose({ kind: 'verify' }, HOUR)

    const token = tokenIn(text)
    const kept = stores.memory.codes.get(id)!
    expect(kept).toMatchObject({ email: 'new@example.com', expiresAt: later(HOUR + 10 * MINUTE) })
    expect(kept.codeHash).toMatch(/^scrypt\$14\$8\$1\$/)
    expect(await matchesPassword(/^\d{6}/.exec(subject)![0], kept.codeHash)).toBe(true)
    expect(stores.memory.links.get(hashOf(token))).toEqual({
      purpose: 'verify',
      accountId: id,
      fingerprint: emailFingerprint(token, { id, email: 'new@example.com' }),
      expiresAt: later(HOUR + DAY),
    })
  })

  test('for a new account is said to be for that, and greets the person', async () => {
    settle()

    const { text } = await compose({ kind: 'verify' })

    expect(text).toContain('this address was used to create an account')
    expect(text).toContain('Hello Jane,')
  })

  test('is made when the mail is composed and not before', async () => {
    settle()

    await draft({ kind: 'verify' })

    expect([stores.memory.codes.size, stores.memory.links.size]).toEqual([0, 0])
  })
})

describe('a reset', () => {
  test('carries a link that is kept for an hour', async () => {
    const account = settle()

    expect(await recipientOf({ kind: 'reset' })).toEqual({ to: 'jane@example.com', proof: 'none' })
    const { subject, text } = await compose({ kind: 'reset' })

    const token = tokenIn(text)
    expect(subject).toBe('Choose a new Orrery password')
    expect(text).toContain('Hello Jane,')
    expect(stores.memory.links.get(hashOf(token))).toEqual({
      purpose: 'reset',
      accountId: account.id,
      fingerprint: resetFingerprint(token, account),
      expiresAt: later(HOUR),
    })
  })
})

describe('a reminder to verify', () => {
  const kind = 'verifyReminder'

  test('names the last day and carries a link that is kept for a day', async () => {
    const { id, email } = settle()

    expect(await recipientOf({ kind })).toEqual({ to: email, proof: 'none' })
    const { text } = await compose({ kind }, 23 * DAY)

    const token = tokenIn(text)
    expect(text).toContain('Hello Jane,')
    expect(text).toContain('after December 21, 2026')
    expect(stores.memory.links.get(hashOf(token))).toEqual({
      purpose: 'verify',
      accountId: id,
      fingerprint: emailFingerprint(token, { id, email }),
      expiresAt: later(24 * DAY),
    })
  })

  test('names the day by the clocks that the person’s days are counted by', async () => {
    const { id } = settle()
    await stores.readings.openDay(id, { date: '2026-11-22', streak: 1, zone: 'Pacific/Auckland', zoneSince: NOW })

    expect((await compose({ kind }, 23 * DAY)).text).toContain('after December 22, 2026')
    expect((await compose({ kind: 'receipt', charge: { amount: 1299, currency: 'usd', at: NOW } })).text).toContain(
      'November 22, 2026 at 1:00 AM GMT+13',
    )
  })

  test('is not sent once the month is over', async () => {
    settle({ createdAt: NOW })

    expect(await draft({ kind }, 30 * DAY - 1)).toBeDefined()
    expect(await draft({ kind }, 30 * DAY)).toBeUndefined()
  })

  test('is not sent once the address is verified or the account has Premium', async () => {
    settle({ emailVerified: true })
    expect(await draft({ kind })).toBeUndefined()

    settle()
    stores.memory.entitlements.set('usr_jane', anEntitlement())
    expect(await draft({ kind })).toBeUndefined()
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { matchesPassword } from '../../../../functions/domain/identity/passwords.ts'
import { hashOf, newToken, resetFingerprint } from '../../../../functions/domain/identity/token.ts'
import { changePassword } from '../../../../functions/flows/identity/changePassword.ts'
import { requestPasswordReset } from '../../../../functions/flows/identity/requestPasswordReset.ts'
import { resetPassword } from '../../../../functions/flows/identity/resetPassword.ts'
import { signIn } from '../../../../functions/flows/identity/signIn.ts'
import { HOUR } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { aPasswordHash } from '../../../makers/aPasswordHash.ts'
import { later, NOW } from '../../../makers/later.ts'

const OLD = 'correct horse'
const NEW = 'battery staple'
const HOME = '203.0.113.7'

const aHouse = () => ({
  ...fakeStores(),
  identityKey: async () => 'key',
  deviceCookieKey: async () => 'a key of device cookies',
  hashing: async <T>(work: () => Promise<T>) => work(),
})
let needs: ReturnType<typeof aHouse>

beforeEach(async () => {
  needs = aHouse()
  const account = anAccount({ passwordHash: await aPasswordHash(OLD), mustChangePassword: true })
  needs.memory.accounts.set(account.id, account)
  needs.memory.owners.set(account.email, { accountId: account.id })
})

const stored = () => needs.memory.accounts.get('usr_jane')!
const mails = () => [...needs.memory.mails.values()]

describe('asking for a reset', () => {
  test('sends a mail to the owner of the address, however it is spelled', async () => {
    await requestPasswordReset(needs, { email: 'JANE@example.com', now: NOW })

    expect(mails()).toMatchObject([{ kind: 'reset', accountId: 'usr_jane' }])
  })

  test('for an address without an account does the same work and gives the same answer', async () => {
    expect(await requestPasswordReset(needs, { email: 'nobody@example.com', now: NOW })).toBeUndefined()
    expect(mails()).toMatchObject([{ kind: 'reset', accountId: 'usr_nobody' }])
  })

  test('sends three mails an hour at most, and says nothing about it', async () => {
    for (let time = 0; time < 10; time += 1)
      await requestPasswordReset(needs, { email: 'jane@example.com', now: later(time) })

    expect(mails()).toHaveLength(3)
  })
})

describe('a reset link', () => {
  const token = newToken()
  const keep = (email = 'jane@example.com', purpose: 'reset' | 'verify' = 'reset', key = token) => {
    const fingerprint = resetFingerprint(key, { ...stored(), email })
    const link = { purpose, accountId: 'usr_jane', fingerprint, expiresAt: later(HOUR) }
    return needs.verification.keepLink(hashOf(key), link)
  }
  const reset = (changes = {}) => resetPassword(needs, { token, newPassword: NEW, address: HOME, now: NOW, ...changes })

  test('sets the password, ends every session and notifies the person', async () => {
    await keep()
    await reset()

    expect(await matchesPassword(NEW, stored().passwordHash)).toBe(true)
    expect(stored()).toMatchObject({ sessionEpoch: 1, mustChangePassword: false, emailVerified: true })
    expect(mails()).toMatchObject([{ kind: 'passwordChanged', accountId: 'usr_jane', dueAt: NOW }])
  })

  test('lifts the lockout of a person who tried too often, where the link was opened and nowhere else', async () => {
    const elsewhere = '198.51.100.7'
    const signInWith = (password: string, address = HOME) =>
      signIn(needs, { email: 'jane@example.com', password, address, deviceCookie: undefined, now: NOW })
    for (const address of [HOME, elsewhere])
      for (let time = 0; time < 5; time += 1) await signInWith('wrong horse', address).catch(() => undefined)
    await keep()

    await expect(signInWith(OLD)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await reset()

    await expect(signInWith(NEW, elsewhere)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await expect(signInWith(NEW)).resolves.toMatchObject({ account: { id: 'usr_jane' } })
  })

  test('works once, also for two at the same time', async () => {
    await keep()

    const outcomes = await Promise.allSettled([reset(), reset({ newPassword: 'another staple' })])

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(reset()).rejects.toMatchObject({ code: 'INVALID_RESET', status: 400 })
  })

  test('ends with the password that it was asked for, whichever way that one went', async () => {
    const other = newToken()
    await keep()
    await keep('jane@example.com', 'reset', other)

    await reset()

    await expect(reset({ token: other })).rejects.toMatchObject({ code: 'INVALID_RESET' })
  })

  test('lives an hour, to the second', async () => {
    await keep()

    await expect(reset({ now: later(HOUR) })).rejects.toMatchObject({ code: 'INVALID_RESET' })
    await expect(reset({ now: later(HOUR - 1) })).resolves.toMatchObject({ id: 'usr_jane', sessionEpoch: 1 })
  })

  test.each([
    ['for an address that was given up', () => keep('old@example.com')],
    ['of another purpose', () => keep('jane@example.com', 'verify')],
    ['that nobody was sent', () => {}],
    [
      'of an account that is closing',
      async () => {
        await keep()
        needs.memory.accounts.set('usr_jane', { ...stored(), status: 'deleting' })
      },
    ],
  ])('%s sets nothing', async (_, prepare) => {
    await prepare()
    const before = stored()

    await expect(reset()).rejects.toMatchObject({ code: 'INVALID_RESET' })
    expect(stored()).toEqual(before)
  })

  test('leaves an intruder no way back: neither the address that they asked for nor their Google account', async () => {
    const taken = { ...stored(), emailVerified: false, pendingEmail: 'intruder@example.com', googleSub: '7' }
    needs.memory.accounts.set('usr_jane', taken)
    needs.memory.googleOwners.set('7', 'usr_jane')
    await keep()

    await reset()

    expect(stored()).toMatchObject({ pendingEmail: null, googleSub: null, emailVerified: true })
    expect(needs.memory.googleOwners.has('7')).toBe(false)
    expect(mails()).toMatchObject([{ kind: 'passwordChanged' }, { kind: 'googleUnlinked' }])
  })

  test('keeps the Google account of somebody whose address was proven before', async () => {
    needs.memory.accounts.set('usr_jane', {
      ...stored(),
      emailVerified: true,
      isVerifiedStrongly: true,
      googleSub: '7',
    })
    needs.memory.googleOwners.set('7', 'usr_jane')
    await keep()

    await reset()

    expect(stored()).toMatchObject({ googleSub: '7' })
    expect(needs.memory.googleOwners.get('7')).toBe('usr_jane')
  })

  test('is not used up by a password that is too common', async () => {
    await keep()

    await expect(reset({ newPassword: 'password1' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(reset()).resolves.toMatchObject({ id: 'usr_jane', sessionEpoch: 1 })
  })
})

describe('changing a password', () => {
  const change = (changes = {}) =>
    changePassword(needs, { account: stored(), currentPassword: OLD, newPassword: NEW, now: NOW, ...changes })

  test('needs the current one, ends every session and notifies the person', async () => {
    needs.memory.accounts.set('usr_jane', { ...stored(), pendingEmail: 'intruder@example.com' })

    const changed = await change()

    expect(changed.pendingEmail).toBeNull()
    expect(await matchesPassword(NEW, changed.passwordHash)).toBe(true)
    expect(changed).toMatchObject({ sessionEpoch: 1, mustChangePassword: false, temporaryPasswordEndsAt: null })
    expect(mails()).toMatchObject([{ kind: 'passwordChanged' }])
  })

  test.each([
    [{ newPassword: OLD }],
    [{ newPassword: 'ｃｏｒｒｅｃｔ　ｈｏｒｓｅ' }],
    [{ newPassword: 'qwerty123' }],
    [{ currentPassword: 'wrong horse' }],
  ])('is refused with %o and nothing changes', async (wrong) => {
    const before = stored()

    await expect(change(wrong)).rejects.toMatchObject({ code: 'INVALID_INPUT', status: 400 })
    expect(stored()).toEqual(before)
  })

  test('lets a thief of a session guess five times', async () => {
    const codes = []
    for (let time = 0; time < 7; time += 1) {
      codes.push(await change({ currentPassword: `guess ${time}` }).catch(({ code }) => code))
    }

    expect(codes).toEqual([...Array(5).fill('INVALID_INPUT'), 'RATE_LIMITED', 'RATE_LIMITED'])
  })

  test('does not write over what came in between', async () => {
    const seen = stored()
    needs.memory.accounts.set(seen.id, { ...seen, version: 2 })

    await expect(change({ account: seen })).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

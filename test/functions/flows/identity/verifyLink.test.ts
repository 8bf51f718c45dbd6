import { beforeEach, describe, expect, test } from 'vitest'
import { emailFingerprint, hashOf, newToken } from '../../../../functions/domain/identity/token.ts'
import { verifyLink } from '../../../../functions/flows/identity/verifyLink.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { later } from '../../../makers/later.ts'

let stores: ReturnType<typeof fakeStores>
const token = newToken()
const jane = anAccount()

beforeEach(async () => {
  stores = fakeStores()
  stores.memory.accounts.set(jane.id, jane)
  stores.memory.owners.set(jane.email, { accountId: jane.id })
  await keep()
})

const keep = (changes: { purpose?: 'verify' | 'reset'; email?: string } = {}) => {
  const { purpose = 'verify', email = jane.email } = changes
  const fingerprint = emailFingerprint(token, { id: jane.id, email })
  const link = { purpose, accountId: jane.id, fingerprint, expiresAt: later(DAY) }
  return stores.verification.keepLink(hashOf(token), link)
}

const stored = () => stores.memory.accounts.get(jane.id)!
const open = (opened = token, { at = 0, visitorId = undefined as string | undefined } = {}) =>
  verifyLink(stores, { token: opened, visitorId, now: later(at) }).then(({ wasVerified }) => wasVerified)

describe('a link', () => {
  test('verifies once and then says that the address is already verified', async () => {
    expect([await open(), await open(), await open()]).toEqual([false, true, true])
    expect(stored().version).toBe(2)
  })

  test('that a scanner opens twenty times at once verifies, and uses up no code', async () => {
    await stores.verification.keepCode(jane.id, { codeHash: 'hash', email: jane.email, expiresAt: later(600) })

    const outcomes = await Promise.all(Array.from({ length: 20 }, () => open()))

    expect(outcomes.filter((wasVerified) => !wasVerified)).toHaveLength(1)
    expect(stored()).toMatchObject({ emailVerified: true, isVerifiedStrongly: false })
    expect(stores.memory.codes.get(jane.id)).toMatchObject({ attempts: 0 })
  })

  test('proves more when its own person opens it', async () => {
    await open(token, { visitorId: jane.id })

    expect(stored().isVerifiedStrongly).toBe(true)
  })

  test('proves no more when somebody else opens it', async () => {
    await open(token, { visitorId: 'usr_john' })

    expect(stored().isVerifiedStrongly).toBe(false)
  })

  test('answers which sessions it has ended, and none that something else has', async () => {
    const opening = () => verifyLink(stores, { token, visitorId: jane.id, now: later(0) })
    stores.memory.accounts.set(jane.id, { ...jane, pendingEmail: 'new@example.com', sessionEpoch: 3 })
    await keep({ email: 'new@example.com' })

    const [first, again] = [await opening(), await opening()]

    expect([first.account.sessionEpoch, first.endedEpoch]).toEqual([4, 3])
    expect([again.account.sessionEpoch, again.endedEpoch]).toEqual([4, undefined])
  })

  test('lives a day, to the second, and what it has verified stays verified', async () => {
    await expect(open(token, { at: DAY })).rejects.toMatchObject({ code: 'TOKEN_EXPIRED', status: 400 })
    expect(await open(token, { at: DAY - 1 })).toBe(false)
    expect(await open(token, { at: DAY })).toBe(true)
  })

  test.each([
    ['', 'INVALID_TOKEN'],
    ['nonsense', 'INVALID_TOKEN'],
    [newToken(), 'INVALID_TOKEN'],
    [`${token}x`, 'INVALID_TOKEN'],
    [hashOf(token), 'INVALID_TOKEN'],
    ['__proto__', 'INVALID_TOKEN'],
  ])('like %o is refused by its own code', async (opened, code) => {
    await expect(open(opened)).rejects.toMatchObject({ code, details: { error: code } })
    expect(stored()).toEqual(jane)
  })

  test.each([
    ['of another purpose', () => keep({ purpose: 'reset' })],
    ['for an address that was given up', () => keep({ email: 'old@example.com' })],
    ['of an account that is gone', () => stores.memory.accounts.delete(jane.id)],
    [
      'of an account that is being deleted',
      () => stores.memory.accounts.set(jane.id, anAccount({ status: 'deleting' })),
    ],
  ])('%s is refused', async (_, change) => {
    await change()

    await expect(open()).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  })
})

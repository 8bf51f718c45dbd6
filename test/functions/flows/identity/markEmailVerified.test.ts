import { beforeEach, describe, expect, test } from 'vitest'
import type { Account } from '../../../../functions/domain/account/account.ts'
import { markEmailVerified } from '../../../../functions/flows/identity/markEmailVerified.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { later, NOW } from '../../../makers/later.ts'

let stores: ReturnType<typeof fakeStores>

beforeEach(() => {
  stores = fakeStores()
})

function settle(changes: Partial<Account> = {}): Account {
  const account = anAccount(changes)
  stores.memory.accounts.set(account.id, account)
  stores.memory.owners.set(account.email, { accountId: account.id })
  return account
}

const stored = () => stores.memory.accounts.get('usr_jane')
const ownerOf = (email: string) => stores.memory.owners.get(email)
const mails = () => [...stores.memory.mails.values()]

interface Proof {
  email?: string
  isStrong?: boolean
  usedCode?: string
}

const mark = (account: Account, { email = account.email, isStrong = false, usedCode }: Proof = {}) =>
  markEmailVerified(stores, { account, email, isStrong, now: NOW, ...(usedCode && { usedCode }) })

describe('an account’s own address', () => {
  test.each([
    { isStrong: true, wasStrong: false, expected: true },
    { isStrong: false, wasStrong: true, expected: true },
    { isStrong: false, wasStrong: false, expected: false },
  ])('is verified, and what was proven strongly stays so: %o', async ({ isStrong, wasStrong, expected }) => {
    const account = settle({ isVerifiedStrongly: wasStrong })

    const verified = await mark(account, { isStrong })

    expect(verified).toEqual({ ...account, emailVerified: true, isVerifiedStrongly: expected, version: 2 })
    expect(stored()).toEqual(verified)
    expect(mails()).toEqual([])
  })

  test('uses up the code that proved it', async () => {
    stores.memory.codes.set('usr_jane', {
      codeHash: 'hash',
      email: 'jane@example.com',
      expiresAt: later(9),
      attempts: 1,
    })

    await mark(settle(), { usedCode: 'hash' })

    expect(stores.memory.codes.size).toBe(0)
  })

  test('is not verified by a code that another request has used', async () => {
    const account = settle()

    expect(await mark(account, { usedCode: 'hash' })).toBeUndefined()
    expect(stored()).toEqual(account)
  })
})

test('a proof for an address that the account no longer has or wants verifies nothing', async () => {
  const account = settle({ pendingEmail: 'new@example.com' })

  expect(await mark(account, { email: 'former@example.com' })).toBeUndefined()
  expect(stored()).toEqual(account)
})

describe('an address that waited', () => {
  const waiting = {
    email: 'Jane@example.com',
    pendingEmail: 'New@example.com',
    emailVerified: true,
    isVerifiedStrongly: true,
  }
  const move = (account: Account, proof: Proof = {}) => mark(account, { email: 'New@example.com', ...proof })

  beforeEach(() => {
    stores.memory.owners.set('jane@example.com', { accountId: 'usr_jane' })
  })

  test('takes the place of the old one, which ends every session', async () => {
    const account = settle(waiting)

    const moved = await move(account, { isStrong: true })

    expect(moved).toEqual({ ...account, email: 'New@example.com', pendingEmail: null, sessionEpoch: 1, version: 2 })
    expect([ownerOf('jane@example.com'), ownerOf('new@example.com')]).toEqual([undefined, { accountId: 'usr_jane' }])
  })

  test('is proven as surely as the proof for it was, whatever the old one was', async () => {
    expect(await move(settle({ ...waiting, emailVerified: false }))).toMatchObject({
      emailVerified: true,
      isVerifiedStrongly: false,
    })
  })

  test('is announced to the old one', async () => {
    await move(settle(waiting))

    expect(mails()).toEqual([
      {
        id: 'usr_jane/emailChanged-1',
        kind: 'emailChanged',
        accountId: 'usr_jane',
        to: 'Jane@example.com',
        proof: 'strong',
        dueAt: NOW,
        attempts: 0,
      },
    ])
  })

  test('uses up the code that proved it', async () => {
    stores.memory.codes.set('usr_jane', {
      codeHash: 'hash',
      email: 'New@example.com',
      expiresAt: later(9),
      attempts: 1,
    })

    await move(settle(waiting), { usedCode: 'hash' })

    expect(stores.memory.codes.size).toBe(0)
  })

  test('is refused when somebody else has got it first', async () => {
    const account = settle(waiting)
    stores.memory.owners.set('new@example.com', { accountId: 'usr_john' })

    await expect(move(account)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
    expect(stored()).toEqual(account)
  })

  test('stays where it is when the account has changed meanwhile', async () => {
    const account = settle(waiting)
    const changed = settle({ ...waiting, version: 2 })

    expect(await move(account)).toBeUndefined()
    expect(stored()).toEqual(changed)
  })
})

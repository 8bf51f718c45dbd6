import { beforeEach, expect, test } from 'vitest'
import type { Account } from '../../../../functions/domain/account/account.ts'
import { matchesPassword } from '../../../../functions/domain/identity/passwords.ts'
import { setPassword } from '../../../../functions/flows/identity/setPassword.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { later, NOW } from '../../../makers/later.ts'

const NEW = 'battery staple'

let stores: ReturnType<typeof fakeStores>
let hashed: number

beforeEach(() => {
  stores = fakeStores()
  hashed = 0
})

function settle(changes: Partial<Account> = {}): Account {
  const account = anAccount(changes)
  stores.memory.accounts.set(account.id, account)
  if (account.googleSub) stores.memory.googleOwners.set(account.googleSub, account.id)
  stores.memory.links.set('link', { purpose: 'reset', accountId: account.id, fingerprint: '', expiresAt: later(DAY) })
  return account
}

const hashing = <T>(work: () => Promise<T>): Promise<T> => {
  hashed += 1
  return work()
}
const set = (account: Account, { newPassword = NEW, usedLink }: { newPassword?: string; usedLink?: string } = {}) =>
  setPassword({ ...stores, hashing }, { account, newPassword, now: NOW, ...(usedLink && { usedLink }) })
const mails = () => [...stores.memory.mails.values()].map(({ dueAt: _, attempts: __, ...mail }) => mail)
const CHANGED = { id: 'usr_jane/passwordChanged-1', kind: 'passwordChanged', accountId: 'usr_jane' }

test('a new password is hashed in its turn, ends every session, drops a waiting address and is announced', async () => {
  const account = settle({
    mustChangePassword: true,
    temporaryPasswordEndsAt: later(DAY),
    pendingEmail: 'thief@example.com',
  })

  const changed = await set(account)

  expect(changed).toEqual({
    ...account,
    passwordHash: changed.passwordHash,
    mustChangePassword: false,
    temporaryPasswordEndsAt: null,
    sessionEpoch: 1,
    pendingEmail: null,
    version: 2,
  })
  expect(await matchesPassword(NEW, changed.passwordHash)).toBe(true)
  expect(hashed).toBe(1)
  expect(mails()).toEqual([CHANGED])
})

test('a new password without a link proves no mailbox and keeps every link and Google account', async () => {
  expect(await set(settle({ googleSub: '7' }))).toMatchObject({ emailVerified: false, resetEpoch: 0, googleSub: '7' })
  expect(stores.memory.links.has('link')).toBe(true)
})

test('a new password by a link proves the mailbox, uses the link up and ends the other ones', async () => {
  const changed = await set(settle(), { usedLink: 'link' })

  expect(changed).toMatchObject({ emailVerified: true, resetEpoch: 1 })
  expect(stores.memory.links.size).toBe(0)
})

test.each([
  { emailVerified: false, isVerifiedStrongly: true },
  { emailVerified: true, isVerifiedStrongly: false },
])('a link removes a Google account that was connected while the mailbox was unproven: %o', async (proof) => {
  const changed = await set(settle({ ...proof, googleSub: '7' }), { usedLink: 'link' })

  expect(changed.googleSub).toBeNull()
  expect(stores.memory.googleOwners.size).toBe(0)
  expect(mails()).toEqual([CHANGED, { id: 'usr_jane/googleUnlinked-1', kind: 'googleUnlinked', accountId: 'usr_jane' }])
})

test('a common password is refused before it is hashed', async () => {
  const account = settle()

  await expect(set(account, { newPassword: 'password1' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    details: { fields: { newPassword: /too common/ } },
  })
  expect([stores.memory.accounts.get(account.id), hashed]).toEqual([account, 0])
})

test('a new password does not write over what came in between', async () => {
  const account = settle()
  settle({ version: 2 })

  await expect(set(account)).rejects.toMatchObject({ code: 'CONFLICT' })
})

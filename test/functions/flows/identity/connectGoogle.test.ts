import { beforeEach, expect, test } from 'vitest'
import type { Account } from '../../../../functions/domain/account/account.ts'
import { connectGoogle } from '../../../../functions/flows/identity/connectGoogle.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { NOW } from '../../../makers/later.ts'

let stores: ReturnType<typeof fakeStores>

beforeEach(() => {
  stores = fakeStores()
})

const identity = {
  sub: 'google-jane',
  email: 'jane@gmail.com',
  isEmailVerified: true,
  isAuthoritative: true,
  firstName: 'Jane',
  lastName: 'Doe',
}

function settle(changes: Partial<Account> = {}): Account {
  const account = anAccount(changes)
  stores.memory.accounts.set(account.id, account)
  return account
}

const connect = (account: Account, changes: Partial<typeof identity> = {}) => {
  const findIdBySub = async (sub: string) => stores.memory.googleOwners.get(sub)
  return connectGoogle(
    { ...stores, googleSignIns: { findIdBySub } },
    { account, identity: { ...identity, ...changes }, now: NOW },
  )
}

test('a connected Google account opens the account from now on, and a mail says so', async () => {
  const account = settle({ version: 4 })

  expect(await connect(account)).toBeUndefined()

  expect(stores.memory.accounts.get(account.id)).toEqual({ ...account, googleSub: 'google-jane', version: 5 })
  expect([...stores.memory.googleOwners]).toEqual([['google-jane', 'usr_jane']])
  expect([...stores.memory.mails.values()]).toEqual([
    { id: 'usr_jane/googleLinked-4', kind: 'googleLinked', accountId: 'usr_jane', dueAt: NOW, attempts: 0 },
  ])
})

test('an account that has a Google account gets no second one', async () => {
  const account = settle({ googleSub: 'google-other' })

  expect(await connect(account)).toBe('google_in_use')
  expect(stores.memory.accounts.get(account.id)).toEqual(account)
})

test('a Google account is connected to what the account has become meanwhile', async () => {
  const account = settle()
  const changed = settle({ firstName: 'Joan', version: 2 })

  expect(await connect(account)).toBeUndefined()
  expect(stores.memory.accounts.get(account.id)).toEqual({ ...changed, googleSub: 'google-jane', version: 3 })
})

test('a Google account that two tabs of one person connect at once is connected, and told once', async () => {
  const account = settle()

  expect(await Promise.all([connect(account), connect(account)])).toEqual([undefined, undefined])
  expect(stores.memory.accounts.get(account.id)?.googleSub).toBe('google-jane')
  expect(stores.memory.mails.size).toBe(1)
})

test('a Google account that somebody else connects at that moment is in use', async () => {
  const account = settle()
  stores.memory.accounts.set('usr_john', anAccount({ id: 'usr_john' }))
  const john = stores.memory.accounts.get('usr_john')!

  expect((await Promise.all([connect(account), connect(john)])).toSorted()).toEqual(['google_in_use', undefined])
})

test('whose sessions were ended meanwhile, as by a new password, connects nothing', async () => {
  const account = settle()
  const closed = settle({ sessionEpoch: account.sessionEpoch + 1, version: 2 })

  expect(await connect(account)).toBe('signed_out')
  expect(stores.memory.accounts.get(account.id)).toEqual(closed)
})

test('an account that changes again and again is given up', async () => {
  const account = settle()
  const replace = async () => undefined

  const answer = await connectGoogle(
    { accounts: { ...stores.accounts, replace }, googleSignIns: { findIdBySub: async () => undefined } },
    { account, identity, now: NOW },
  )

  expect(answer).toBe('google_conflict')
})

test('a Google account whose address is not verified is connected to nothing', async () => {
  const account = settle()

  expect(await connect(account, { isEmailVerified: false })).toBe('google_unverified')
  expect(stores.memory.accounts.get(account.id)).toEqual(account)
  expect([...stores.memory.googleOwners]).toEqual([])
})

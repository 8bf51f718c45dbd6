import { beforeEach, expect, test } from 'vitest'
import type { Account } from '../../../../functions/domain/account/account.ts'
import { disconnectGoogle } from '../../../../functions/flows/identity/disconnectGoogle.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { NOW } from '../../../makers/later.ts'

let stores: ReturnType<typeof fakeStores>

beforeEach(() => {
  stores = fakeStores()
})

function settle(changes: Partial<Account> = {}): Account {
  const account = anAccount({ googleSub: 'google-jane', version: 4, ...changes })
  stores.memory.accounts.set(account.id, account)
  stores.memory.googleOwners.set('google-jane', account.id)
  return account
}

const disconnect = (account: Account) => disconnectGoogle(stores, { account, now: NOW })
const mails = () => [...stores.memory.mails.values()]

test('a disconnected Google account opens the account no longer, and a mail says so', async () => {
  const account = settle()

  expect(await disconnect(account)).toEqual({ ...account, googleSub: null, version: 5 })

  expect(stores.memory.googleOwners.size).toBe(0)
  expect(mails()).toEqual([
    { id: 'usr_jane/googleUnlinked-4', kind: 'googleUnlinked', accountId: 'usr_jane', dueAt: NOW, attempts: 0 },
  ])
})

test('without a Google account nothing changes and nothing is mailed', async () => {
  const account = settle({ googleSub: null, passwordHash: null })

  expect(await disconnect(account)).toBe(account)
  expect(mails()).toEqual([])
})

test('a Google account is not disconnected over what came in between', async () => {
  const account = settle()
  settle({ version: 5 })

  await expect(disconnect(account)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(stores.memory.googleOwners.size).toBe(1)
})

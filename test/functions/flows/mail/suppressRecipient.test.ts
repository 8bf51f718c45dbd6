import { beforeEach, describe, expect, test } from 'vitest'
import type { Account } from '../../../../functions/domain/account/account.ts'
import { isSuppressed, suppressRecipient } from '../../../../functions/flows/mail/suppressRecipient.ts'
import { DAY } from '../../../../shared/domain/time.ts'
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
  stores.memory.owners.set('jane@example.com', { accountId: account.id })
  return account
}

const identityKey = async () => 'key'
const stored = () => stores.memory.accounts.get('usr_jane')
const suppress = (email = 'Jane@Example.com') => suppressRecipient({ ...stores, identityKey }, { email, now: NOW })
const ask = (email = 'jane@example.com', at = 0) =>
  isSuppressed({ ...stores, identityKey }, { accountId: 'usr_jane', email, now: later(at) })

describe('an address that takes no mail', () => {
  test('gets none from then on, however it is spelled, and no other address is affected', async () => {
    await suppress()

    expect(await ask('JANE@example.com')).toBe(true)
    expect(await ask('john@example.com')).toBe(false)
  })

  test('is tried again when the suppression is over', async () => {
    await suppress()

    expect([await ask(undefined, 730 * DAY - 1), await ask(undefined, 730 * DAY)]).toEqual([true, false])
  })

  test('is noted at once on the account that has it', async () => {
    const account = settle()

    await suppress()

    expect(stored()).toEqual({ ...account, undeliverableEmail: 'jane@example.com', version: 2 })
  })

  test('is not answered for before the account that has it is written', async () => {
    settle()
    stores.accounts.replace = () => Promise.reject(new Error('the table is away'))

    await expect(suppress()).rejects.toThrow('the table is away')
  })

  test('is noted on an account that asks for it later, once', async () => {
    await suppress('new@example.com')
    settle({ pendingEmail: 'New@example.com' })

    await ask('New@example.com')
    await ask('New@example.com')

    expect(stored()).toMatchObject({ undeliverableEmail: 'new@example.com', version: 2 })
  })

  test('that an account has left is not noted on it', async () => {
    const account = settle({ email: 'moved@example.com' })
    await suppress()

    expect(await ask()).toBe(true)
    expect(stored()).toEqual(account)
  })
})

test('an address that takes mail leaves its account as it is', async () => {
  const account = settle()

  expect(await ask()).toBe(false)
  expect(stored()).toEqual(account)
})

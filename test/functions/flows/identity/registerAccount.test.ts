import { beforeEach, describe, expect, test } from 'vitest'
import { type RegisterNeeds, registerAccount } from '../../../../functions/flows/identity/registerAccount.ts'
import { hashingGate } from '../../../../functions/kit/hashing.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { later, NOW } from '../../../makers/later.ts'

const jane = { email: 'jane@example.com', password: 'correct horse', firstName: 'Jane', lastName: 'Doe', now: NOW }

let stores: ReturnType<typeof fakeStores>
let needs: RegisterNeeds

beforeEach(() => {
  stores = fakeStores()
  needs = { ...stores, identityKey: async () => 'key', hashing: hashingGate() }
})

describe('registering', () => {
  test('makes a free account with a mail to verify its address', async () => {
    const account = await registerAccount(needs, jane)

    expect(account).toMatchObject({ email: 'jane@example.com', emailVerified: false, status: 'active', version: 1 })
    expect(account.id).toMatch(/^usr_\w{20}$/)
    expect(stores.memory.accounts.get(account.id)).toEqual(account)
    expect([...stores.memory.mails.values()]).toMatchObject([{ kind: 'verify', accountId: account.id, dueAt: NOW }])
  })

  test('plans a review of an unverified account for a week before its month is over', async () => {
    const { id } = await registerAccount(needs, jane)

    const deletion = { accountId: id, dueAt: later(23 * DAY), attempts: 0, reason: 'unverified' }
    expect([...stores.memory.deletions.values()]).toEqual([deletion])
  })

  test('fifty times at once for one address makes one account and one mail', async () => {
    const spellings = ['jane@example.com', 'JANE@example.com', 'Jane@Example.Com']
    const tries = Array.from({ length: 50 }, (_, each) =>
      registerAccount(needs, { ...jane, email: spellings[each % 3]! }),
    )

    const outcomes = await Promise.allSettled(tries)

    const refusals = outcomes.filter((each) => each.status === 'rejected').map(({ reason }) => reason.code)
    expect(refusals).toEqual(Array(49).fill('EMAIL_TAKEN'))
    expect(stores.memory.accounts.size).toBe(1)
    expect(stores.memory.mails.size).toBe(1)
  })

  test('keeps the password as a hash at the full cost, with a salt of its own', async () => {
    const first = await registerAccount(needs, jane)
    const second = await registerAccount(needs, { ...jane, email: 'john@example.com' })

    expect(first.passwordHash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
    expect(first.passwordHash).not.toBe(second.passwordHash)
    expect(JSON.stringify([...stores.memory.accounts.values()])).not.toContain('correct horse')
  })

  test('with a password that every guesser tries first is refused before the address is taken', async () => {
    const refused = registerAccount(needs, { ...jane, password: 'Password1' })

    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT', details: { fields: { password: /common/ } } })
    expect(stores.memory.owners.size).toBe(0)
  })
})

describe('a registration that broke off', () => {
  test('after its claim gives way half a minute later', async () => {
    await stores.accounts.claimEmail({ email: jane.email, claim: 'crashed', until: later(30), now: NOW })

    await expect(registerAccount(needs, { ...jane, now: later(29) })).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
    await expect(registerAccount(needs, { ...jane, now: later(30) })).resolves.toMatchObject({ email: jane.email })
  })

  test('because no hash could be made gives the address back at once', async () => {
    const hashing = () => Promise.reject(new Error('no memory'))

    await expect(registerAccount({ ...needs, hashing }, jane)).rejects.toThrow('no memory')
    await expect(registerAccount(needs, jane)).resolves.toMatchObject({ email: jane.email })
  })

  test('because the table was away gives the address back at once', async () => {
    const accounts = { ...stores.accounts, create: () => Promise.reject(new Error('away')) }

    await expect(registerAccount({ ...needs, accounts }, jane)).rejects.toThrow('away')
    await expect(registerAccount(needs, jane)).resolves.toMatchObject({ email: jane.email })
  })

  test('because its address was taken meanwhile is refused, with no account', async () => {
    const accounts = { ...stores.accounts, create: async () => false }

    await expect(registerAccount({ ...needs, accounts }, jane)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
    expect(stores.memory.accounts.size).toBe(0)
  })

  test('but was written after all stays whole: giving back does not touch an owner', async () => {
    const create: typeof stores.accounts.create = async (...parts) => {
      await stores.accounts.create(...parts)
      throw new Error('the answer was lost')
    }
    await expect(registerAccount({ ...needs, accounts: { ...stores.accounts, create } }, jane)).rejects.toThrow('lost')

    await expect(registerAccount(needs, { ...jane, now: later(3600) })).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
    expect(stores.memory.accounts.size).toBe(1)
  })
})

test('one address can be registered three times a day, and the fourth try gets a Retry-After', async () => {
  const hashing = () => Promise.reject(new Error('no memory'))
  for (let time = 0; time < 3; time += 1) {
    await expect(registerAccount({ ...needs, hashing }, jane)).rejects.toThrow('no memory')
  }

  await expect(registerAccount(needs, { ...jane, now: later(60) })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    details: { retryAfter: 24 * 3600 - 60 },
  })
  await expect(registerAccount(needs, { ...jane, now: later(24 * 3600) })).resolves.toBeDefined()
})

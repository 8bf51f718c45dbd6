import { beforeEach, describe, expect, test } from 'vitest'
import type { Account } from '../../../../functions/domain/account/account.ts'
import { stillSignedIn, updateAccount } from '../../../../functions/flows/account/updateAccount.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aMail } from '../../../makers/aMail.ts'
import { anAccount } from '../../../makers/anAccount.ts'

let stores: ReturnType<typeof fakeStores>
const jane = anAccount()

beforeEach(() => {
  stores = fakeStores()
  stores.memory.accounts.set(jane.id, jane)
})

const stored = () => stores.memory.accounts.get(jane.id)
const rename = (account: Account): Account => ({ ...account, firstName: 'Janet' })

describe('a change to an account', () => {
  test('is stored and answered, with what belongs to it', async () => {
    const written = await updateAccount(stores, { account: jane, change: rename, items: { mails: [aMail()] } })

    expect(written).toEqual({ ...jane, firstName: 'Janet', version: 2 })
    expect(stored()).toEqual(written)
    expect([...stores.memory.mails.values()]).toEqual([aMail()])
  })

  test('is made again to what another request has written meanwhile', async () => {
    stores.memory.accounts.set(jane.id, { ...jane, lastName: 'Roe', version: 2 })

    expect(await updateAccount(stores, { account: jane, change: rename })).toMatchObject({
      firstName: 'Janet',
      lastName: 'Roe',
      version: 3,
    })
  })

  test('that leaves the account as it is writes nothing', async () => {
    expect(await updateAccount(stores, { account: jane, change: (account) => account })).toBe(jane)
    expect(stored()).toBe(jane)
  })

  test('that loses four races is refused as a conflict', async () => {
    let tries = 0
    const replace = async () => {
      tries += 1
      return undefined
    }

    const changed = updateAccount({ accounts: { ...stores.accounts, replace } }, { account: jane, change: rename })

    await expect(changed).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(tries).toBe(4)
  })

  test('of an account that is erased meanwhile is refused as a conflict', async () => {
    stores.memory.accounts.clear()

    await expect(updateAccount(stores, { account: jane, change: rename })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(stored()).toBeUndefined()
  })
})

test('whoever had their sessions ended meanwhile is signed in no longer', () => {
  const saved = anAccount({ firstName: 'Janet' })

  expect(stillSignedIn(jane, saved)).toBe(saved)
  expect(() => stillSignedIn(jane, anAccount({ sessionEpoch: 1 }))).toThrow(
    expect.objectContaining({ code: 'UNAUTHORIZED' }),
  )
})

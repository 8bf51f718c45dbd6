import { expect, test } from 'vitest'
import { isFoundByItsIdentity } from '../../../../functions/flows/account/isFoundByItsIdentity.ts'
import { anAccount } from '../../../makers/anAccount.ts'

const owners = (email: string | undefined, google?: string) => ({
  accounts: { findIdByEmail: async () => email },
  googleSignIns: { findIdBySub: async () => google },
})
const linked = anAccount({ googleSub: 'sub' })

test.each([
  ['its address alone', anAccount(), owners('usr_jane'), true],
  ['its address and its Google link', linked, owners('usr_jane', 'usr_jane'), true],
  ['no address', anAccount(), owners(undefined), false],
  ['an address that leads to somebody else', linked, owners('usr_john', 'usr_jane'), false],
  ['a Google link that leads to somebody else', linked, owners('usr_jane', 'usr_john'), false],
  ['a Google link that leads nowhere', linked, owners('usr_jane'), false],
])('an account with %s is found as itself or not', async (_, account, needs, isFound) => {
  expect(await isFoundByItsIdentity(needs, account)).toBe(isFound)
})

test('an address is looked up as it is kept', async () => {
  const asked: string[] = []
  const findIdByEmail = async (email: string) => {
    asked.push(email)
    return 'usr_jane'
  }

  await isFoundByItsIdentity(
    { ...owners('usr_jane'), accounts: { findIdByEmail } },
    anAccount({ email: 'Jane@Example.com' }),
  )

  expect(asked).toEqual(['jane@example.com'])
})

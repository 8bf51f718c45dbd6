import { beforeEach, expect, test } from 'vitest'
import { requestPasswordReset } from '../../../../functions/flows/identity/requestPasswordReset.ts'
import { HOUR } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { later, NOW } from '../../../makers/later.ts'

let stores: ReturnType<typeof fakeStores>
let lookedUp: string[]

beforeEach(() => {
  stores = fakeStores()
  lookedUp = []
  stores.memory.owners.set('jane@example.com', { accountId: 'usr_jane' })
})

const request = (email: string, seconds = 0) => {
  const findIdByEmail = (address: string) => {
    lookedUp.push(address)
    return stores.accounts.findIdByEmail(address)
  }
  const needs = { ...stores, accounts: { findIdByEmail }, identityKey: async () => 'key' }
  return requestPasswordReset(needs, { email, now: later(seconds) })
}
const mails = () => [...stores.memory.mails.values()]

test('a reset enqueues a mail that is already counted and whose name does not give the address away', async () => {
  await request('Jane@Example.com')

  expect(mails()).toEqual([
    {
      id: expect.stringMatching(new RegExp(`^usr_jane/reset-[0-9a-f]{12}-${NOW}$`)),
      kind: 'reset',
      accountId: 'usr_jane',
      isCounted: true,
      dueAt: NOW,
      attempts: 0,
    },
  ])
})

test('two unknown addresses in one second get a mail to nobody each', async () => {
  await request('nobody@example.com')
  await request('noone@example.com')

  expect(mails().map(({ accountId }) => accountId)).toEqual(['usr_nobody', 'usr_nobody'])
})

test('a reset beyond three an hour is looked up all the same and sends nothing', async () => {
  for (let time = 0; time < 4; time += 1) await request('jane@example.com', time)

  expect(lookedUp).toEqual(Array(4).fill('jane@example.com'))
  expect(mails()).toHaveLength(3)
  await request('jane@example.com', HOUR)
  expect(mails()).toHaveLength(4)
})

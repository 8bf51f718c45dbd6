import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import type { Account } from '../../../../functions/domain/account/account.ts'
import { type JobTrigger, noJobTrigger } from '../../../../functions/domain/ports/jobTrigger.ts'
import { closeAccount } from '../../../../functions/flows/account/closeAccount.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { NOW } from '../../../makers/later.ts'

let stores: ReturnType<typeof fakeStores>
const jane = anAccount()

beforeEach(() => {
  stores = fakeStores()
  stores.memory.accounts.set(jane.id, jane)
})

const stored = () => stores.memory.accounts.get(jane.id)!
const close = () =>
  closeAccount({ accounts: stores.accounts, triggerDeletion: noJobTrigger }, { account: jane, now: NOW })
/** Somebody else writes after the request has read the account and before it writes. */
const meanwhile = (changes: Partial<Account>) =>
  stores.memory.accounts.set(jane.id, { ...jane, ...changes, version: jane.version + 1 })

test('a request to delete does not close an account whose owner has ended its sessions meanwhile', async () => {
  meanwhile({ sessionEpoch: jane.sessionEpoch + 1 })

  await expect(close()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })

  expect(stored().status).toBe('active')
  expect(stores.memory.deletions.size).toBe(0)
})

test('a request to delete closes an account that was only saved meanwhile', async () => {
  meanwhile({ firstName: 'Janet' })

  expect(await close()).toMatchObject({ status: 'deleting', firstName: 'Janet' })
  expect(stores.memory.deletions.get(jane.id)).toEqual({
    accountId: jane.id,
    dueAt: NOW,
    attempts: 0,
    reason: 'closed',
  })
})

test('deleting an account twice at once closes it once, and both calls succeed', async () => {
  const closed = await Promise.all([close(), close()])

  expect(closed.map(({ status }) => status)).toEqual(['deleting', 'deleting'])
  expect(stored().sessionEpoch).toBe(jane.sessionEpoch + 1)
})

test('an account counts as closed only once its deletion has been triggered', async () => {
  const triggered: string[] = []
  const triggerDeletion: JobTrigger = async (due) => {
    await setImmediate()
    triggered.push(...due.map(({ id }) => id))
  }

  await closeAccount({ accounts: stores.accounts, triggerDeletion }, { account: jane, now: NOW })

  expect(triggered).toEqual([jane.id])
})

import { expect, test } from 'vitest'
import { deleteUser } from '../../../../functions/flows/admin/deleteUser.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', now: NOW }

function deleting() {
  const triggered: string[] = []
  const triggerDeletion = async (due: readonly { id: string }[]) => void triggered.push(...due.map(({ id }) => id))
  return { ...moneyNeeds({ entitlement: anEntitlement() }), triggered, triggerDeletion }
}

test('an account that an operator deletes is closed at once, and a job erases it', async () => {
  const needs = deleting()

  expect(await deleteUser(needs, { ...asked, expectedStatus: 'active' })).toMatchObject({
    before: { id: 'usr_jane', subscriptionStatus: 'active' },
    user: null,
  })
  expect(needs.memory.accounts.get('usr_jane')).toMatchObject({ status: 'deleting', sessionEpoch: 1 })
  expect(needs.memory.deletions.get('usr_jane')).toMatchObject({ reason: 'closed', dueAt: NOW })
  expect(needs.triggered).toEqual(['usr_jane'])
})

test('to delete what is being deleted is no failure, whatever the operator saw', async () => {
  const needs = deleting()
  await deleteUser(needs, asked)
  const { version } = needs.memory.accounts.get('usr_jane')!

  expect(await deleteUser(needs, { ...asked, expectedStatus: 'trial' })).toMatchObject({ user: null })
  expect(needs.memory.accounts.get('usr_jane')?.version).toBe(version)
})

test('an account whose owner has just signed out everywhere is deleted all the same', async () => {
  const needs = deleting()
  const seen = needs.memory.accounts.get('usr_jane')!
  needs.memory.accounts.set('usr_jane', { ...seen, version: seen.version + 1, sessionEpoch: 1 })
  const found = [seen]
  const find: typeof needs.accounts.find = async (id) => {
    const account = found.pop()
    return account ? { account, entitlement: undefined } : needs.accounts.find(id)
  }

  await deleteUser({ ...needs, accounts: { ...needs.accounts, find } }, asked)

  expect(needs.memory.accounts.get('usr_jane')).toMatchObject({ status: 'deleting', sessionEpoch: 2 })
})

test('an account that is gone, of another release, or not as the operator saw it is not deleted', async () => {
  const needs = deleting()

  await expect(deleteUser(needs, { ...asked, accountId: 'usr_nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(deleteUser(needs, { ...asked, expectedStatus: 'trial' })).rejects.toMatchObject({ code: 'CONFLICT' })
  needs.memory.accounts.set('usr_jane', anAccount({ status: 'unknown' }))
  await expect(deleteUser(needs, asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(needs.triggered).toEqual([])
})

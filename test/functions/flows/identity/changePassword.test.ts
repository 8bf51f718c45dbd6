import { beforeEach, expect, test } from 'vitest'
import { changePassword } from '../../../../functions/flows/identity/changePassword.ts'
import { MINUTE } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { aPasswordHash } from '../../../makers/aPasswordHash.ts'
import { later, NOW } from '../../../makers/later.ts'

const OLD = 'correct horse'
const NEW = 'battery staple'

let stores: ReturnType<typeof fakeStores>

beforeEach(async () => {
  stores = fakeStores()
  stores.memory.accounts.set('usr_jane', anAccount({ passwordHash: await aPasswordHash(OLD) }))
})

const hashing = <T>(work: () => Promise<T>): Promise<T> => work()
const change = ({ currentPassword = OLD, newPassword = NEW, at = 0 } = {}) =>
  changePassword(
    { ...stores, identityKey: async () => 'key', hashing },
    { account: stores.memory.accounts.get('usr_jane')!, currentPassword, newPassword, now: later(at) },
  )

test('the notice of a changed password is due at once', async () => {
  await change()

  expect([...stores.memory.mails.values()]).toMatchObject([{ kind: 'passwordChanged', dueAt: NOW }])
})

test.each([
  [
    'the password that is in force',
    { newPassword: OLD },
    { newPassword: "Choose a password that's different from your current one." },
  ],
  [
    'a wrong current password',
    { currentPassword: 'wrong horse' },
    { currentPassword: 'This is not your current password.' },
  ],
])('%s is refused beside its own field', async (_, wrong, fields) => {
  await expect(change(wrong)).rejects.toMatchObject({ code: 'INVALID_INPUT', details: { fields } })
})

test('a wrong current password is named as such', async () => {
  await expect(change({ currentPassword: 'wrong horse' })).rejects.toThrow('Your current password is incorrect.')
})

test('a temporary password that has expired sets no other one', async () => {
  const temporary = anAccount({ ...stores.memory.accounts.get('usr_jane')!, temporaryPasswordEndsAt: later(MINUTE) })
  stores.memory.accounts.set('usr_jane', temporary)

  await expect(change({ at: MINUTE })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: 'The temporary password has expired. Ask for a reset link.',
    details: { fields: { currentPassword: 'The temporary password has expired. Ask for a reset link.' } },
  })
  await expect(change({ at: MINUTE - 1 })).resolves.toMatchObject({ temporaryPasswordEndsAt: null })
})

test('five wrong guesses close the way for a quarter of an hour, also to the right password', async () => {
  for (let time = 0; time < 5; time += 1) await change({ currentPassword: 'wrong horse' }).catch(() => undefined)

  await expect(change({ at: MINUTE })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    details: { retryAfter: 14 * MINUTE },
  })
  await expect(change({ at: 15 * MINUTE })).resolves.toMatchObject({ id: 'usr_jane' })
})

test('the right current password clears the wrong guesses before it', async () => {
  for (let time = 0; time < 4; time += 1) await change({ currentPassword: 'wrong horse' }).catch(() => undefined)
  await change()

  const again = { currentPassword: 'wrong horse', newPassword: 'another staple' }
  for (let time = 0; time < 5; time += 1) await expect(change(again)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

import { beforeEach, expect, test } from 'vitest'
import { endSessions } from '../../../../functions/flows/identity/endSessions.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { anAccount } from '../../../makers/anAccount.ts'

let stores: ReturnType<typeof fakeStores>
const jane = anAccount({ sessionEpoch: 3 })

beforeEach(() => {
  stores = fakeStores()
  stores.memory.accounts.set(jane.id, jane)
})

test('signing out everywhere moves the epoch and drops the address that was asked for', async () => {
  stores.memory.accounts.set(jane.id, { ...jane, pendingEmail: 'thief@example.com' })

  await endSessions(stores, { ...jane, pendingEmail: 'thief@example.com' })

  expect(stores.memory.accounts.get(jane.id)).toMatchObject({ sessionEpoch: 4, pendingEmail: null })
})

test('signing out everywhere spares the sessions that the owner has opened meanwhile', async () => {
  const takenBack = { ...jane, sessionEpoch: 4, version: jane.version + 1 }
  stores.memory.accounts.set(jane.id, takenBack)

  await endSessions(stores, jane)

  expect(stores.memory.accounts.get(jane.id)).toEqual(takenBack)
})

import { beforeEach, expect, test } from 'vitest'
import { closeSession } from '../../../../functions/flows/identity/closeSession.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aSession } from '../../../makers/aSession.ts'

let stores: ReturnType<typeof fakeStores>
const [one, other] = [aSession(), aSession()]

beforeEach(async () => {
  stores = fakeStores()
  for (const session of [one, other]) await stores.sessions.open(session)
})

const live = () => [...stores.memory.sessions.keys()]
/** A table that fails so many times and answers then. */
function failing(times: number) {
  let calls = 0
  const close = async (tokenHash: string) => {
    calls += 1
    if (calls <= times) throw new Error('the table is away')
    return stores.sessions.close(tokenHash)
  }
  return { sessions: { close } }
}

test('closing a session ends that session and no other', async () => {
  await closeSession(stores, one.tokenHash)

  expect(live()).toEqual([other.tokenHash])
})

test('closing a session that is not there is harmless', async () => {
  await closeSession(stores, 'nonsense')

  expect(live()).toHaveLength(2)
})

test('closing a session is tried twice, and a second failure is passed on', async () => {
  await closeSession(failing(1), one.tokenHash)

  expect(live()).toEqual([other.tokenHash])
  await expect(closeSession(failing(2), other.tokenHash)).rejects.toThrow('the table is away')
})

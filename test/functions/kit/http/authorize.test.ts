import { beforeEach, describe, expect, test } from 'vitest'
import { hashOf, newToken } from '../../../../functions/domain/identity/token.ts'
import { authenticate, authorize } from '../../../../functions/kit/http/authorize.ts'
import { DAY, HOUR } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { aSession } from '../../../makers/aSession.ts'
import { later } from '../../../makers/later.ts'

const token = newToken()
let stores: ReturnType<typeof fakeStores>

beforeEach(async () => {
  stores = fakeStores()
  stores.memory.accounts.set('usr_jane', anAccount())
  await stores.sessions.open(aSession({ tokenHash: hashOf(token) }))
})

const isRecognised = async (seconds: number) => (await authenticate(stores, token, later(seconds))) !== undefined
const lastSeen = () => stores.memory.sessions.get(hashOf(token))?.lastSeenAt

describe('a session', () => {
  test('that rests ends seven days after its last use, at the second', async () => {
    expect(await isRecognised(7 * DAY)).toBe(false)
    expect(await isRecognised(7 * DAY - 1)).toBe(true)
  })

  test('that is used ends thirty days after its beginning, at the second', async () => {
    for (let day = 1; day < 30; day += 1) expect(await isRecognised(day * DAY)).toBe(true)

    expect(await isRecognised(30 * DAY - 1)).toBe(true)
    expect(await isRecognised(30 * DAY)).toBe(false)
  })

  test('writes its use down once an hour', async () => {
    await isRecognised(HOUR - 1)
    expect(lastSeen()).toBe(later(0))

    await isRecognised(HOUR)
    expect(lastSeen()).toBe(later(HOUR))

    await isRecognised(2 * HOUR - 1)
    expect(lastSeen()).toBe(later(HOUR))
  })

  test('is counted idle from the last use that was written', async () => {
    await isRecognised(HOUR)

    expect(await isRecognised(HOUR + 7 * DAY - 1)).toBe(true)
    expect(await isRecognised(HOUR + 7 * DAY - 1 + 7 * DAY)).toBe(false)
  })

  test('of an older epoch is dead at once', async () => {
    stores.memory.accounts.set('usr_jane', anAccount({ sessionEpoch: 1 }))

    expect(await isRecognised(1)).toBe(false)
  })

  test('of an account that is being deleted is dead at once', async () => {
    stores.memory.accounts.set('usr_jane', anAccount({ status: 'deleting' }))

    expect(await isRecognised(1)).toBe(false)
  })

  test('of an account that is gone opens nothing', async () => {
    stores.memory.accounts.delete('usr_jane')

    expect(await isRecognised(1)).toBe(false)
  })

  test('that was closed opens nothing', async () => {
    await stores.sessions.close(hashOf(token))

    expect(await isRecognised(1)).toBe(false)
  })

  test('is not opened by its own hash: who reads the table holds no key', async () => {
    expect(await authenticate(stores, hashOf(token), later(1))).toBeUndefined()
    expect(await authenticate(stores, hashOf(token).slice(0, 43), later(1))).toBeUndefined()
  })
})

test('a public endpoint looks nobody up', async () => {
  const untouchable = { find: () => Promise.reject(new Error('looked up')), slide: async () => false }
  const needs = { accounts: untouchable, sessions: untouchable }

  expect(await authorize(needs, { endpoint: { access: 'anyone' }, token, now: later(1) })).toBeUndefined()
})

test('somebody with a temporary password gets no further than choosing another one', async () => {
  stores.memory.accounts.set('usr_jane', anAccount({ mustChangePassword: true }))
  const call = (isOpenToRestricted?: true) => {
    const endpoint = { access: 'member' as const, ...(isOpenToRestricted && { isOpenToRestricted }) }
    return authorize(stores, { endpoint, token, now: later(1) })
  }

  await expect(call()).rejects.toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED', status: 403 })
  await expect(call(true)).resolves.toMatchObject({ account: { id: 'usr_jane' } })
})

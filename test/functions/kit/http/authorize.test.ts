import { beforeEach, describe, expect, test } from 'vitest'
import { hashOf, newToken } from '../../../../functions/domain/identity/token.ts'
import { authenticate, authorize } from '../../../../functions/kit/http/authorize.ts'
import { DAY, HOUR } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aMember } from '../../../makers/aMember.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { aSession } from '../../../makers/aSession.ts'
import { later, NOW } from '../../../makers/later.ts'

const token = newToken()
let stores: ReturnType<typeof fakeStores>

beforeEach(async () => {
  stores = fakeStores()
  stores.memory.accounts.set('usr_jane', anAccount())
  await stores.sessions.open(aSession({ tokenHash: hashOf(token) }))
})

const isRecognised = async (seconds: number) => (await authenticate(stores, token, later(seconds))) !== undefined
const lastSeen = () => stores.memory.sessions.get(hashOf(token))?.lastSeenAt

test('a live session says who the member is and what they may use', async () => {
  stores.memory.entitlements.set('usr_jane', anEntitlement())

  expect(await authenticate(stores, token, NOW)).toEqual(
    aMember({
      session: stores.memory.sessions.get(hashOf(token))!,
      standing: { status: 'active', source: 'stripe', isPastDue: false },
    }),
  )
})

describe('a session', () => {
  test('an idle session ends seven days after its last use, to the second', async () => {
    expect(await isRecognised(7 * DAY)).toBe(false)
    expect(await isRecognised(7 * DAY - 1)).toBe(true)
  })

  test('a session in use ends thirty days after it began, to the second', async () => {
    for (let day = 1; day < 30; day += 1) expect(await isRecognised(day * DAY)).toBe(true)

    expect(await isRecognised(30 * DAY - 1)).toBe(true)
    expect(await isRecognised(30 * DAY)).toBe(false)
  })

  test('a session records its last use at most once an hour', async () => {
    await isRecognised(HOUR - 1)
    expect(lastSeen()).toBe(later(0))

    await isRecognised(HOUR)
    expect(lastSeen()).toBe(later(HOUR))

    await isRecognised(2 * HOUR - 1)
    expect(lastSeen()).toBe(later(HOUR))
  })

  test('idle time counts from the last recorded use', async () => {
    await isRecognised(HOUR)

    expect(await isRecognised(HOUR + 7 * DAY - 1)).toBe(true)
    expect(await isRecognised(HOUR + 7 * DAY - 1 + 7 * DAY)).toBe(false)
  })

  test('a session of an older epoch is refused at once', async () => {
    stores.memory.accounts.set('usr_jane', anAccount({ sessionEpoch: 1 }))

    expect(await isRecognised(1)).toBe(false)
  })

  test('a session of an account that is being deleted is refused at once', async () => {
    stores.memory.accounts.set('usr_jane', anAccount({ status: 'deleting' }))

    expect(await isRecognised(1)).toBe(false)
  })

  test('a session of a deleted account is refused', async () => {
    stores.memory.accounts.delete('usr_jane')

    expect(await isRecognised(1)).toBe(false)
  })

  test('a closed session is refused', async () => {
    await stores.sessions.close(hashOf(token))

    expect(await isRecognised(1)).toBe(false)
  })

  test('the hash of a session token is no token, so that a reader of the table cannot sign in', async () => {
    expect(await authenticate(stores, hashOf(token), later(1))).toBeUndefined()
    expect(await authenticate(stores, hashOf(token).slice(0, 43), later(1))).toBeUndefined()
  })
})

test('an endpoint for anyone reads no session', async () => {
  const untouchable = { find: () => Promise.reject(new Error('looked up')), slide: async () => false }
  const needs = { accounts: untouchable, sessions: untouchable }

  expect(await authorize(needs, { endpoint: { access: 'anyone' }, token, now: later(1) })).toBeUndefined()
})

test('a member with a temporary password may only replace it', async () => {
  stores.memory.accounts.set('usr_jane', anAccount({ mustChangePassword: true }))
  const call = (isOpenToRestricted?: true) => {
    const endpoint = { access: 'member' as const, ...(isOpenToRestricted && { isOpenToRestricted }) }
    return authorize(stores, { endpoint, token, now: later(1) })
  }

  await expect(call()).rejects.toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED', status: 403 })
  await expect(call(true)).resolves.toMatchObject({ account: { id: 'usr_jane' } })
})

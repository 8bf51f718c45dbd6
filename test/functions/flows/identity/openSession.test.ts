import { beforeEach, expect, test } from 'vitest'
import { hashOf, newToken } from '../../../../functions/domain/identity/token.ts'
import { openSession } from '../../../../functions/flows/identity/openSession.ts'
import { authenticate } from '../../../../functions/kit/http/authorize.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { later, NOW } from '../../../makers/later.ts'

let stores: ReturnType<typeof fakeStores>

beforeEach(() => {
  stores = fakeStores()
  stores.memory.accounts.set('usr_jane', anAccount())
})

const open = (...presented: string[]) =>
  openSession(stores, { account: anAccount(), presented: presented.map(hashOf), now: NOW })
const isLive = async (token: string) => (await authenticate(stores, token, later(1))) !== undefined

test('each session opens under a token of its own, and the table keeps no token', async () => {
  const tokens = await Promise.all([open(), open()])

  expect(tokens[0]).toMatch(/^[\w-]{43}$/)
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens) expect(JSON.stringify([...stores.memory.sessions])).not.toContain(token)
})

test('the cookie that came along is dead afterwards', async () => {
  const before = await open()
  const now = await open(before)

  expect([await isLive(before), await isLive(now)]).toEqual([false, true])
})

test('a token that somebody planted is never taken over', async () => {
  const planted = newToken()

  const opened = await open(planted)

  expect(opened).not.toBe(planted)
  expect(stores.memory.sessions.has(hashOf(planted))).toBe(false)
})

test('a session carries the epoch of its account', async () => {
  const account = anAccount({ sessionEpoch: 3 })
  const token = await openSession(stores, { account, presented: [], now: NOW })

  expect(stores.memory.sessions.get(hashOf(token))).toMatchObject({ epoch: 3, createdAt: NOW, lastSeenAt: NOW })
})

test.each(['open', 'close'] as const)('no token is answered when the table fails to %s a session', async (step) => {
  const failing = { ...stores.sessions, [step]: () => Promise.reject(new Error('the table is away')) }
  const opening = { account: anAccount(), presented: [hashOf(newToken())], now: NOW }

  await expect(openSession({ sessions: failing }, opening)).rejects.toThrow('the table is away')
})

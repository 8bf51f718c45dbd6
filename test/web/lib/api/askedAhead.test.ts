import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { account } from '../../../../shared/contract/account.ts'
import { reading } from '../../../../shared/contract/reading.ts'
import { call } from '../../../../web/lib/api/call.ts'
import { sessionExpiry } from '../../../../web/lib/session/sessionExpiry.ts'
import { storage } from '../../../../web/lib/storage/storage.ts'
import { correctClock, now } from '../../../../web/lib/time/dates.ts'
import { fakeServer } from '../../fakeServer.ts'

const DASHBOARD = reading.readDashboard.path
const PROFILE = account.readProfile.path

afterEach(() => {
  sessionExpiry.clear()
  storage.clearPersonalData()
  vi.useRealTimers()
})

/** What the document has asked for, each answered with its own path. */
function askAhead({ userId = null, ...init }: { userId?: string | null } & ResponseInit = {}): void {
  const replyOf = (path: string) => [path, Promise.resolve(Response.json({ ahead: path }, init))]
  globalThis.askedAhead = {
    userId,
    sentAt: Date.now() / 1000,
    replies: Object.fromEntries([DASHBOARD, PROFILE].map(replyOf)),
  }
}

const freshServer = () => fakeServer(() => ({ body: '{"fresh":true}' }))

test('a read takes the reply that was asked for ahead, and the next one asks again', async () => {
  const requests = freshServer()
  askAhead()

  expect(await call(reading.readDashboard, {})).toEqual({ ahead: DASHBOARD })
  expect(requests).toEqual([])

  expect(await call(reading.readDashboard, {})).toEqual({ fresh: true })
  expect(requests).toHaveLength(1)
})

test('a reply for whoever was remembered then is not given to another account', async () => {
  freshServer()
  askAhead({ userId: 'usr_before' })
  storage.write('userId', 'usr_now')

  expect(await call(reading.readDashboard, {})).toEqual({ fresh: true })
})

test('a reply that was asked for before anybody was remembered is not given to whom another tab has signed in', async () => {
  freshServer()
  askAhead()
  storage.write('userId', 'usr_now')

  expect(await call(reading.readDashboard, {})).toEqual({ fresh: true })
})

test('a reply is given as long as a read may take, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  freshServer()
  askAhead()

  vi.setSystemTime(Date.now() + 34_000)
  expect(await call(reading.readDashboard, {})).toEqual({ ahead: DASHBOARD })
  vi.setSystemTime(Date.now() + 1_000)
  expect(await call(account.readProfile, {})).toEqual({ fresh: true })
})

test('the time that a reply tells is the time at which it was asked for', async () => {
  onTestFinished(() => correctClock(new Date().toUTCString(), Date.now() / 1000))
  vi.useFakeTimers({ toFake: ['Date'] })
  const device = Date.now()
  askAhead({ headers: { date: new Date(device + 86_400_000).toUTCString() } })
  vi.setSystemTime(device + 30_000)

  await call(reading.readDashboard, {})

  expect(Math.abs(now() - (device + 30_000 + 86_400_000) / 1000)).toBeLessThan(1)
})

test('after a write nothing that was asked before counts', async () => {
  freshServer()
  askAhead()

  await call(account.saveProfile, { body: {} })

  expect(await call(reading.readDashboard, {})).toEqual({ fresh: true })
})

test('a refusal fails as any other, and after it nothing else that was asked with it counts', async () => {
  freshServer()
  askAhead({ status: 401 })

  await expect(call(reading.readDashboard, {})).rejects.toThrow('401')

  expect(await call(account.readProfile, {})).toEqual({ fresh: true })
})

test.each([
  'report',
  'clear',
  'renew',
] as const)('once a session has changed (%s), nothing that was asked before counts', async (change) => {
  freshServer()
  askAhead()

  sessionExpiry[change]()

  expect(await call(reading.readDashboard, {})).toEqual({ fresh: true })
})

test.each([
  ['no reply', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'half a reply',
    () =>
      Promise.resolve(new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('cut off')) }))),
  ],
])('when a request gets %s, what was asked for ahead is asked again', async (_, replyOf) => {
  freshServer()
  askAhead()
  globalThis.askedAhead!.replies[DASHBOARD] = replyOf()

  await expect(call(reading.readDashboard, {})).rejects.toThrow()

  expect(await call(account.readProfile, {})).toEqual({ fresh: true })
})

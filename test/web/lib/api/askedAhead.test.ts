import { afterEach, expect, test, vi } from 'vitest'
import { account } from '../../../../shared/contract/account.ts'
import { reading } from '../../../../shared/contract/reading.ts'
import { call } from '../../../../web/lib/api/call.ts'
import { storage } from '../../../../web/lib/storage/storage.ts'
import { fakeServer } from '../../fakeServer.ts'

const DASHBOARD = reading.readDashboard.path
const PROFILE = account.readProfile.path

afterEach(() => {
  globalThis.askedAhead = undefined
  storage.clearPersonalData()
  vi.restoreAllMocks()
})

/** What the document has asked for, each answered with its own path. */
function askAhead({ userId = null, status = 200 }: { userId?: string | null; status?: number } = {}): void {
  const replyOf = (path: string) => [path, Promise.resolve(Response.json({ ahead: path }, { status }))]
  globalThis.askedAhead = { userId, replies: Object.fromEntries([DASHBOARD, PROFILE].map(replyOf)) }
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

test('a reply that was asked for before anybody was remembered is for the account of the cookie', async () => {
  freshServer()
  askAhead()
  storage.write('userId', 'usr_now')

  expect(await call(reading.readDashboard, {})).toEqual({ ahead: DASHBOARD })
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { identity } from '../../../../shared/contract/identity.ts'
import { call, makeFetcher } from '../../../../web/lib/api/call.ts'
import { clockTime, correctClock, now } from '../../../../web/lib/time/dates.ts'
import { fakeServer } from '../../fakeServer.ts'

const DEVICE = Date.parse('2026-11-23T10:00:00Z')
const SERVER = 'Sun, 22 Nov 2026 10:00:00 GMT'

const shown = () => new Date(now() * 1000).toUTCString()

beforeEach(() => void vi.useFakeTimers({ now: DEVICE, toFake: ['Date'] }))

afterEach(() => {
  correctClock(new Date().toUTCString(), Date.now() / 1000)
  vi.useRealTimers()
})

test.each([200, 401])('a reply with status %d corrects a device that is a day ahead', async (status) => {
  fakeServer(() => ({ status, body: '{}', headers: { date: SERVER } }))

  await call(identity.logout, {}).catch(() => {})

  expect(shown()).toBe(SERVER)
})

test('a device that is a day behind is corrected too, and time goes on from there', async () => {
  vi.setSystemTime(DEVICE - 2 * 86_400_000)
  fakeServer(() => ({ body: '{}', headers: { date: SERVER } }))

  await call(identity.logout, {})
  vi.setSystemTime(Date.now() + 5000)

  expect(shown()).toBe('Sun, 22 Nov 2026 10:00:05 GMT')
})

test('seconds of difference are the way of the reply, and a clock put right is believed again', () => {
  correctClock(SERVER, Date.now() / 1000)
  vi.setSystemTime(Date.parse(SERVER))

  correctClock('Sun, 22 Nov 2026 10:00:40 GMT', Date.now() / 1000)

  expect(shown()).toBe(SERVER)
})

test.each([
  ['without a date', () => correctClock(null, Date.now() / 1000)],
  ['with a date that is none', () => correctClock('soon', Date.now() / 1000)],
  ['that was an hour on its way', () => correctClock(SERVER, Date.now() / 1000 - 3600)],
])('a reply %s changes no clock', (_, receive) => {
  receive()

  expect(now()).toBe(DEVICE / 1000)
})

test('a file, which may come from a cache, changes no clock', async () => {
  fakeServer(() => ({ body: '{}', headers: { date: SERVER } }))

  await makeFetcher({ on401: 'throw' })('/sample-chart.json')

  expect(now()).toBe(DEVICE / 1000)
})

test.each([
  ['00:05', '12:05 AM'],
  ['07:15', '7:15 AM'],
  ['12:00', '12:00 PM'],
  ['19:15', '7:15 PM'],
])('%s is shown as %s', (time, shown) => {
  expect(clockTime(time)).toBe(shown)
})

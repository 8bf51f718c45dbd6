import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newToken } from '../../functions/domain/identity/token.ts'
import { aGuest, type Guest } from './aGuest.ts'
import { aResident } from './aResident.ts'
import { type House, openHouse } from './openHouse.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => house.stop())

const COOKIE = '__Host-session'
const signOut = ({ ask }: Guest, asked = {}) => ask('POST', '/api/auth/logout', asked)
const statusOf = async ({ ask }: Guest) => (await ask('GET', '/api/auth/user')).status
const isCleared = ({ cookies }: { cookies: string[] }) =>
  cookies.some((line) => line.startsWith(`${COOKIE}=;`) && line.includes('Max-Age=0'))

const away = () => Object.assign(new Error('the table is away'), { name: 'InternalServerError', $metadata: {} })
const tableCalls = () => vi.spyOn(DynamoDBDocumentClient.prototype, 'send')

test('signing out while the table is away takes the cookie and says that the session could not be ended', async () => {
  const resident = await aResident(house)
  const copy = resident.copy()
  tableCalls().mockRejectedValue(away())

  const answer = await signOut(resident)

  expect([answer.status, answer.body.code, isCleared(answer)]).toEqual([503, 'BUSY', true])
  vi.restoreAllMocks()
  expect([await statusOf(resident), await statusOf(copy)]).toEqual([401, 200])
})

test('after a failed sign-out the same browser ends the session with its next try', async () => {
  const resident = await aResident(house)
  const copy = resident.copy()
  tableCalls().mockRejectedValue(away())
  await signOut(resident)
  vi.restoreAllMocks()

  const again = await signOut(resident)

  expect([again.status, again.body.success, resident.jar.size]).toEqual([200, true, 0])
  expect(await statusOf(copy)).toBe(401)
})

test('after a failed sign-out the same browser ends the session when somebody signs in', async () => {
  const [resident, next] = [await aResident(house), await aResident(house)]
  const copy = resident.copy()
  tableCalls().mockRejectedValue(away())
  await signOut(resident)
  vi.restoreAllMocks()

  await resident.ask('POST', '/api/auth/login', { body: { email: next.email, password: 'correct horse' } })

  expect([await statusOf(resident), await statusOf(copy)]).toEqual([200, 401])
})

test('what a browser keeps after a failed sign-out opens nothing', async () => {
  const resident = await aResident(house)
  tableCalls().mockRejectedValue(away())
  await signOut(resident)
  vi.restoreAllMocks()

  const [kept = ''] = resident.jar.values()

  expect(resident.jar.size).toBe(1)
  for (const value of [kept, kept.slice(0, 43)])
    expect(await statusOf(aGuest(house, new Map([[COOKIE, value]])))).toBe(401)
})

test('a failure that passes is tried again, so that one request ends the session', async () => {
  const resident = await aResident(house)
  const copy = resident.copy()
  tableCalls().mockRejectedValueOnce(away())

  const { status } = await signOut(resident)

  expect([status, await statusOf(copy)]).toEqual([200, 401])
})

test('however often a neighbour signs out, one’s own sign-out is not refused', async () => {
  const address = '203.0.113.9'
  const resident = await aResident(house)
  for (let time = 0; time < 40; time += 1) await signOut(aGuest(house, new Map([[COOKIE, newToken()]])), { address })

  expect((await signOut(resident, { address })).status).toBe(200)
})

test('a browser that signs out over and over is slowed down, and its cookie is taken all the same', async () => {
  const token = newToken()
  const again = () => signOut(aGuest(house, new Map([[COOKIE, token]])))

  const answers = []
  for (let time = 0; time < 31; time += 1) answers.push(await again())

  expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(200), 429])
  expect(answers.every(isCleared)).toBe(true)
})

test.each([
  ['a request', 403, {}],
  ['a request that is too large', 413, { body: 'x'.repeat(20_000) }],
])('another site cannot sign anybody out with %s', async (_, status, asked) => {
  const resident = await aResident(house)

  const answer = await signOut(resident, { ...asked, headers: { 'sec-fetch-site': 'cross-site' } })

  expect([answer.status, answer.cookies, await statusOf(resident)]).toEqual([status, [], 200])
})

test('signing out without a session succeeds', async () => {
  const { status, body } = await signOut(aGuest(house))

  expect([status, body.success]).toEqual([200, true])
})

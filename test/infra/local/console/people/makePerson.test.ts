import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Orrery, startOrrery } from '../../../../../infra/local/startOrrery.ts'
import { inDepth } from '../../../../setup/depth.ts'
import { slowness } from '../../../../setup/slowness.ts'
import { withCheapHashes } from '../../../../setup/withCheapHashes.ts'
import { aVisitor } from '../../../../stack/aVisitor.ts'

let orrery: Orrery
beforeAll(async () => {
  const options = { port: 0, data: 'memory', pages: 'none', schedules: false, ...withCheapHashes } as const
  orrery = await startOrrery({ ...options, slowness: slowness() })
})
afterAll(() => orrery.stop())

const makePerson = (body: object) => aVisitor(orrery.url).ask('POST', '/__local/people', { body })
async function signInAs(kind: string, days = 0) {
  const { status, body: credentials, text } = await makePerson({ kind, days })
  expect([status, status === 200 || text]).toEqual([200, true])
  const visitor = aVisitor(orrery.url)
  expect((await visitor.ask('POST', '/api/auth/login', { body: credentials })).status).toBe(200)
  return visitor
}
const statusOf = async (kind: string) => {
  const { ask } = await signInAs(kind)
  return (await ask('GET', '/api/auth/user')).body.subscriptionStatus
}

test('a free person has a reading of each of their days, and a streak that lasts until today', async () => {
  const { ask } = await signInAs('free', 9)

  const home = await ask('GET', '/api/home')
  const archive = await ask('GET', '/api/horoscope/archive')

  expect(home.body).toMatchObject({ user: { emailVerified: true }, streak: { currentStreak: 10 } })
  // Today's is not in the archive yet.
  expect(archive.body).toHaveLength(9)
})

test.each([
  ['free', 'free'],
  ['trial', 'trial'],
  ['member', 'active'],
])('somebody made as %s is %s', async (kind, status) => {
  expect(await statusOf(kind)).toBe(status)
})

test('somebody past due sees on the billing page that the charge has failed', async () => {
  // A second one, too, although both have the same card.
  for (const { ask } of [await signInAs('pastDue'), await signInAs('pastDue')]) {
    const { body } = await ask('GET', '/api/billing/info')

    expect(body.pastDue).toEqual(expect.anything())
  }
})

test('an operator enters the admin area with the password alone', async () => {
  const { body } = await makePerson({ kind: 'operator' })
  const { password } = body

  expect((await aVisitor(orrery.url).ask('POST', '/api/admin/login', { body: { password } })).status).toBe(200)
})

test('readings of more days than a session lasts can be made', async () => {
  expect((await makePerson({ kind: 'free', days: inDepth(31, 60) })).status).toBe(200)
})

test('nobody has a visitor’s address', async () => {
  const { body } = await makePerson({ kind: 'visitor' })

  expect((await aVisitor(orrery.url).ask('POST', '/api/auth/login', { body })).status).toBe(401)
})

test('the clock is where it was after somebody was made', async () => {
  const before = await aVisitor(orrery.url).ask('GET', '/__local/clock')
  await makePerson({ kind: 'member', days: 6 })
  const after = await aVisitor(orrery.url).ask('GET', '/__local/clock')

  expect(after.body.offsetSeconds).toBe(before.body.offsetSeconds)
})

test.each([
  {},
  { kind: 'king' },
  { kind: 'free', days: -1 },
  { kind: 'free', days: 61 },
  { kind: 'free', days: 'ten' },
])('nobody is made of %j', async (body) => {
  expect(await makePerson(body)).toMatchObject({ status: 400, body: { message: expect.stringContaining('"kind"') } })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR } from '../../shared/domain/time.ts'
import { aBrowser, type Browser } from './aBrowser.ts'
import { aSignedInMember, PASSWORD } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { latestMail } from './latestMail.ts'
import { type Backend, openBackend } from './openBackend.ts'
import { viaGoogle } from './viaGoogle.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend({ withLibrary: true })
})
afterAll(() => backend.stop())

type Member = Awaited<ReturnType<typeof aSignedInMember>>
const NEW_PASSWORD = 'another horse'
const statusOf = async ({ ask }: Browser) => (await ask('GET', '/api/auth/user')).status

/** What ends every session that there is, each copy of a cookie with it. */
const endings: Record<string, (member: Member) => Promise<unknown>> = {
  'signing out': ({ ask }) => ask('POST', '/api/auth/logout'),
  'signing out everywhere': async ({ email }) => {
    const elsewhere = aBrowser(backend)
    await elsewhere.ask('POST', '/api/auth/login', { body: { email, password: PASSWORD } })
    return elsewhere.ask('POST', '/api/auth/sign-out-everywhere')
  },
  'another password': ({ ask }) =>
    ask('POST', '/api/auth/change-password', { body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } }),
  'a reset': async ({ email }) => {
    await aBrowser(backend).ask('POST', '/api/auth/forgot-password', { body: { email } })
    const { token } = await latestMail(backend, email)
    return aBrowser(backend).ask('POST', '/api/auth/reset-password', { body: { token, newPassword: NEW_PASSWORD } })
  },
  'another address': async ({ ask, email }) => {
    await ask('PUT', '/api/user/profile', { body: { email: `new-${email}` } })
    const { code } = await latestMail(backend, `new-${email}`)
    return ask('POST', '/api/auth/verify-otp', { body: { otp: code } })
  },
  'the owner coming by Google': ({ email }) => viaGoogle(aBrowser(backend), { email, hd: 'example.com' }),
  'closing the account': ({ ask }) => ask('DELETE', '/api/user/account'),
}

test.each(Object.entries(endings))('%s ends every copy of a cookie at once', async (_, end) => {
  const member = await aSignedInMember(backend)
  const copies = Array.from({ length: 20 }, () => member.copy())
  expect(await statusOf(copies[0]!)).toBe(200)

  await end(member)

  const statuses = await Promise.all(copies.map(statusOf))
  figure('B13', `${statuses.filter((status) => status !== 401).length} late accepts of 20`)
  expect(new Set(statuses)).toEqual(new Set([401]))
})

test('a session that nobody uses lasts seven days, to the second', async () => {
  const [before, at] = [await aSignedInMember(backend), await aSignedInMember(backend)]

  backend.pass(7 * DAY - 1)
  const last = await statusOf(before)
  backend.pass(1)

  figure('B14', `idle ${last} at -1 s, ${await statusOf(at)} at 0`)
  expect([last, await statusOf(at)]).toEqual([200, 401])
})

test('use moves the seven days forward, once an hour', async () => {
  const [early, late] = [await aSignedInMember(backend), await aSignedInMember(backend)]
  backend.pass(HOUR - 1)
  await statusOf(early)
  backend.pass(1)
  await statusOf(late)

  backend.pass(7 * DAY - HOUR)
  expect([await statusOf(early), await statusOf(late)]).toEqual([401, 200])
  backend.pass(7 * DAY)
  expect(await statusOf(late)).toBe(401)
})

test('no use makes a session outlast thirty days', async () => {
  const member = await aSignedInMember(backend)
  for (let days = 5; days <= 25; days += 5) {
    backend.pass(5 * DAY)
    expect(await statusOf(member)).toBe(200)
  }
  const other = member.copy()

  backend.pass(5 * DAY - 1)
  const last = await statusOf(member)
  backend.pass(1)

  figure('B14', `absolute ${last} at -1 s, ${await statusOf(other)} at 0`)
  expect([last, await statusOf(other)]).toEqual([200, 401])
  // Nothing was deleted meanwhile: the code decided.
  expect(await backend.rows('SESSION#')).not.toEqual([])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR } from '../../shared/domain/time.ts'
import { aGuest, type Guest } from './aGuest.ts'
import { aResident, PASSWORD } from './aResident.ts'
import { figure } from './figure.ts'
import { type House, openHouse } from './openHouse.ts'
import { theMail } from './theMail.ts'
import { viaGoogle } from './viaGoogle.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.stop())

type Resident = Awaited<ReturnType<typeof aResident>>
const NEW_PASSWORD = 'another horse'
const statusOf = async ({ ask }: Guest) => (await ask('GET', '/api/auth/user')).status

/** What ends every session that there is, each copy of a cookie with it. */
const endings: Record<string, (resident: Resident) => Promise<unknown>> = {
  'signing out': ({ ask }) => ask('POST', '/api/auth/logout'),
  'signing out everywhere': async ({ email }) => {
    const elsewhere = aGuest(house)
    await elsewhere.ask('POST', '/api/auth/login', { body: { email, password: PASSWORD } })
    return elsewhere.ask('POST', '/api/auth/sign-out-everywhere')
  },
  'another password': ({ ask }) =>
    ask('POST', '/api/auth/change-password', { body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } }),
  'a reset': async ({ email }) => {
    await aGuest(house).ask('POST', '/api/auth/forgot-password', { body: { email } })
    const { token } = await theMail(house, email)
    return aGuest(house).ask('POST', '/api/auth/reset-password', { body: { token, newPassword: NEW_PASSWORD } })
  },
  'another address': async ({ ask, email }) => {
    await ask('PUT', '/api/user/profile', { body: { email: `new-${email}` } })
    const { code } = await theMail(house, `new-${email}`)
    return ask('POST', '/api/auth/verify-otp', { body: { otp: code } })
  },
  'the owner coming by Google': ({ email }) => viaGoogle(aGuest(house), { email, hd: 'example.com' }),
  'closing the account': ({ ask }) => ask('DELETE', '/api/user/account'),
}

test.each(Object.entries(endings))('%s ends every copy of a cookie at once', async (_, end) => {
  const resident = await aResident(house)
  const copies = Array.from({ length: 20 }, () => resident.copy())
  expect(await statusOf(copies[0]!)).toBe(200)

  await end(resident)

  const statuses = await Promise.all(copies.map(statusOf))
  figure('B13', `${statuses.filter((status) => status !== 401).length} late accepts of 20`)
  expect(new Set(statuses)).toEqual(new Set([401]))
  expect(copies.every(({ jar }) => jar.size === 0)).toBe(true)
})

test('a session that nobody uses lasts seven days, to the second', async () => {
  const [before, at] = [await aResident(house), await aResident(house)]

  house.pass(7 * DAY - 1)
  const last = await statusOf(before)
  house.pass(1)

  figure('B14', `idle ${last} at -1 s, ${await statusOf(at)} at 0`)
  expect([last, await statusOf(at)]).toEqual([200, 401])
})

test('use moves the seven days forward, once an hour', async () => {
  const [early, late] = [await aResident(house), await aResident(house)]
  house.pass(HOUR - 1)
  await statusOf(early)
  house.pass(1)
  await statusOf(late)

  house.pass(7 * DAY - HOUR)
  expect([await statusOf(early), await statusOf(late)]).toEqual([401, 200])
  house.pass(7 * DAY)
  expect(await statusOf(late)).toBe(401)
})

test('no use makes a session outlast thirty days', async () => {
  const resident = await aResident(house)
  for (let days = 5; days <= 25; days += 5) {
    house.pass(5 * DAY)
    expect(await statusOf(resident)).toBe(200)
  }
  const other = resident.copy()

  house.pass(5 * DAY - 1)
  const last = await statusOf(resident)
  house.pass(1)

  figure('B14', `absolute ${last} at -1 s, ${await statusOf(other)} at 0`)
  expect([last, await statusOf(other)]).toEqual([200, 401])
  // Nothing was deleted meanwhile: the code decided.
  expect(await house.rows('SESSION#')).not.toEqual([])
})

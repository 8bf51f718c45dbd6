import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuest } from './aGuest.ts'
import { aResident, PASSWORD } from './aResident.ts'
import { figure } from './figure.ts'
import { type House, openHouse } from './openHouse.ts'
import { theMail } from './theMail.ts'
import { viaGoogle } from './viaGoogle.ts'

let house: House
let shown = 0
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => {
  figure('B29', `${shown} of 7 invariants of an address that waits`)
  return house.stop()
})

type Resident = Awaited<ReturnType<typeof aResident>>
const wish = ({ ask }: Resident, email: string) => ask('PUT', '/api/user/profile', { body: { email } })
const confirm = async ({ ask }: Resident, email: string) => {
  const { code } = await theMail(house, email)
  return ask('POST', '/api/auth/verify-otp', { body: { otp: code } })
}
const login = (email: string) => aGuest(house).ask('POST', '/api/auth/login', { body: { email, password: PASSWORD } })
const userOf = async ({ ask }: Pick<Resident, 'ask'>) => (await ask('GET', '/api/auth/user')).body

test('an address that waits signs nobody in, and the old one still does and is told', async () => {
  const resident = await aResident(house)
  await wish(resident, `new-${resident.email}`)

  expect((await login(`new-${resident.email}`)).status).toBe(401)
  expect((await login(resident.email)).status).toBe(200)
  await house.run('sendMail')
  const told = house.letters().map(({ to }) => to)
  expect(told).toEqual(expect.arrayContaining([resident.email, `new-${resident.email}`]))
  expect(await userOf(resident)).toMatchObject({ email: resident.email, pendingEmail: `new-${resident.email}` })
  shown += 1
})

test('somebody can register an address that another only wished for, and then it is theirs', async () => {
  const hijacker = await aResident(house)
  const email = 'owner@example.com'
  await wish(hijacker, email)
  const { code } = await theMail(house, email)
  const body = { email, password: 'their own horse', firstName: 'Olga', lastName: 'Owner' }

  expect((await aGuest(house).ask('POST', '/api/auth/register', { body })).status).toBe(201)

  expect((await hijacker.ask('POST', '/api/auth/verify-otp', { body: { otp: code } })).status).toBe(409)
  expect((await userOf(hijacker)).email).toBe(hijacker.email)
  shown += 1
})

test('and can come by Google with it', async () => {
  const hijacker = await aResident(house)
  await wish(hijacker, 'victim@gmail.com')
  const victim = aGuest(house)

  expect((await viaGoogle(victim, { email: 'victim@gmail.com' })).headers.location).toBe('/onboarding')

  const [theirs, his] = [await userOf(victim), await userOf(hijacker)]
  expect(theirs).toMatchObject({ email: 'victim@gmail.com', hasPassword: false })
  expect(theirs.id).not.toBe(his.id)
  shown += 1
})

test('of two after one address the first who proves it gets it', async () => {
  const racers = [await aResident(house), await aResident(house)] as const
  const email = 'raced@example.com'
  const codes: string[] = []
  for (const racer of racers) {
    expect((await wish(racer, email)).status).toBe(200)
    codes.push((await theMail(house, email)).code)
  }

  const answers = await Promise.all(
    racers.map(({ ask }, at) => ask('POST', '/api/auth/verify-otp', { body: { otp: codes[at] } })),
  )

  const owners = (await house.rows('USER#')).filter((row) => row.sk === 'PROFILE' && row.email === email)
  const [claim] = await house.rows(`EMAIL#${email}`)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(owners.map(({ id }) => id)).toEqual([claim?.accountId])
  shown += 1
})

test('confirmed, it signs in, the old one no longer does and is free for others', async () => {
  const resident = await aResident(house)
  const { email } = resident
  await wish(resident, `new-${email}`)

  expect((await confirm(resident, `new-${email}`)).status).toBe(200)

  expect([(await login(email)).status, (await login(`new-${email}`)).status]).toEqual([401, 200])
  await house.run('sendMail')
  expect(house.letters().find(({ to }) => to === email)?.subject).toContain('was changed')
  expect(await house.rows(`EMAIL#${email}`)).toEqual([])
  shown += 1
})

test.each(['link', 'code'])('whoever confirms it by the %s stays signed in there, and nowhere else', async (way) => {
  const resident = await aResident(house)
  const elsewhere = resident.copy()
  const opener = aGuest(house)
  const email = `${way}-${resident.email}`
  await wish(resident, email)
  const { token } = await theMail(house, email)
  const before = resident.copy()

  const { status, cookies } =
    way === 'code' ? await confirm(resident, email) : await resident.ask('GET', `/api/auth/verify-email/${token}`)

  const statusOf = async ({ ask }: Pick<Resident, 'ask'>) => (await ask('GET', '/api/auth/user')).status
  const sessions = cookies.filter((line) => line.startsWith('__Host-session='))
  expect([status, sessions.length, (await userOf(resident)).email]).toEqual([200, 1, email])
  expect([await statusOf(elsewhere), await statusOf(before)]).toEqual([401, 401])
  expect((await opener.ask('GET', `/api/auth/verify-email/${token}`)).cookies).toEqual([])
  shown += 1
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBrowser } from './aBrowser.ts'
import { aSignedInMember, PASSWORD } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { latestMail } from './latestMail.ts'
import { type Backend, openBackend } from './openBackend.ts'
import { viaGoogle } from './viaGoogle.ts'

let backend: Backend
let shown = 0
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => {
  figure('B29', `${shown} of 7 invariants of an address that waits`)
  return backend.stop()
})

type Member = Awaited<ReturnType<typeof aSignedInMember>>
const requestChange = ({ ask }: Member, email: string) => ask('PUT', '/api/user/profile', { body: { email } })
const verify = async ({ ask }: Member, email: string) => {
  const { code } = await latestMail(backend, email)
  return ask('POST', '/api/auth/verify-otp', { body: { otp: code } })
}
const login = (email: string) =>
  aBrowser(backend).ask('POST', '/api/auth/login', { body: { email, password: PASSWORD } })
const userOf = async ({ ask }: Pick<Member, 'ask'>) => (await ask('GET', '/api/auth/user')).body

test('an address that waits signs nobody in, and the old one still does and is told', async () => {
  const member = await aSignedInMember(backend)
  await requestChange(member, `new-${member.email}`)

  expect((await login(`new-${member.email}`)).status).toBe(401)
  expect((await login(member.email)).status).toBe(200)
  await backend.run('sendMail')
  const told = backend.sentMails().map(({ to }) => to)
  expect(told).toEqual(expect.arrayContaining([member.email, `new-${member.email}`]))
  expect(await userOf(member)).toMatchObject({ email: member.email, pendingEmail: `new-${member.email}` })
  shown += 1
})

test('somebody can register an address that another only wished for, and then it is theirs', async () => {
  const hijacker = await aSignedInMember(backend)
  const email = 'owner@example.com'
  await requestChange(hijacker, email)
  const { code } = await latestMail(backend, email)
  const body = { email, password: 'their own horse', firstName: 'Olga', lastName: 'Owner' }

  expect((await aBrowser(backend).ask('POST', '/api/auth/register', { body })).status).toBe(201)

  expect((await hijacker.ask('POST', '/api/auth/verify-otp', { body: { otp: code } })).status).toBe(409)
  expect((await userOf(hijacker)).email).toBe(hijacker.email)
  shown += 1
})

test('and can come by Google with it', async () => {
  const hijacker = await aSignedInMember(backend)
  await requestChange(hijacker, 'victim@gmail.com')
  const victim = aBrowser(backend)

  expect((await viaGoogle(victim, { email: 'victim@gmail.com' })).headers.location).toBe('/onboarding')

  const [theirs, his] = [await userOf(victim), await userOf(hijacker)]
  expect(theirs).toMatchObject({ email: 'victim@gmail.com', hasPassword: false })
  expect(theirs.id).not.toBe(his.id)
  shown += 1
})

test('of two after one address the first who proves it gets it', async () => {
  const racers = [await aSignedInMember(backend), await aSignedInMember(backend)] as const
  const email = 'raced@example.com'
  const codes: string[] = []
  for (const racer of racers) {
    expect((await requestChange(racer, email)).status).toBe(200)
    codes.push((await latestMail(backend, email)).code)
  }

  const answers = await Promise.all(
    racers.map(({ ask }, at) => ask('POST', '/api/auth/verify-otp', { body: { otp: codes[at] } })),
  )

  const owners = (await backend.rows('USER#')).filter((row) => row.sk === 'PROFILE' && row.email === email)
  const [claim] = await backend.rows(`EMAIL#${email}`)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(owners.map(({ id }) => id)).toEqual([claim?.accountId])
  shown += 1
})

test('confirmed, it signs in, the old one no longer does and is free for others', async () => {
  const member = await aSignedInMember(backend)
  const { email } = member
  await requestChange(member, `new-${email}`)

  expect((await verify(member, `new-${email}`)).status).toBe(200)

  expect([(await login(email)).status, (await login(`new-${email}`)).status]).toEqual([401, 200])
  await backend.run('sendMail')
  expect(backend.sentMails().find(({ to }) => to === email)?.subject).toContain('was changed')
  expect(await backend.rows(`EMAIL#${email}`)).toEqual([])
  shown += 1
})

test.each(['link', 'code'])('whoever confirms it by the %s stays signed in there, and nowhere else', async (way) => {
  const member = await aSignedInMember(backend)
  const elsewhere = member.copy()
  const opener = aBrowser(backend)
  const email = `${way}-${member.email}`
  await requestChange(member, email)
  const { token } = await latestMail(backend, email)
  const before = member.copy()

  const { status, cookies } =
    way === 'code' ? await verify(member, email) : await member.ask('GET', `/api/auth/verify-email/${token}`)

  const statusOf = async ({ ask }: Pick<Member, 'ask'>) => (await ask('GET', '/api/auth/user')).status
  const sessions = cookies.filter((line) => line.startsWith('__Host-session='))
  expect([status, sessions.length, (await userOf(member)).email]).toEqual([200, 1, email])
  expect([await statusOf(elsewhere), await statusOf(before)]).toEqual([401, 401])
  expect((await opener.ask('GET', `/api/auth/verify-email/${token}`)).cookies).toEqual([])
  shown += 1
})

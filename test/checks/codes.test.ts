import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCode } from '../../functions/domain/identity/token.ts'
import { DAY, HOUR, MINUTE } from '../../shared/domain/time.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { latestMail } from './latestMail.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

type Member = Awaited<ReturnType<typeof aSignedInMember>>
const verify = async ({ ask }: Member, otp: string) => {
  const { status, body } = await ask('POST', '/api/auth/verify-otp', { body: { otp } })
  return { status, code: body.code as string | undefined, message: body.message as string }
}
const send = ({ ask }: Member) => ask('POST', '/api/auth/send-otp')
const sentCode = async (member: Member) => {
  await send(member)
  return (await latestMail(backend, member.email)).code
}
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

test('five wrong guesses kill a code, also for the right one, until another is asked for', async () => {
  const member = await aSignedInMember(backend)
  const code = await sentCode(member)

  const statuses = []
  for (let guess = 1; guess <= 6; guess += 1) statuses.push((await verify(member, wrong(code, guess))).status)
  const evaluated = statuses.filter((status) => status === 400).length
  figure('B21', `${evaluated} evaluated tries`)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  expect((await verify(member, code)).status).toBe(429)

  backend.pass(MINUTE)
  expect((await verify(member, await sentCode(member))).status).toBe(200)
})

test.each([
  [
    'in full-width digits',
    (code: string) => code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  ],
  ['with spaces', (code: string) => ` ${code.slice(0, 3)}\u3000${code.slice(3)}\n`],
])('a code typed %s is the same code', async (_, write) => {
  const member = await aSignedInMember(backend)

  expect((await verify(member, write(await sentCode(member)))).status).toBe(200)
})

test('thirty guesses at once are five', async () => {
  const member = await aSignedInMember(backend)
  const code = await sentCode(member)

  const guesses = Array.from({ length: 30 }, (_, each) => verify(member, wrong(code, each + 1)))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)

  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(5)
  expect((await verify(member, code)).status).toBe(429)
})

test('new codes give fifteen guesses a day and no more', async () => {
  const member = await aSignedInMember(backend)
  let evaluated = 0
  for (let round = 0; round < 5; round += 1) {
    const code = await sentCode(member)
    for (let guess = 1; guess <= 5; guess += 1) {
      if ((await verify(member, wrong(code, guess))).status === 400) evaluated += 1
    }
    backend.pass(MINUTE)
  }

  figure('B21', `${evaluated} of 25 guesses at five codes evaluated`)
  expect(evaluated).toBe(15)
})

test('the pause after fifteen guesses is announced, kept to the second and then over', async () => {
  const member = await aSignedInMember(backend)
  for (let round = 0; round < 3; round += 1) {
    const code = await sentCode(member)
    for (let guess = 1; guess <= 5; guess += 1) await verify(member, wrong(code, guess))
    backend.pass(MINUTE)
  }
  const code = await sentCode(member)
  const shut = await member.ask('POST', '/api/auth/verify-otp', { body: { otp: code } })
  const wait = Number(shut.headers['retry-after'])
  expect([shut.status, shut.body.retryAfter]).toEqual([429, wait])
  expect(wait).toBeLessThanOrEqual(HOUR)

  backend.pass(wait - 1)
  const early = await verify(member, wrong(await sentCode(member)))
  backend.pass(2)
  const late = await verify(member, await sentCode(member))

  figure('B21', `after 15 guesses a wait of ${wait} s: ${early.status} one second before its end, ${late.status} after`)
  expect([early.status, late.status]).toEqual([429, 200])
})

test('a wrong code, an expired one and one that was never sent get the same message', async () => {
  const [guessing, late, never] = [
    await aSignedInMember(backend),
    await aSignedInMember(backend),
    await aSignedInMember(backend),
  ]
  const code = await sentCode(late)
  const wrongOne = await verify(guessing, wrong(await sentCode(guessing)))
  backend.pass(10 * MINUTE)

  expect(await verify(late, code)).toEqual(wrongOne)
  expect(await verify(never, code)).toEqual(wrongOne)
})

test('a code opens for ten minutes less a second', async () => {
  const [early, late] = [await aSignedInMember(backend), await aSignedInMember(backend)]
  const [one, other] = [await sentCode(early), await sentCode(late)]

  backend.pass(599)
  const last = (await verify(early, one)).status
  backend.pass(1)
  const over = (await verify(late, other)).status

  figure('B25', `${last} at 599 s, ${over} at 600 s`)
  expect([last, over]).toEqual([200, 400])
})

test('a new code takes the place of the one before', async () => {
  const member = await aSignedInMember(backend)
  const old = await sentCode(member)
  backend.pass(MINUTE)
  const code = await sentCode(member)

  expect((await verify(member, old)).status).toBe(old === code ? 200 : 400)
  expect((await verify(member, code)).status).toBe(200)
})

test.each([
  0,
  50 * MINUTE,
])('mails go out once a minute, five an hour and ten a day, from %i s past the hour', async (past) => {
  backend.pass(DAY - (backend.now() % DAY) + past)
  const member = await aSignedInMember(backend)
  const mails: number[] = []
  let firstHour = 0
  for (let minute = 0; minute < 24 * 60 - 60; minute += minute < 60 ? 1 : 20) {
    const { status, headers } = await send(member)
    if (status === 200) {
      mails.push(minute)
      firstHour += minute < 60 ? 1 : 0
      const again = await send(member)
      expect([again.status, again.headers['retry-after']]).toEqual([429, '60'])
    } else expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
    backend.pass((minute < 60 ? 1 : 20) * MINUTE)
  }
  await backend.run('sendMail')
  const sent = backend.sentMails().filter(({ to }) => to === member.email).length

  figure('B23', `${firstHour} mails in the first hour, ${mails.length} in the day, ${sent} sent`)
  expect([firstHour, mails.length, sent]).toEqual([5, 10, 10])
})

test('no digit is likelier than another, at any place of twenty thousand codes', () => {
  const codes = Array.from({ length: 20_000 }, newCode)
  const chiSquares = Array.from({ length: 6 }, (_, place) => {
    const counts = Array<number>(10).fill(0)
    for (const code of codes) counts[Number(code[place])]! += 1
    return counts.reduce((sum, seen) => sum + (seen - 2000) ** 2 / 2000, 0)
  })

  figure('B25', `chi-square at most ${Math.max(...chiSquares).toFixed(1)} at 9 degrees, in each of six places`)
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  // One run in a million is above this at any of the places.
  expect(Math.max(...chiSquares)).toBeLessThan(50)
})

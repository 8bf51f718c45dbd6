import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCode } from '../../functions/domain/identity/token.ts'
import { DAY, HOUR, MINUTE } from '../../shared/domain/time.ts'
import { aResident } from './aResident.ts'
import { figure } from './figure.ts'
import { type House, openHouse } from './openHouse.ts'
import { theMail } from './theMail.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.stop())

type Resident = Awaited<ReturnType<typeof aResident>>
const verify = async ({ ask }: Resident, otp: string) => {
  const { status, body } = await ask('POST', '/api/auth/verify-otp', { body: { otp } })
  return { status, code: body.code as string | undefined, message: body.message as string }
}
const send = ({ ask }: Resident) => ask('POST', '/api/auth/send-otp')
const sentCode = async (resident: Resident) => {
  await send(resident)
  return (await theMail(house, resident.email)).code
}
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

test('five wrong guesses kill a code, also for the right one, until another is asked for', async () => {
  const resident = await aResident(house)
  const code = await sentCode(resident)

  const statuses = []
  for (let guess = 1; guess <= 6; guess += 1) statuses.push((await verify(resident, wrong(code, guess))).status)
  const evaluated = statuses.filter((status) => status === 400).length
  figure('B21', `${evaluated} evaluated tries`)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  expect((await verify(resident, code)).status).toBe(429)

  house.pass(MINUTE)
  expect((await verify(resident, await sentCode(resident))).status).toBe(200)
})

test('thirty guesses at once are five', async () => {
  const resident = await aResident(house)
  const code = await sentCode(resident)

  const guesses = Array.from({ length: 30 }, (_, each) => verify(resident, wrong(code, each + 1)))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)

  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(5)
  expect((await verify(resident, code)).status).toBe(429)
})

test('new codes buy fifteen guesses a day and no more', async () => {
  const resident = await aResident(house)
  let evaluated = 0
  for (let round = 0; round < 5; round += 1) {
    const code = await sentCode(resident)
    for (let guess = 1; guess <= 5; guess += 1) {
      if ((await verify(resident, wrong(code, guess))).status === 400) evaluated += 1
    }
    house.pass(MINUTE)
  }

  figure('B21', `${evaluated} of 25 guesses at five codes evaluated`)
  expect(evaluated).toBe(15)
})

test('the pause after fifteen guesses is told, kept to the second and then over', async () => {
  const resident = await aResident(house)
  for (let round = 0; round < 3; round += 1) {
    const code = await sentCode(resident)
    for (let guess = 1; guess <= 5; guess += 1) await verify(resident, wrong(code, guess))
    house.pass(MINUTE)
  }
  const code = await sentCode(resident)
  const shut = await resident.ask('POST', '/api/auth/verify-otp', { body: { otp: code } })
  const wait = Number(shut.headers['retry-after'])
  expect([shut.status, shut.body.retryAfter]).toEqual([429, wait])
  expect(wait).toBeLessThanOrEqual(HOUR)

  house.pass(wait - 1)
  const early = await verify(resident, wrong(await sentCode(resident)))
  house.pass(2)
  const late = await verify(resident, await sentCode(resident))

  figure('B21', `after 15 guesses a wait of ${wait} s: ${early.status} one second before its end, ${late.status} after`)
  expect([early.status, late.status]).toEqual([429, 200])
})

test('wrong, expired and never sent are told in the same words', async () => {
  const [guessing, late, never] = [await aResident(house), await aResident(house), await aResident(house)]
  const code = await sentCode(late)
  const wrongOne = await verify(guessing, wrong(await sentCode(guessing)))
  house.pass(10 * MINUTE)

  expect(await verify(late, code)).toEqual(wrongOne)
  expect(await verify(never, code)).toEqual(wrongOne)
})

test('a code opens for ten minutes less a second', async () => {
  const [early, late] = [await aResident(house), await aResident(house)]
  const [one, other] = [await sentCode(early), await sentCode(late)]

  house.pass(599)
  const last = (await verify(early, one)).status
  house.pass(1)
  const over = (await verify(late, other)).status

  figure('B25', `${last} at 599 s, ${over} at 600 s`)
  expect([last, over]).toEqual([200, 400])
})

test('a new code takes the place of the one before', async () => {
  const resident = await aResident(house)
  const old = await sentCode(resident)
  house.pass(MINUTE)
  const code = await sentCode(resident)

  expect((await verify(resident, old)).status).toBe(old === code ? 200 : 400)
  expect((await verify(resident, code)).status).toBe(200)
})

test.each([
  0,
  50 * MINUTE,
])('mails go out once a minute, five an hour and ten a day, from %i s past the hour', async (past) => {
  house.pass(DAY - (house.now() % DAY) + past)
  const resident = await aResident(house)
  const mails: number[] = []
  let firstHour = 0
  for (let minute = 0; minute < 24 * 60 - 60; minute += minute < 60 ? 1 : 20) {
    const { status, headers } = await send(resident)
    if (status === 200) {
      mails.push(minute)
      firstHour += minute < 60 ? 1 : 0
      const again = await send(resident)
      expect([again.status, again.headers['retry-after']]).toEqual([429, '60'])
    } else expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
    house.pass((minute < 60 ? 1 : 20) * MINUTE)
  }
  await house.run('sendMail')
  const sent = house.letters().filter(({ to }) => to === resident.email).length

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

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Feedback, sesFeedback } from '../../infra/local/aws/sesFeedback.ts'
import { MINUTE } from '../../shared/domain/time.ts'
import { aGuest } from './aGuest.ts'
import { aResident } from './aResident.ts'
import { type House, openHouse } from './openHouse.ts'
import { theMail } from './theMail.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.stop())

type Resident = Pick<Awaited<ReturnType<typeof aResident>>, 'ask' | 'email'>
const mailsTo = (email: string) => house.letters().filter(({ to }) => to === email).length

async function send({ ask }: Pick<Resident, 'ask'>) {
  house.pass(MINUTE)
  await ask('POST', '/api/auth/send-otp')
  await house.run('sendMail')
}

/** What SES would report of the newest mail to an address. */
async function report(email: string, kind: Feedback) {
  const mail = house.letters().find(({ to }) => to === email)!
  const { handler } = await import('../../functions/hooks/ses.ts')
  return handler(sesFeedback(mail, { kind, now: new Date(house.now() * 1000) }) as object)
}
const isUndeliverable = async ({ ask }: Pick<Resident, 'ask'>) =>
  (await ask('GET', '/api/auth/user')).body.emailUndeliverable

test.each([
  'bounce',
  'complaint',
] as const)('after a %s an address gets no more mail, and its owner sees why', async (kind) => {
  const resident = await aResident(house)
  await send(resident)
  expect([mailsTo(resident.email), await isUndeliverable(resident)]).toEqual([1, false])

  expect(await report(resident.email, kind)).toEqual({ done: 1 })
  await send(resident)
  await resident.ask('POST', '/api/auth/forgot-password', { body: { email: resident.email.toUpperCase() } })
  await house.run('sendMail')

  expect([mailsTo(resident.email), await isUndeliverable(resident)]).toEqual([1, true])
})

test('another address gets mail again, and once it is verified there is nothing more to see', async () => {
  const resident = await aResident(house)
  await send(resident)
  await report(resident.email, 'bounce')

  await resident.ask('PUT', '/api/user/profile', { body: { email: 'works@example.com' } })
  const { code } = await theMail(house, 'works@example.com')
  expect(await isUndeliverable(resident)).toBe(true)
  expect((await resident.ask('POST', '/api/auth/verify-otp', { body: { otp: code } })).status).toBe(200)

  expect(await isUndeliverable(resident)).toBe(false)
})

test('whoever registers with an address that bounced before sees it, too', async () => {
  const { email, ask, id } = await aResident(house)
  await send({ ask })
  await report(email, 'bounce')
  await ask('DELETE', '/api/user/account')
  await house.run('finishDeletions')
  const guest = aGuest(house)
  const body = { email, password: 'a long enough one', firstName: 'Jane', lastName: 'Doe' }

  const registered = await guest.ask('POST', '/api/auth/register', { body })
  await house.run('sendMail')

  expect([registered.status, registered.body.id === id]).toEqual([201, false])
  expect([mailsTo(email), await isUndeliverable(guest)]).toEqual([1, true])
})

test('an address that is to be the next one and bounces is seen as soon as it is tried again', async () => {
  const resident = await aResident(house, { account: { emailVerified: true } })
  await resident.ask('PUT', '/api/user/profile', { body: { email: 'typo@example.com' } })
  await house.run('sendMail')
  await report('typo@example.com', 'bounce')

  await send(resident)

  expect([mailsTo('typo@example.com'), await isUndeliverable(resident)]).toEqual([1, true])
})

test('no row says which addresses get no mail', async () => {
  const rows = await house.rows('SUPPRESSED#')

  expect(rows.length).toBeGreaterThan(3)
  expect(JSON.stringify(rows)).not.toMatch(/example|resident|usr_/)
})

test('what SES reports beside that changes nothing', async () => {
  const { handler } = await import('../../functions/hooks/ses.ts')
  const before = await house.rows('SUPPRESSED#')

  expect(await handler({ Records: [{ Sns: { Message: 'The topic is valid.' } }] } as object)).toEqual({ done: 0 })
  expect(await house.rows('SUPPRESSED#')).toEqual(before)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Feedback, sesFeedback } from '../../infra/local/aws/sesFeedback.ts'
import { MINUTE } from '../../shared/domain/time.ts'
import { aBrowser } from './aBrowser.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { latestMail } from './latestMail.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

type Member = Pick<Awaited<ReturnType<typeof aSignedInMember>>, 'ask' | 'email'>
const mailsTo = (email: string) => backend.sentMails().filter(({ to }) => to === email).length

async function send({ ask }: Pick<Member, 'ask'>) {
  backend.pass(MINUTE)
  await ask('POST', '/api/auth/send-otp')
  await backend.run('sendMail')
}

/** What SES would report of the newest mail to an address. */
async function report(email: string, kind: Feedback) {
  const mail = backend.sentMails().find(({ to }) => to === email)!
  const { handler } = await import('../../functions/hooks/ses.ts')
  return handler(sesFeedback(mail, { kind, now: new Date(backend.now() * 1000) }) as object)
}
const isUndeliverable = async ({ ask }: Pick<Member, 'ask'>) =>
  (await ask('GET', '/api/auth/user')).body.emailUndeliverable

test.each([
  'bounce',
  'complaint',
] as const)('after a %s an address gets no more mail, and its owner sees why', async (kind) => {
  const member = await aSignedInMember(backend)
  await send(member)
  expect([mailsTo(member.email), await isUndeliverable(member)]).toEqual([1, false])

  expect(await report(member.email, kind)).toEqual({ done: 1 })
  await send(member)
  await member.ask('POST', '/api/auth/forgot-password', { body: { email: member.email.toUpperCase() } })
  await backend.run('sendMail')

  expect([mailsTo(member.email), await isUndeliverable(member)]).toEqual([1, true])
})

test('another address gets mail again, and once it is verified there is nothing more to see', async () => {
  const member = await aSignedInMember(backend)
  await send(member)
  await report(member.email, 'bounce')

  await member.ask('PUT', '/api/user/profile', { body: { email: 'works@example.com' } })
  const { code } = await latestMail(backend, 'works@example.com')
  expect(await isUndeliverable(member)).toBe(true)
  expect((await member.ask('POST', '/api/auth/verify-otp', { body: { otp: code } })).status).toBe(200)

  expect(await isUndeliverable(member)).toBe(false)
})

test('a person who registers with an address that bounced before sees the warning too', async () => {
  const { email, ask, id } = await aSignedInMember(backend)
  await send({ ask })
  await report(email, 'bounce')
  await ask('DELETE', '/api/user/account')
  await backend.run('finishDeletions')
  const browser = aBrowser(backend)
  const body = { email, password: 'a long enough one', firstName: 'Jane', lastName: 'Doe' }

  const registered = await browser.ask('POST', '/api/auth/register', { body })
  await backend.run('sendMail')

  expect([registered.status, registered.body.id === id]).toEqual([201, false])
  expect([mailsTo(email), await isUndeliverable(browser)]).toEqual([1, true])
})

test('a pending address that bounced is reported as soon as it is tried again', async () => {
  const member = await aSignedInMember(backend, { account: { emailVerified: true } })
  await member.ask('PUT', '/api/user/profile', { body: { email: 'typo@example.com' } })
  await backend.run('sendMail')
  await report('typo@example.com', 'bounce')

  await send(member)

  expect([mailsTo('typo@example.com'), await isUndeliverable(member)]).toEqual([1, true])
})

test('no row says which addresses get no mail', async () => {
  const rows = await backend.rows('SUPPRESSED#')

  expect(rows.length).toBeGreaterThan(3)
  expect(JSON.stringify(rows)).not.toMatch(/example|resident|usr_/)
})

test('other reports of SES change nothing', async () => {
  const { handler } = await import('../../functions/hooks/ses.ts')
  const before = await backend.rows('SUPPRESSED#')

  expect(await handler({ Records: [{ Sns: { Message: 'The topic is valid.' } }] } as object)).toEqual({ done: 0 })
  expect(await backend.rows('SUPPRESSED#')).toEqual(before)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR } from '../../shared/domain/time.ts'
import { aBrowser } from './aBrowser.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

const BORN = {
  birthDate: '1993-06-15',
  birthTime: '08:30',
  emailVerified: true,
  isVerifiedStrongly: true,
}
const LONDON = { headers: { 'x-time-zone': 'Europe/London' } }
/** It is noon in London, and one hour later the letters of that hour are due. */
const daily = { body: { frequency: 'daily', hour: 13 }, ...LONDON }
const mailsTo = (email: string) => backend.sentMails().filter(({ to }) => to === email)
const unsubscribePath = (mail: { headers?: Record<string, string> }) =>
  new URL(mail.headers!['List-Unsubscribe']!.slice(1, -1)).pathname

test('without a choice no letter comes; nonsense is refused and says what to choose', async () => {
  const { ask } = await aSignedInMember(backend)

  expect((await ask('GET', '/api/user/letter')).body).toEqual({ frequency: 'off', hour: 7 })
  const { status, body } = await ask('PUT', '/api/user/letter', { body: { frequency: 'hourly', hour: 24.5 } })
  expect(status).toBe(400)
  expect(Object.keys(body.fields ?? body.errors ?? {})).toEqual(['frequency', 'hour'])
})

test('a letter comes at its hour and tells the reading of the day; a program ends it with one click', async () => {
  const { ask, email } = await aSignedInMember(backend, { account: BORN })
  expect((await ask('PUT', '/api/user/letter', daily)).body).toEqual(daily.body)

  backend.pass(HOUR)
  for (let run = 0; run < 2; run += 1) await backend.run('sendLetters')

  const [mail] = mailsTo(email)
  expect(mailsTo(email)).toHaveLength(1)
  const { content } = (await ask('GET', '/api/horoscope/daily', LONDON)).body
  expect(mail!.subject).toBe(content.title)

  const program = aBrowser(backend)
  const form = {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': undefined },
  }
  const path = unsubscribePath(mail!)
  const looked = await program.ask('GET', path)
  expect([looked.status, looked.headers.location]).toEqual([302, `/unsubscribe?token=${path.split('/').at(-1)}`])
  expect((await ask('GET', '/api/user/letter')).body.frequency).toBe('daily')

  expect(await program.ask('POST', path, form)).toMatchObject({ status: 200, body: { success: true } })
  expect((await ask('GET', '/api/user/letter')).body).toEqual({ frequency: 'off', hour: 13 })
  backend.pass(DAY)
  await backend.run('sendLetters')
  expect(mailsTo(email)).toHaveLength(1)
})

test('while SES is down a letter waits, and comes once', async () => {
  const { ask, email } = await aSignedInMember(backend, { account: BORN })
  await ask('PUT', '/api/user/letter', { body: { frequency: 'daily', hour: 15 }, ...LONDON })
  backend.pass(2 * HOUR)
  for (const fault of ['down', 'error', 'throttle'] as const) {
    backend.faults.set('mail', fault)
    await backend.run('sendLetters')
    backend.pass(10 * 60)
  }
  backend.faults.set('mail', null)
  expect(mailsTo(email)).toHaveLength(0)

  for (let run = 0; run < 3; run += 1) {
    await backend.run('sendLetters')
    backend.pass(20 * 60)
  }

  expect(mailsTo(email)).toHaveLength(1)
})

test('an answer of SES that is lost brings no second letter', async () => {
  const { ask, email } = await aSignedInMember(backend, { account: BORN })
  await ask('PUT', '/api/user/letter', { body: { frequency: 'daily', hour: 18 }, ...LONDON })
  backend.pass(3 * HOUR)
  backend.faults.set('mail', 'dropAfterCommit')
  await backend.run('sendLetters')
  backend.faults.set('mail', null)

  for (let run = 0; run < 3; run += 1) {
    backend.pass(20 * 60)
    await backend.run('sendLetters')
  }

  expect(mailsTo(email)).toHaveLength(1)
})

test('a letter is exported, and erased with its account', async () => {
  const { ask, id } = await aSignedInMember(backend, { account: BORN })
  await ask('PUT', '/api/user/letter', daily)
  expect((await ask('GET', '/api/user/export')).body.letters).toMatchObject([{ ...daily.body, zone: 'Europe/London' }])

  await ask('DELETE', '/api/user/account')
  for (let run = 0; run < 3; run += 1) {
    await backend.run('finishDeletions')
    backend.pass(HOUR)
  }

  expect((await backend.rowsOf(id)).filter(({ sk }) => sk === 'DAYLETTER')).toEqual([])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE } from '../../shared/domain/time.ts'
import { aBrowser } from './aBrowser.ts'
import { aSignedInMember, PASSWORD } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { latestMail } from './latestMail.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
let violations = 0
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => {
  figure('B27', `${violations} violations`)
  return backend.stop()
})

type EmailParts = Awaited<ReturnType<typeof latestMail>>

/** What no mail may contain, whatever the name that it greets and whatever was sent with the call that caused it. */
function faultsOf({ to, subject, text, html }: EmailParts, email: string): string[] {
  const links = [...`${text} ${html}`.matchAll(/\bhttps?:\/\/[^\s"'<>)]+/g)].map(([link]) => new URL(link).origin)
  const faults = {
    'another recipient': to !== email,
    'a foreign link': links.some((origin) => origin !== backend.url) || links.length === 0,
    'a line break in the subject': /[\r\n]/.test(subject),
    'markup of a person': /<(?:img|script|svg|iframe|b)\b|onerror|(?:href|src)=.?javascript:/i.test(
      html.replace(/&lt;.*?&gt;/g, ''),
    ),
    'an evil domain': /evil|attacker/i.test(`${subject} ${text} ${html}`.replace(/&[a-z0-9#]+;/g, '')),
    'no plain text': text.trim() === '',
    'anything left to fill in': /\{\{|\}\}|undefined|null|NaN/.test(
      `${subject}${text}${html}`.replace(/\{\{7\*7\}\}/g, ''),
    ),
    // Beside the port of the house, which is any number.
    'something that was computed': text.replaceAll(backend.url, '').includes('49'),
  }
  return Object.entries(faults).flatMap(([name, isThere]) => (isThere ? [name] : []))
}

const expectClean = (mail: EmailParts, recipient: string) => {
  // A code may hold any two digits, and a token any three characters.
  const withoutChance = (written: string) => written.replaceAll(mail.code, '').replaceAll(mail.token, '')
  const faults = faultsOf({ ...mail, text: withoutChance(mail.text), html: withoutChance(mail.html) }, recipient)
  violations += faults.length
  expect(faults).toEqual([])
}

const names = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '#{7*7}',
  '<%= 7*7 %>',
  'https://evil.tk win',
  'evil.tk',
  'www.evil.tk',
  'Win at evil.com now',
  'e@attacker.com',
  'javascript:alert(1)',
  '"><svg onload=alert(1)>',
  "O'Brien & Sons",
  'Zoë',
  'x'.repeat(100),
]

test.each(names)('a person who calls themselves %.30s gets a plain email', async (firstName) => {
  const { ask, email } = await aSignedInMember(backend, { account: { firstName, lastName: firstName } })

  await ask('POST', '/api/auth/send-otp')
  expectClean(await latestMail(backend, email), email)
  await ask('POST', '/api/auth/forgot-password', { body: { email } })
  expectClean(await latestMail(backend, email), email)
})

test.each(['a\r\nBcc: e@attacker.com', 'a\nSubject: evil', 'a\u0000', 'a\u202eb'])('%j is no name', async (name) => {
  const { ask } = await aSignedInMember(backend)
  const saved = await ask('PUT', '/api/user/profile', { body: { firstName: name } })
  const body = { email: 'named@example.com', password: 'a long enough one', firstName: name, lastName: 'Doe' }
  const registered = await aBrowser(backend).ask('POST', '/api/auth/register', { body })

  expect([saved.status, registered.status]).toEqual([400, 400])
})

test.each([
  ['host', 'evil.example'],
  ['x-forwarded-host', 'evil.example'],
  ['x-original-host', 'evil.example'],
  ['x-forwarded-proto', 'javascript'],
  ['forwarded', 'host=evil.example;proto=http'],
  ['x-rewrite-url', 'https://evil.example/'],
  ['origin', 'https://evil.example'],
  ['referer', 'https://evil.example/'],
])('links lead to our own address whatever %s says', async (name, value) => {
  const { ask, email } = await aSignedInMember(backend)
  await ask('POST', '/api/auth/send-otp', { headers: { [name]: value } })
  expectClean(await latestMail(backend, email), email)

  await aBrowser(backend).ask('POST', '/api/auth/forgot-password', { body: { email }, headers: { [name]: value } })
  expectClean(await latestMail(backend, email), email)
})

test('a code goes to the account’s own address, whatever the body says', async () => {
  const { ask, email } = await aSignedInMember(backend)
  const before = backend.sentMails().length

  const refused = await ask('POST', '/api/auth/send-otp', { body: { email: 'e@attacker.com' } })
  await backend.run('sendMail')
  expect([refused.status, backend.sentMails().length]).toEqual([400, before])

  await ask('POST', '/api/auth/send-verification', { body: { email: 'e@attacker.com' } })
  expectClean(await latestMail(backend, email), email)
  expect(backend.sentMails().length).toBe(before + 1)
})

const mailsTo = (email: string) => backend.sentMails().filter(({ to }) => to === email)
const ACCEPTED_OR_LIMITED = [200, 202, 429]

test('an account with the address of somebody else cannot send them more than ten mails a day', async () => {
  const { ask, email } = await aSignedInMember(backend)
  for (let round = 0; round < 4; round += 1) {
    const [currentPassword, newPassword] = [round, round + 1].map((each) => (each ? `a horse, no ${each}` : PASSWORD))
    const change = await ask('POST', '/api/auth/change-password', { body: { currentPassword, newPassword } })
    const others = ['/api/auth/send-otp', '/api/auth/forgot-password', '/api/auth/send-verification']
    for (const path of others)
      expect(ACCEPTED_OR_LIMITED).toContain(
        (await ask('POST', path, path.endsWith('password') ? { body: { email } } : {})).status,
      )
    expect(change.status).toBe(200)
    await backend.run('sendMail')
    backend.pass(5 * MINUTE)
  }

  figure('B23', `${mailsTo(email).length} mails in an hour to an address that nobody has verified`)
  expect(mailsTo(email)).toHaveLength(10)
})

test('anonymous visitors send the owner of an address ten resets a day at most, and no notice gets lost behind them', async () => {
  const verified = { emailVerified: true, isVerifiedStrongly: true }
  const { ask, email } = await aSignedInMember(backend, { account: verified })
  for (let minute = 0; minute < 24 * 60; minute += 20) {
    await aBrowser(backend).ask('POST', '/api/auth/forgot-password', { body: { email } })
    await backend.run('sendMail')
    if (minute < 23 * 60 + 40) backend.pass(20 * MINUTE)
  }
  const resets = mailsTo(email).length

  const body = { currentPassword: PASSWORD, newPassword: 'a horse of my own' }
  expect((await ask('POST', '/api/auth/change-password', { body })).status).toBe(200)
  await backend.run('sendMail')

  figure('B23', `${resets} resets in a day of 72 that visitors asked for`)
  expect(resets).toBe(10)
  expect(mailsTo(email)[0]?.subject).toContain('was changed')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE } from '../../shared/domain/time.ts'
import { aGuest } from './aGuest.ts'
import { aResident, PASSWORD } from './aResident.ts'
import { figure } from './figure.ts'
import { type House, openHouse } from './openHouse.ts'
import { theMail } from './theMail.ts'

let house: House
let violations = 0
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => {
  figure('B27', `${violations} violations`)
  return house.stop()
})

type EmailParts = Awaited<ReturnType<typeof theMail>>

/** What a mail may never hold, whoever it greets and whatever was sent along with the call that caused it. */
function faultsOf({ to, subject, text, html }: EmailParts, email: string): string[] {
  const links = [...`${text} ${html}`.matchAll(/\bhttps?:\/\/[^\s"'<>)]+/g)].map(([link]) => new URL(link).origin)
  const faults = {
    'another recipient': to !== email,
    'a foreign link': links.some((origin) => origin !== house.url) || links.length === 0,
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
    'something that was computed': text.replaceAll(house.url, '').includes('49'),
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
  const { ask, email } = await aResident(house, { account: { firstName, lastName: firstName } })

  await ask('POST', '/api/auth/send-otp')
  expectClean(await theMail(house, email), email)
  await ask('POST', '/api/auth/forgot-password', { body: { email } })
  expectClean(await theMail(house, email), email)
})

test.each(['a\r\nBcc: e@attacker.com', 'a\nSubject: evil', 'a\u0000', 'a\u202eb'])('%j is no name', async (name) => {
  const { ask } = await aResident(house)
  const saved = await ask('PUT', '/api/user/profile', { body: { firstName: name } })
  const body = { email: 'named@example.com', password: 'a long enough one', firstName: name, lastName: 'Doe' }
  const registered = await aGuest(house).ask('POST', '/api/auth/register', { body })

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
  const { ask, email } = await aResident(house)
  await ask('POST', '/api/auth/send-otp', { headers: { [name]: value } })
  expectClean(await theMail(house, email), email)

  await aGuest(house).ask('POST', '/api/auth/forgot-password', { body: { email }, headers: { [name]: value } })
  expectClean(await theMail(house, email), email)
})

test('a code goes to the own address, whatever the body says', async () => {
  const { ask, email } = await aResident(house)
  const before = house.letters().length

  const refused = await ask('POST', '/api/auth/send-otp', { body: { email: 'e@attacker.com' } })
  await house.run('sendMail')
  expect([refused.status, house.letters().length]).toEqual([400, before])

  await ask('POST', '/api/auth/send-verification', { body: { email: 'e@attacker.com' } })
  expectClean(await theMail(house, email), email)
  expect(house.letters().length).toBe(before + 1)
})

const mailsTo = (email: string) => house.letters().filter(({ to }) => to === email)
const ACCEPTED_OR_LIMITED = [200, 202, 429]

test('whoever made an account with the address of somebody else cannot send them more than ten mails a day', async () => {
  const { ask, email } = await aResident(house)
  for (let round = 0; round < 4; round += 1) {
    const [currentPassword, newPassword] = [round, round + 1].map((each) => (each ? `a horse, no ${each}` : PASSWORD))
    const change = await ask('POST', '/api/auth/change-password', { body: { currentPassword, newPassword } })
    const others = ['/api/auth/send-otp', '/api/auth/forgot-password', '/api/auth/send-verification']
    for (const path of others)
      expect(ACCEPTED_OR_LIMITED).toContain(
        (await ask('POST', path, path.endsWith('password') ? { body: { email } } : {})).status,
      )
    expect(change.status).toBe(200)
    await house.run('sendMail')
    house.pass(5 * MINUTE)
  }

  figure('B23', `${mailsTo(email).length} mails in an hour to an address that nobody has verified`)
  expect(mailsTo(email)).toHaveLength(10)
}, 120_000)

test('anonymous visitors send the owner of an address ten resets a day at most, and no notice gets lost behind them', async () => {
  const verified = { emailVerified: true, isVerifiedStrongly: true }
  const { ask, email } = await aResident(house, { account: verified })
  for (let minute = 0; minute < 24 * 60; minute += 20) {
    await aGuest(house).ask('POST', '/api/auth/forgot-password', { body: { email } })
    await house.run('sendMail')
    if (minute < 23 * 60 + 40) house.pass(20 * MINUTE)
  }
  const resets = mailsTo(email).length

  const body = { currentPassword: PASSWORD, newPassword: 'a horse of my own' }
  expect((await ask('POST', '/api/auth/change-password', { body })).status).toBe(200)
  await house.run('sendMail')

  figure('B23', `${resets} resets in a day of 72 that visitors asked for`)
  expect(resets).toBe(10)
  expect(mailsTo(email)[0]?.subject).toContain('was changed')
}, 60_000)

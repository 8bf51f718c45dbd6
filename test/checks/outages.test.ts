import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Orrery, startOrrery } from '../../infra/local/startOrrery.ts'
import { slowness } from '../setup/slowness.ts'
import { withCheapHashes } from '../setup/withCheapHashes.ts'
import { type Answer, aVisitor } from '../stack/aVisitor.ts'
import { figure } from './figure.ts'

let orrery: Orrery
const lines: string[] = []
beforeAll(async () => {
  orrery = await startOrrery({
    port: 0,
    data: 'memory',
    pages: 'none',
    slowness: slowness(),
    ...withCheapHashes,
    log: (line) => lines.push(line),
  })
})
afterAll(() => orrery.stop())

type Visitor = ReturnType<typeof aVisitor>
const local = async (path: string, body?: unknown) => {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  return (await fetch(new URL(`/__local${path}`, orrery.url), sent)).json()
}
const setFault = (fault: string | null, times?: number) => local('/faults', { service: 'database', fault, times })

const canary = {
  password: 'canary-password-7319',
  other: 'canary-other-password',
  firstName: 'Canaria',
  lastName: 'Canarino',
  email: 'canary.person@example.com',
  nextEmail: 'canary.next@example.com',
  birthPlace: 'Canary Wharf, London',
  birthDate: '1977-07-17',
}

/** What the letters of the time have brought, by what the letters look like. */
async function secretsOfLetters(): Promise<string[]> {
  const sentMails = (await local('/mail')) as { subject: string; text: string }[]
  return sentMails.flatMap(({ subject, text }) => [
    ...(/\b\d{6}\b/.exec(subject) ?? []),
    ...[...text.matchAll(/(?:token|reset)=([\w-]{43})/g)].map(([, token]) => token!),
  ])
}

/** A life with everything that must never be in a log, each once also in a field where it does not belong. */
async function live({ ask, jar }: Visitor): Promise<string[]> {
  const tokens: string[] = []
  const note = () => tokens.push(...[...jar.values()].filter((value) => value.length > 20))
  const { email, password, other, firstName, lastName, birthPlace, birthDate } = canary
  await ask('POST', '/api/auth/register', { body: { email, password, firstName, lastName } }).then(note)
  await ask('PUT', '/api/user/profile', { body: { birthPlace, birthDate, birthTime: '07:17' } })
  await ask('PUT', '/api/user/profile', {
    body: { birthPlace: { birthPlace }, birthDate: birthPlace, email: password },
  })
  await ask('POST', '/api/auth/login', { body: { email, password: `${password} wrong` } })
  await ask('POST', '/api/auth/login', { body: `{"email":"${email}","password":"${password}` })
  await ask('POST', '/api/auth/change-password', { body: { currentPassword: password, newPassword: other } }).then(note)
  await ask('POST', '/api/auth/forgot-password', { body: { email } })
  await ask('GET', `/api/places?query=${encodeURIComponent(birthPlace)}`)
  await ask('GET', `/api/nothing/${email}?password=${password}`)
  await ask('GET', `/api/auth/google/callback?code=${password}&state=${email}`).then(note)
  await ask('GET', '/api/home', { headers: { authorization: `Bearer ${password}`, 'x-user-id': email } })
  await ask('GET', '/api/user/export')
  await local('/jobs/sendMail/run', {})
  const sentMails = await secretsOfLetters()
  for (const secret of sentMails) await ask('GET', `/api/auth/verify-email/${secret}`)
  for (const token of sentMails)
    await ask('POST', '/api/auth/reset-password', { body: { token, newPassword: password } })
  await ask('POST', '/api/auth/login', { body: { email, password } }).then(note)
  await ask('PUT', '/api/user/profile', { body: { email: canary.nextEmail } })
  await ask('POST', '/api/auth/google/disconnect')
  await ask('POST', '/api/auth/sign-out-everywhere')
  await ask('POST', '/api/auth/login', { body: { email, password } }).then(note)
  for (const secret of sentMails) await ask('POST', '/api/auth/verify-otp', { body: { otp: secret } })
  return [...tokens, ...sentMails]
}

test('no log contains what people enter or what lets them in, even when something fails', async () => {
  const visitor = aVisitor(orrery.url)
  const calm = await live(visitor)
  for (const fault of ['error', 'down', 'throttle']) {
    await setFault(fault, 6)
    const { email, password } = canary
    await visitor.ask('POST', '/api/auth/login', { body: { email, password } })
    await setFault(fault, 6)
    await visitor.ask('PUT', '/api/user/profile', { body: { birthPlace: canary.birthPlace } })
  }
  await setFault(null)
  await visitor.ask('DELETE', '/api/user/account')

  const log = lines.join('\n')
  const words = [...Object.values(canary), ...calm, '07:17', 'wrong"']
  const found = words.filter((word) =>
    /^\d{6}$/.test(word) ? new RegExp(`\\D${word}\\D`).test(log) : log.includes(word),
  )
  figure('B77', `${found.length} of ${words.length} canaries in ${lines.length} lines of log`)
  expect(lines.length).toBeGreaterThan(20)
  expect(log).toContain('failed')
  expect(found).toEqual([])
  const events = eventsIn(log)
  const logged = events.map(({ event, code }) => `${event} ${code}`)
  expect(logged).toEqual(expect.arrayContaining(EVENTS))
  expect(events.every(({ subject = HASH }) => /^[0-9a-f]{64}$/.test(subject))).toBe(true)
})

const HASH = '0'.repeat(64)
/** What decides who gets in, in that life. */
const EVENTS = [
  'register OK',
  'signIn OK',
  'signIn INVALID_CREDENTIALS',
  'passwordChange OK',
  'resetRequest OK',
  'passwordReset OK',
  'emailChange OK',
  'emailVerification OK',
  'googleSignIn google_failed',
  'googleDisconnect OK',
  'signOutEverywhere OK',
  'accountDeletion OK',
]

interface SecurityLine {
  event: string
  code: string
  subject?: string
}
const eventsIn = (log: string): SecurityLine[] =>
  [...log.matchAll(/\{[^\n]*"message":"security"[^\n]*\}/g)].map(([line]) => JSON.parse(line))

/** Asks again as a patient client does; answers every status on the way. */
async function patiently(ask: () => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const { status, headers, body } = await ask()
    statuses.push(status)
    if (status < 500) break
    expect([status, body?.code, Number(headers['retry-after']) > 0]).toEqual([503, 'BUSY', true])
  }
  return statuses
}

test('with a table that fails people are asked to come back, and nothing is left half done', async () => {
  const accounts = Array.from({ length: 6 }, (_, each) => ({ visitor: aVisitor(orrery.url), each }))
  const faults = ['throttle', 'error', 'down', 'dropAfterCommit']
  const seen: number[] = []
  let unfinished = 0
  const meet = async (turn: number, ask: () => Promise<Answer>) => {
    await setFault(faults[turn % faults.length]!, turn % 3 === 0 ? 8 : 2)
    const statuses = await patiently(ask)
    await setFault(null)
    seen.push(...statuses)
    if (statuses.at(-1)! >= 500) unfinished += 1
  }

  for (const { visitor, each } of accounts) {
    const person = { email: `outage-${each}@example.com`, password: 'correct horse', firstName: 'T', lastName: 'R' }
    await meet(each, () => visitor.ask('POST', '/api/auth/register', { body: person }))
    await meet(each + 1, () => visitor.ask('POST', '/api/auth/login', { body: person }))
    await meet(each + 2, () => visitor.ask('PUT', '/api/user/profile', { body: { birthDate: '1991-02-03' } }))
    await meet(each + 3, () => visitor.ask('GET', '/api/home'))
  }

  figure(
    'B76',
    `${seen.filter((status) => status >= 500 && status !== 503).length} other than 503 of ${seen.length}, ${unfinished} unfinished`,
  )
  expect(unfinished).toBe(0)
  expect(seen.filter((status) => status >= 500 && status !== 503)).toEqual([])
  for (const { visitor, each } of accounts) {
    const person = { email: `outage-${each}@example.com`, password: 'correct horse', firstName: 'T', lastName: 'R' }
    expect((await aVisitor(orrery.url).ask('POST', '/api/auth/register', { body: person })).status).toBe(409)
    expect((await visitor.ask('POST', '/api/auth/login', { body: person })).status).toBe(200)
    expect((await visitor.ask('GET', '/api/user/profile')).body).toMatchObject({ birthDate: '1991-02-03' })
  }
})

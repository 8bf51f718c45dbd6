import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newToken } from '../../functions/domain/identity/token.ts'
import { type Answer, aBrowser, type Browser } from './aBrowser.ts'
import { aSignedInMember, PASSWORD } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { latestMail } from './latestMail.ts'
import { type Backend, openBackend } from './openBackend.ts'
import { viaGoogle } from './viaGoogle.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => {
  figure('B11', `${violations} violations`)
  figure('B12', `${survivors} survivors`)
  return backend.stop()
})

const COOKIE = '__Host-session'
const LINE = /^__Host-session=([\w-]{43}); Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=2592000$/
const isIn = async (browser: Browser) => (await browser.ask('GET', '/api/auth/user')).status === 200
const withToken = (token: string) => aBrowser(backend, new Map([[COOKIE, token]]))

let survivors = 0
let violations = 0
let newcomers = 0

/** Looks at what an answer did to the token that came along: a new one is given, in the cookie alone. */
async function judge({ cookies, text }: Answer, presented: string) {
  const lines = cookies.filter((line) => line.startsWith(COOKIE))
  const given = LINE.exec(lines[0] ?? '')?.[1] ?? ''
  const isClean = lines.length === 1 && given !== '' && !text.includes(given)
  if (!isClean) violations += 1
  if (given === presented || (await isIn(withToken(presented)))) survivors += 1
  expect([isClean, await isIn(withToken(given)), await isIn(withToken(presented))]).toEqual([true, true, false])
}

describe('a planted cookie is dead after', () => {
  const newName = () => {
    newcomers += 1
    return `newcomer-${newcomers}`
  }
  const waysIn: Record<string, (browser: Browser, email: string) => Promise<Answer>> = {
    registering: (browser) => {
      const body = { email: `${newName()}@example.com`, password: PASSWORD, firstName: 'Jane', lastName: 'Doe' }
      return browser.ask('POST', '/api/auth/register', { body })
    },
    'signing in': (browser, email) => browser.ask('POST', '/api/auth/login', { body: { email, password: PASSWORD } }),
    'coming from Google': (browser) => viaGoogle(browser, { email: `${newName()}@gmail.com` }),
  }

  test.each(Object.entries(waysIn))('%s', async (_, signIn) => {
    const { email } = await aSignedInMember(backend)
    const attacker = await aSignedInMember(backend)

    for (const planted of [newToken(), attacker.jar.get(COOKIE)!]) {
      await judge(await signIn(withToken(planted), email), planted)
    }
  })
})

describe('the token from before is dead after', () => {
  test('proving an address', async () => {
    const { ask, jar, email } = await aSignedInMember(backend)
    const before = jar.get(COOKIE)!
    await ask('POST', '/api/auth/send-otp')
    const { code } = await latestMail(backend, email)

    await judge(await ask('POST', '/api/auth/verify-otp', { body: { otp: code } }), before)
  })

  test('choosing another password', async () => {
    const { ask, jar } = await aSignedInMember(backend)
    const before = jar.get(COOKIE)!
    const body = { currentPassword: PASSWORD, newPassword: 'another horse' }

    await judge(await ask('POST', '/api/auth/change-password', { body }), before)
  })
})

test('ten thousand tokens are ten thousand, and no character is likelier than another', () => {
  const tokens = Array.from({ length: 10_000 }, newToken)
  const counts = new Map<string, number>()
  // The last character of 43 carries four bits only.
  for (const char of tokens.flatMap((token) => [...token.slice(0, 42)])) {
    counts.set(char, (counts.get(char) ?? 0) + 1)
  }
  const expected = (10_000 * 42) / 64
  const chiSquare = [...counts.values()].reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)

  figure(
    'B11',
    `${10_000 - new Set(tokens).size} of 10000 tokens twice, chi-square ${chiSquare.toFixed(0)} at 63 degrees`,
  )
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true)
  expect([new Set(tokens).size, counts.size]).toEqual([10_000, 64])
  // One run in a million is above this.
  expect(chiSquare).toBeLessThan(131)
})

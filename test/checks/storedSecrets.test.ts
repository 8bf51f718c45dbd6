import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBrowser } from './aBrowser.ts'
import { figure } from './figure.ts'
import { latestMail } from './latestMail.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

const PASSWORDS = ['canary horse one', 'canary horse two', 'canary horse three']

/** Lives through everything that makes a secret, and answers each secret that somebody saw in plain text. */
async function live(name: string): Promise<string[]> {
  const email = `${name}@example.com`
  const browser = aBrowser(backend)
  const { ask, jar } = browser
  const secrets = [...PASSWORDS]
  const note = () => secrets.push(...[...jar].flatMap(([cookie, value]) => (cookie === 'currency' ? [] : [value])))

  await ask('POST', '/api/auth/store-onboarding', { body: { birthDate: '1991-02-03' } }).then(note)
  const newcomer = { email, password: PASSWORDS[0], firstName: 'Jane', lastName: 'Doe' }
  await ask('POST', '/api/auth/register', { body: newcomer }).then(note)
  await ask('GET', '/api/auth/google/connect').then(note)
  const { code, token } = await latestMail(backend, email)
  secrets.push(token)
  const change = { currentPassword: PASSWORDS[0], newPassword: PASSWORDS[1] }
  await ask('POST', '/api/auth/change-password', { body: change }).then(note)
  await ask('POST', '/api/auth/forgot-password', { body: { email } })
  const reset = (await latestMail(backend, email)).token
  secrets.push(reset)
  expect([code, token, reset].every(Boolean)).toBe(true)
  // Six digits turn up in any long number, so a code is looked for as a value of its own.
  return [...secrets, `"${code}"`]
}

test('the table holds no password, code or token, only hashes with a salt each at the full cost', async () => {
  const secrets = [...(await live('one')), ...(await live('two'))]

  const dump = JSON.stringify(await backend.rows())
  const matches = secrets.filter((secret) => dump.includes(secret))
  const hashes = (await backend.rows('USER#')).flatMap(({ passwordHash }) =>
    passwordHash ? [String(passwordHash)] : [],
  )
  const parts = hashes.map((hash) => hash.split('$'))

  figure('B05', `${matches.length} of ${secrets.length} canaries in ${dump.length} bytes`)
  expect(secrets.length).toBeGreaterThan(15)
  expect(matches).toEqual([])
  expect(hashes).toHaveLength(2)
  expect(parts.every(([kind, ln, r]) => kind === 'scrypt' && Number(ln) >= 15 && Number(r) >= 8)).toBe(true)
  expect(new Set(parts.map(([, , , , salt]) => salt)).size).toBe(2)
  // A salt of sixteen bytes has 22 letters in base64url, a key of 32 bytes 43.
  expect(parts.every(([, , , , salt, key]) => salt?.length === 22 && key?.length === 43)).toBe(true)
})

test('codes are hashed with a salt of their own, too', async () => {
  const codes = (await backend.rows('USER#')).filter(({ sk }) => sk === 'OTP').map(({ codeHash }) => String(codeHash))

  expect(codes).toHaveLength(2)
  expect(codes.every((hash) => /^scrypt\$1[4-9]\$8\$/.test(hash))).toBe(true)
  expect(new Set(codes.map((hash) => hash.split('$')[4])).size).toBe(2)
})

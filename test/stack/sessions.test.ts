import { describe, expect, test } from 'vitest'
import { aVisitor } from './aVisitor.ts'
import { openStack, statusOf } from './openStack.ts'
import { signUp } from './signUp.ts'

const { url, warn } = openStack()

describe('a session', () => {
  test('is a cookie for this host alone, and no reply contains its token', async () => {
    const visitor = aVisitor(url())
    const body = { email: 'cookie@example.com', password: 'correct horse', firstName: 'Jane', lastName: 'Doe' }
    const { headers, text } = await visitor.ask('POST', '/api/auth/register', { body })

    expect([headers['set-cookie']].flat().filter((line) => !line?.startsWith('__Host-device='))).toEqual([
      expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=2592000$/),
    ])
    expect(text).not.toContain(visitor.jar.get('__Host-session'))
  })

  test('is a new one at each sign-in, and the one before is dead', async () => {
    const jane = await signUp(url())
    const before = jane.copy()
    expect(await statusOf(before)).toBe(200)

    await jane.ask('POST', '/api/auth/login', { body: { email: jane.email, password: 'correct horse' } })

    expect([await statusOf(jane), await statusOf(before)]).toEqual([200, 401])
    // A dead cookie does no harm, and a late reply that removed it could remove the one that came after it.
    expect(before.jar.has('__Host-session')).toBe(true)
  })

  test('that was copied ends with the sign-out, for twenty requests at once', async () => {
    const jane = await signUp(url())
    const copies = Array.from({ length: 20 }, jane.copy)
    await jane.ask('POST', '/api/auth/logout')

    const statuses = await Promise.all(copies.map((copy) => statusOf(copy)))

    expect(new Set(statuses)).toEqual(new Set([401]))
  })
})

test('five guesses at a password are checked, and then the announced wait is enforced', async () => {
  const { email } = await signUp(url())
  const guesser = aVisitor(url())
  const guess = (password: string) => guesser.ask('POST', '/api/auth/login', { body: { email, password } })

  const statuses = []
  for (let time = 0; time < 8; time += 1) statuses.push((await guess('wrong horse')).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])

  const shutOut = await guess('correct horse')
  const wait = Number(shutOut.headers['retry-after'])
  expect([shutOut.status, shutOut.body.retryAfter]).toEqual([429, wait])
  await warn('/clock', { advance: wait + 1 })
  expect((await guess('correct horse')).status).toBe(200)
})

test('forged addresses and spellings use up the same tries', async () => {
  const { email } = await signUp(url())
  const guesser = aVisitor(url())
  const forged = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'cloudfront-viewer-address']
  for (const [time, name] of forged.entries()) {
    const body = { password: 'wrong horse', email: time % 2 ? email : email.toUpperCase() }
    await guesser.ask('POST', '/api/auth/login', { body, headers: { [name]: `198.51.100.${time}:1` } })
  }

  expect((await guesser.ask('POST', '/api/auth/login', { body: { email, password: 'correct horse' } })).status).toBe(
    429,
  )
})

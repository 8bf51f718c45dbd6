import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aMember } from '../../makers/aMember.ts'
import { NOW } from '../../makers/later.ts'
import type { things } from './http/aHandler.ts'

type Kit = typeof import('../../../functions/kit/auditLog.ts')
type Answers = Parameters<Kit['audited']>[0]

let lines: string[]
let kit: Kit

beforeEach(async () => {
  lines = []
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0)
  // The logger reads its level when it is made.
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'DEBUG')
  vi.resetModules()
  kit = await import('../../../functions/kit/auditLog.ts')
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const request = (body: unknown = { email: 'Canary@example.com', password: 'canary-password' }) => ({
  body,
  member: undefined as unknown,
  visitor: { address: '203.0.113.7', country: undefined, zone: 'UTC', cookies: {} },
  now: NOW,
})
const subjectOf = async (email: string) => `pseudonym of ${email.length} letters`
const logged = () => lines.map((line) => JSON.parse(line))

/** One watched answer, as a group of its own. */
const watch = (
  answer: (asked: unknown) => unknown,
  event: unknown = 'signIn',
  naming: typeof subjectOf = subjectOf,
) => {
  const answers = { readThing: answer, readMine: () => 'unwatched' } as unknown as Answers
  const watched = kit.audited<typeof things>(answers as never, { readThing: event as never }, naming)
  return watched as unknown as Record<'readThing' | 'readMine', (asked: unknown) => Promise<unknown>>
}

test('a successful sign-in writes one audit line with a pseudonym of the email and never the email', async () => {
  const asked = request()
  const answer = watch((given) => {
    kit.noteAccountOf(given as object, 'usr_jane')
    return 'welcome'
  })

  expect(await answer.readThing(asked)).toBe('welcome')
  expect(logged()).toMatchObject([
    {
      event: 'signIn',
      code: 'OK',
      accountId: 'usr_jane',
      subject: 'pseudonym of 18 letters',
      ipPrefix: '203.0.113.0/24',
    },
  ])
  expect(lines.join('').toLowerCase()).not.toMatch(/canary|203\.0\.113\.7/)
})

test('a refusal writes one audit line with its code and is thrown again unchanged', async () => {
  const { Problem } = await import('../../../shared/contract/problem.ts')
  const refusal = new Problem('INVALID_CREDENTIALS')

  await expect(watch(() => Promise.reject(refusal)).readThing(request())).rejects.toBe(refusal)
  expect(logged()).toMatchObject([{ event: 'signIn', code: 'INVALID_CREDENTIALS', subject: 'pseudonym of 18 letters' }])
  expect(logged()[0]).not.toHaveProperty('accountId')
})

test('a bug of ours writes an audit line too, without its message', async () => {
  const fault = () => Promise.reject(new Error('canary of the table'))

  await expect(watch(fault).readThing(request())).rejects.toThrow('canary')
  expect(logged()).toMatchObject([{ code: 'UNEXPECTED' }])
  expect(lines.join('')).not.toContain('canary')
})

test('the audit line of a member carries the account id', async () => {
  await watch(() => 'done', 'passwordChange').readThing({ ...request({}), member: aMember() })

  expect(logged()).toMatchObject([{ event: 'passwordChange', accountId: 'usr_jane' }])
})

test('a sign-in by username is linked to the same pseudonym as one by email', async () => {
  await watch(() => 'welcome').readThing(request({ username: 'Canary@example.com' }))

  expect(logged()).toMatchObject([{ event: 'signIn', subject: 'pseudonym of 18 letters' }])
})

test('the audited event can depend on the request and the reply', async () => {
  const eventOf = (_: unknown, reply?: string) =>
    reply === 'moved' ? { event: 'emailChange', code: 'moved' } : undefined

  await watch(() => 'moved', eventOf).readThing(request())
  await watch(() => 'stayed', eventOf).readThing(request())

  expect(logged()).toMatchObject([{ event: 'emailChange', code: 'moved' }])
})

test('a failing pseudonym stops no sign-in', async () => {
  const nameless = () => Promise.reject(new Error('no key'))

  expect(await watch(() => 'welcome', 'signIn', nameless).readThing(request())).toBe('welcome')
  expect(logged()[0]).not.toHaveProperty('subject')
})

test('an endpoint without an audit rule writes no audit line', async () => {
  await watch(() => 'done').readMine(request())

  expect(lines).toEqual([])
})

test('a request without a body writes its audit line without a pseudonym', async () => {
  expect(await watch(() => 'done', 'signOut').readThing({ ...request(), body: undefined })).toBe('done')
  expect(logged()).toMatchObject([{ event: 'signOut', code: 'OK' }])
  expect(logged()[0]).not.toHaveProperty('subject')
})

import { beforeEach, expect, test } from 'vitest'
import { hashOf, newToken } from '../../../../functions/domain/identity/token.ts'
import { authorizeAdmin } from '../../../../functions/kit/http/authorizeAdmin.ts'
import { HOUR, MINUTE } from '../../../../shared/domain/time.ts'
import { fakeAdminSessions } from '../../../fakes/fakeAdminSessions.ts'
import { anAdminSession } from '../../../makers/anAdminSession.ts'
import { later, NOW } from '../../../makers/later.ts'

const token = newToken()
let adminSessions: ReturnType<typeof fakeAdminSessions>
let fingerprint: string

beforeEach(async () => {
  adminSessions = fakeAdminSessions()
  fingerprint = 'of the password'
  await adminSessions.open(anAdminSession({ tokenHash: hashOf(token) }))
})

const needs = () => ({ adminSessions, adminPasswordFingerprint: async () => fingerprint })
const outcomeAt = (seconds: number, presented: string | undefined = token) =>
  authorizeAdmin(needs(), presented, later(seconds)).then(
    () => 'in',
    ({ code }) => code,
  )

test('a live admin session opens the admin area and is known by its name', async () => {
  expect(await authorizeAdmin(needs(), token, NOW)).toEqual(anAdminSession({ tokenHash: hashOf(token) }))
})

test('an admin session in use is moved forward once a minute and ends after four hours', async () => {
  for (let minute = 1; minute < 240; minute += 1) expect(await outcomeAt(minute * MINUTE)).toBe('in')
  expect(adminSessions.all()[0]!.lastSeenAt).toBe(later(239 * MINUTE))

  expect([await outcomeAt(4 * HOUR - 1), await outcomeAt(4 * HOUR)]).toEqual(['in', 'UNAUTHORIZED'])
})

test('an idle admin session ends after half an hour, to the second', async () => {
  expect([await outcomeAt(30 * MINUTE), await outcomeAt(30 * MINUTE - 1)]).toEqual(['UNAUTHORIZED', 'in'])
})

test('a changed password ends the session at once', async () => {
  fingerprint = 'of another password'

  expect(await outcomeAt(1)).toBe('UNAUTHORIZED')
})

test.each([
  ['nothing', undefined],
  ['an unknown token', newToken()],
  ['the hash of a token', hashOf(token)],
  ['the beginning of that hash', hashOf(token).slice(0, 43)],
  ['no token at all', 'admin'],
])('%s opens nothing', async (_, presented) => {
  await expect(authorizeAdmin(needs(), presented, later(1))).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('a group without an admin area lets nobody in', async () => {
  await expect(authorizeAdmin(undefined, token, later(1))).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

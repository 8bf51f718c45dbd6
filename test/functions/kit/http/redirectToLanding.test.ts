import { expect, test } from 'vitest'
import { redirectToLanding } from '../../../../functions/kit/http/redirectToLanding.ts'
import { Problem, type ProblemCode } from '../../../../shared/contract/problem.ts'
import { anEvent } from '../../../makers/anEvent.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const led = (code: ProblemCode, headers: Record<string, string> = BROWSER) =>
  redirectToLanding(anEvent({ route: 'GET /api/auth/google', headers }), new Problem(code))

test.each([
  ['UNAUTHORIZED', 'signed_out'],
  ['RATE_LIMITED', 'google_busy'],
  ['BUSY', 'google_unavailable'],
  ['UNEXPECTED', 'google_unavailable'],
  ['PASSWORD_CHANGE_REQUIRED', 'google_failed'],
  ['INVALID_INPUT', 'google_failed'],
] as const)('a navigation refused with %s is redirected to the landing page with %s', (code, reason) => {
  expect(led(code)).toBe(`/?authError=${reason}`)
})

test.each(['ORIGIN_BYPASS', 'FORBIDDEN_ORIGIN'] as const)('a navigation refused with %s is not redirected', (code) => {
  expect(led(code)).toBeUndefined()
})

test.each([
  {},
  { accept: '*/*' },
  { accept: 'application/json' },
])('a program that sends %o is not redirected', (headers) => {
  expect(led('UNAUTHORIZED', headers as Record<string, string>)).toBeUndefined()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteAccount, report } from '../../../../functions/kit/http/report.ts'
import { type Facts, log } from '../../../../functions/kit/log.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { anEvent } from '../../../makers/anEvent.ts'

type Request = Parameters<NonNullable<ReturnType<typeof report>['after']>>[0]

let lines: [level: string, message: string, facts: Facts][]
beforeEach(() => {
  lines = []
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((message, facts) => void lines.push([level, message, facts]))
  vi.useFakeTimers({ toFake: ['performance'] })
  // The instance has been running for a while.
  vi.advanceTimersByTime(60_000)
})
afterEach(() => {
  vi.useRealTimers()
})

/** One request of so many milliseconds, which ends in a response or an error. */
function run({ response, error, accountId }: { response?: object; error?: Error; accountId?: string }) {
  const { before, after, onError } = report()
  const request = { event: anEvent(), response: response ?? null, error: error ?? null } as unknown as Request
  void before?.(request)
  if (accountId) noteAccount(request.event, accountId)
  vi.advanceTimersByTime(250)
  void (error ? onError?.(request) : after?.(request))
}

const facts = { requestId: 'req-1', route: 'GET /api/things', ms: 250, ipPrefix: '203.0.113.0/24' }

test('an answer is one line with its route, status, time and network', () => {
  run({ response: { statusCode: 204 } })

  expect(lines).toEqual([['info', 'answered', { ...facts, status: 204, accountId: undefined }]])
})

test('an answer to somebody signed in names their account', () => {
  run({ response: { statusCode: 200 }, accountId: 'usr_jane' })

  expect(lines[0]?.[2]).toMatchObject({ accountId: 'usr_jane' })
})

test('a refusal says why, and is no error of ours', () => {
  run({ response: { statusCode: 409 }, error: new Problem('CONFLICT') })

  expect(lines).toEqual([['info', 'refused', { ...facts, status: 409, accountId: undefined, code: 'CONFLICT' }]])
})

test.each([
  [new Problem('BUSY'), 'BUSY'],
  [new Error('a bug'), 'UNEXPECTED'],
])('a failure of ours is an error, with what was thrown: %s', (error, code) => {
  run({ error })

  expect(lines).toEqual([['error', 'failed', { ...facts, status: 500, accountId: undefined, code, error }]])
})

import { describe, expect, test } from 'vitest'
import { bodyOf, problemOf } from '../../../../functions/kit/http/problems.ts'
import { respondProblem } from '../../../../functions/kit/http/respond.ts'
import { invalidInput, Problem, rateLimited, upgradeRequired } from '../../../../shared/contract/problem.ts'

/** As the SDK throws: by its own class, with what it knows of the call. */
const cloudError = (name: string) => Object.assign(new Error('secret detail'), { name, $metadata: { attempts: 4 } })

describe('something thrown', () => {
  test.each([
    ['ProvisionedThroughputExceededException', 'BUSY', 503],
    ['ThrottlingException', 'BUSY', 503],
    ['InternalServerError', 'BUSY', 503],
    ['TimeoutError', 'BUSY', 503],
    ['RequestLimitExceeded', 'BUSY', 503],
    ['TransactionCanceledException', 'BUSY', 503],
    ['ValidationException', 'UNEXPECTED', 500],
    ['AccessDeniedException', 'UNEXPECTED', 500],
    ['ResourceNotFoundException', 'UNEXPECTED', 500],
  ])('by a service of the cloud, %s, becomes %s', (name, code, status) => {
    const problem = problemOf(cloudError(name))

    expect([problem.code, problem.status]).toEqual([code, status])
    expect(problem.details.retryAfter).toBe(status === 503 ? 2 : undefined)
  })

  test.each([
    [new TypeError('undefined is not a function')],
    [Object.assign(new Error('theirs'), { statusCode: 404 })],
    [Object.assign(new Error('theirs'), { status: 401, code: 'UNAUTHORIZED' })],
    [Object.assign(new Error('theirs'), { expose: true, statusCode: 422 })],
    ['a string'],
    [undefined],
    [null],
  ])('%o is a bug, whatever status it claims', (error) => {
    const problem = problemOf(error)

    expect([problem.code, problem.status]).toEqual(['UNEXPECTED', 500])
    expect(JSON.stringify(bodyOf(problem, 'req-1'))).not.toContain('theirs')
  })

  test('is kept as the cause, for the log', () => {
    const parsing = new Error('bad JSON', { cause: { package: '@middy/http-json-body-parser' } })

    for (const error of [cloudError('ThrottlingException'), new TypeError('a bug'), parsing])
      expect(problemOf(error).cause).toBe(error)
    expect(problemOf(parsing).code).toBe('MALFORMED_JSON')
  })

  test('a Problem stays the same Problem', () => {
    const problem = new Problem('EMAIL_TAKEN')

    expect(problemOf(problem)).toBe(problem)
  })
})

describe('the answer to a problem', () => {
  test('an error answer carries status, message, code and request id', () => {
    const { statusCode, body } = respondProblem(new Problem('EMAIL_TAKEN'), 'req-1')

    expect(statusCode).toBe(409)
    expect(JSON.parse(body!)).toEqual({
      message: 'An account with this email already exists. Sign in instead.',
      code: 'EMAIL_TAKEN',
      requestId: 'req-1',
    })
  })

  test.each([
    [0.2, '1'],
    [0, '1'],
    [-5, '1'],
    [59.1, '60'],
  ])('a wait of %d seconds is sent as %s', (seconds, header) => {
    expect(respondProblem(rateLimited(seconds), 'req-1').headers).toMatchObject({ 'retry-after': header })
  })

  test('an error answer names every wrong field and takes the first as its message', () => {
    const body = bodyOf(invalidInput({ email: 'Invalid email address', password: 'Too short' }), 'req-1')

    expect(body.message).toBe('Invalid email address')
    expect(body.fields).toEqual({ email: 'Invalid email address', password: 'Too short' })
  })

  test('an upgrade error answer carries requiresUpgrade', () => {
    expect(bodyOf(upgradeRequired(), 'req-1').requiresUpgrade).toBe(true)
  })
})

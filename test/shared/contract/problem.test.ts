import { expect, test } from 'vitest'
import { invalidInput, rateLimited } from '../../../shared/contract/problem.ts'

test('of several fields the first one becomes the message', () => {
  const problem = invalidInput({ email: 'Invalid email address', password: 'Too short' })

  expect(problem.message).toBe('Invalid email address')
  expect(problem.details).toEqual({ fields: { email: 'Invalid email address', password: 'Too short' } })
})

test('without a field the message is that of the code', () => {
  expect(invalidInput({}).message).toBe(invalidInput({ email: '' }).message)
})

test('nobody is told to wait less than a second', () => {
  expect([-5, 0, 0.2, 59.1].map((seconds) => rateLimited(seconds).details)).toEqual([
    { retryAfter: 1 },
    { retryAfter: 1 },
    { retryAfter: 1 },
    { retryAfter: 60 },
  ])
})

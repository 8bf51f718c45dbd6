import { expect, test } from 'vitest'
import { ApiError, messageOf, messageOfRejection } from '../../../../web/lib/api/ApiError.ts'

const reply = (status: number, body: object) => new ApiError(status, JSON.stringify(body))
const FALLBACK = 'Could not create account'

test.each([400, 401, 409])('signing in shows the message of a %i reply, with or without a code', (status) => {
  const message = 'An account with this email already exists.'

  expect(messageOfRejection(reply(status, { message }), FALLBACK)).toBe(message)
  expect(messageOfRejection(reply(status, { message, code: 'EMAIL_TAKEN' }), FALLBACK)).toBe(message)
})

test.each([403, 404, 429, 500, 503])('signing in shows the fallback for a %i reply without a code', (status) => {
  expect(messageOfRejection(reply(status, { message: 'Internal Server Error' }), FALLBACK)).toBe(FALLBACK)
})

test.each([
  {},
  { message: '' },
  { message: 7 },
  { message: { text: 'x' } },
])('signing in shows the fallback for a 400 reply with the body %j', (body) => {
  expect(messageOfRejection(reply(400, body), FALLBACK)).toBe(FALLBACK)
})

test('signing in shows the fallback when there is no reply', () => {
  expect(messageOfRejection(new TypeError('Failed to fetch'), FALLBACK)).toBe(FALLBACK)
})

test('other calls show the message of a reply only with a code', () => {
  expect(messageOf(reply(400, { message: 'Bad Request' }), FALLBACK)).toBe(FALLBACK)
  expect(messageOf(reply(400, { message: 'Add your birth date.', code: 'INVALID_INPUT' }), FALLBACK)).toBe(
    'Add your birth date.',
  )
})

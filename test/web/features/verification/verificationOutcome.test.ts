import { expect, test } from 'vitest'
import { verificationOutcome } from '../../../../web/features/verification/verificationOutcome.ts'
import { ApiError } from '../../../../web/lib/api/ApiError.ts'

const refused = (body: object) => new ApiError(400, JSON.stringify({ message: 'other words', ...body }))

test.each([
  {
    error: 'TOKEN_EXPIRED',
    title: 'Link Expired',
    message: 'Your verification link has expired. Request a new one below.',
  },
  {
    error: 'INVALID_TOKEN',
    title: 'Invalid Link',
    message: 'This verification link is invalid or has already been used.',
  },
  { error: 'ANYTHING_ELSE', title: 'Verification Failed', message: "We couldn't verify your email address." },
])('the error $error is shown as "$message"', ({ error, title, message }) => {
  expect(verificationOutcome(undefined, refused({ error }))).toEqual({ title, message })
})

test('a link without its token says to copy all of it', () => {
  expect(verificationOutcome(undefined, refused({ error: 'MISSING_TOKEN' }))).toEqual({
    title: 'Verification Failed',
    message: 'No verification token found in URL',
    advice: 'Part of the link is missing. Copy the whole link from your email.',
  })
})

test('an error of the server can be retried, since the link may still work', () => {
  expect(verificationOutcome(undefined, new ApiError(500, '{}'))).toEqual({
    title: 'Verification Failed',
    message: "We couldn't verify your email address.",
    advice: 'Your link may still work. Try again.',
    mayRetry: true,
  })
})

test('the network error of a verification reply can be retried', () => {
  expect(verificationOutcome(undefined, refused({ error: 'NETWORK_ERROR' }))).toMatchObject({
    message: 'Network error occurred while verifying email',
    mayRetry: true,
  })
})

test('a refusal without an error code shows the default message', () => {
  expect(verificationOutcome(undefined, refused({})).message).toBe("We couldn't verify your email address.")
})

test('a verification without any reply is a network error that can be retried', () => {
  expect(verificationOutcome(undefined, new TypeError('Failed to fetch'))).toEqual({
    title: 'Verification Failed',
    message: 'Network error occurred while verifying email',
    mayRetry: true,
  })
})

test.each([
  { alreadyVerified: false, message: 'Your email is verified. Thank you.' },
  { alreadyVerified: true, message: 'Your email is already verified.' },
])('a verified link shows "$message"', ({ alreadyVerified, message }) => {
  expect(verificationOutcome({ alreadyVerified }, undefined)).toEqual({ title: 'Email Verified', message })
})

import { expect, test } from 'vitest'
import { verificationOutcome } from '../../../../web/features/verification/verificationOutcome.ts'
import { ApiError } from '../../../../web/lib/api/ApiError.ts'

const refused = (code: string) => new ApiError(400, JSON.stringify({ code, message: 'other words' }))

test.each([
  { code: 'MISSING_TOKEN', title: 'Verification Failed', message: 'No verification token found in URL' },
  {
    code: 'TOKEN_EXPIRED',
    title: 'Link Expired',
    message: 'Your verification link has expired. Request a new one below.',
  },
  {
    code: 'INVALID_TOKEN',
    title: 'Invalid Link',
    message: 'This verification link is invalid or has already been used.',
  },
  { code: 'RATE_LIMITED', title: 'Verification Failed', message: "We couldn't verify your email address." },
])('the error $code is shown as "$message"', ({ code, title, message }) => {
  expect(verificationOutcome(undefined, refused(code))).toEqual({ title, message })
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

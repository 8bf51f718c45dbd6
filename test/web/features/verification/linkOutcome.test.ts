import { expect, test } from 'vitest'
import { linkOutcome } from '../../../../web/features/verification/linkOutcome.ts'
import { CallError } from '../../../../web/lib/CallError.ts'

const refused = (code: string) => new CallError(400, JSON.stringify({ code, message: 'other words' }))

test.each([
  { code: 'MISSING_TOKEN', title: 'Verification Failed', words: 'No verification token found in URL' },
  {
    code: 'TOKEN_EXPIRED',
    title: 'Link Expired',
    words: 'Your verification link has expired. Request a new one below.',
  },
  {
    code: 'INVALID_TOKEN',
    title: 'Invalid Link',
    words: 'This verification link is invalid or has already been used.',
  },
  { code: 'RATE_LIMITED', title: 'Verification Failed', words: "We couldn't verify your email address." },
])('$code is told as "$words"', ({ code, title, words }) => {
  expect(linkOutcome(undefined, refused(code))).toEqual({ title, words })
})

test('without an answer it is the network, and worth another try', () => {
  expect(linkOutcome(undefined, new TypeError('Failed to fetch'))).toEqual({
    title: 'Verification Failed',
    words: 'Network error occurred while verifying email',
    mayRetry: true,
  })
})

test.each([
  { alreadyVerified: false, words: 'Your email is verified. Thank you.' },
  { alreadyVerified: true, words: 'Your email is already verified.' },
])('a link that worked says "$words"', ({ alreadyVerified, words }) => {
  expect(linkOutcome({ alreadyVerified }, undefined)).toEqual({ title: 'Email Verified', words })
})

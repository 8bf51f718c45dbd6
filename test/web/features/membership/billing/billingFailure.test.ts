import { expect, test } from 'vitest'
import { billingFailure } from '../../../../../web/features/membership/billing/billingFailure.ts'
import { ApiError } from '../../../../../web/lib/api/ApiError.ts'

const FALLBACK = 'Unable to cancel subscription. Please try again.'

test.each([
  ['an answer of ours in JSON', new ApiError(503, '{"message":"Try later.","code":"BUSY"}'), 'Try later.'],
  ['a rejection in JSON without a code', new ApiError(409, '{"message":"It has ended."}'), 'It has ended.'],
  ['an error page', new ApiError(502, '<html>'), 'Server error - please restart the application and try again.'],
  ['an empty answer', new ApiError(500, ''), 'Server error - please restart the application and try again.'],
  ['no connection', new TypeError('Failed to fetch'), FALLBACK],
])('after %s a person reads what it means', (_, error, message) => {
  expect(billingFailure(error, FALLBACK)).toBe(message)
})

import { expect, test } from 'vitest'
import { isUsedUp } from '../../../../../web/features/membership/checkout/isUsedUp.ts'
import { ApiError } from '../../../../../web/lib/api/ApiError.ts'

test.each([
  [400, 'INVALID_CHECKOUT', true],
  [402, 'CARD_DECLINED', true],
  [409, 'TRIAL_USED', true],
  [409, 'PAYMENT_METHOD_PENDING', false],
  [402, 'PAYMENT_CONFIRMATION_REQUIRED', false],
  [503, 'PAYMENTS_DOWN', false],
] as const)('after %i %s whether the payment method is used up is %o', (status, code, isUsed) => {
  expect(isUsedUp(new ApiError(status, JSON.stringify({ message: 'No.', code })))).toBe(isUsed)
})

test('without an answer the payment method may be tried again', () => {
  expect(isUsedUp(new TypeError('Failed to fetch'))).toBe(false)
})

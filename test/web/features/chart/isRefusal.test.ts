import { expect, test } from 'vitest'
import { isRefusal } from '../../../../web/features/chart/isRefusal.ts'
import { ApiError } from '../../../../web/lib/api/ApiError.ts'

test("our server's no is a refusal", () => {
  expect(isRefusal(new ApiError(403, '{"code":"PREMIUM_REQUIRED"}'))).toBe(true)
})

test.each([
  ['too many requests', new ApiError(429, '{"code":"RATE_LIMITED"}')],
  ['an error of our server', new ApiError(500, '{"code":"INTERNAL"}')],
  ["a proxy's page", new ApiError(403, '<h1>Request blocked</h1>')],
  ['a missing network', new TypeError('Failed to fetch')],
  ['no error', undefined],
])('%s is no refusal', (_, error) => {
  expect(isRefusal(error)).toBe(false)
})

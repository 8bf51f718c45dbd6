import { expect, test } from 'vitest'
import { maskedEmail } from '../../../../web/features/verification/maskedEmail.ts'

test.each([
  ['ada@example.com', 'a•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
])('%s is masked as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})

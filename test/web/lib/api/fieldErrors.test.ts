import { expect, test } from 'vitest'
import { identity } from '../../../../shared/contract/identity.ts'
import { fieldErrors } from '../../../../web/lib/api/fieldErrors.ts'

const valid = { email: 'ada@example.com', password: 'secret1', firstName: 'Ada', lastName: 'Lovelace' }

test.each([
  ['email', 'not an address', 'Invalid email address'],
  ['password', '12345', 'Password must be at least 6 characters'],
  ['firstName', ' ', 'First name is required'],
  ['lastName', '', 'Last name is required'],
])('a registration with an invalid %s (%j) shows: %s', (field, value, message) => {
  const checked = identity.register.body.safeParse({ ...valid, [field]: value })

  expect(checked.error && fieldErrors(checked.error)).toEqual({ [field]: message })
})

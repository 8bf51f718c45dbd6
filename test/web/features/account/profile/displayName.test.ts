import { expect, test } from 'vitest'
import { displayName } from '../../../../../web/features/account/profile/displayName.ts'

test.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['Ada', '', 'Ada'],
  ['', '', 'Cosmic Traveler'],
])('the first name "%s" and the last name "%s" are displayed as "%s"', (firstName, lastName, name) => {
  expect(displayName({ firstName, lastName })).toBe(name)
})

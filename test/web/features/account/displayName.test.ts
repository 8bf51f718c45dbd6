import { expect, test } from 'vitest'
import { displayName } from '../../../../web/features/account/displayName.ts'

test.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['Ada', '', 'Ada'],
  ['', '', 'Cosmic Traveler'],
])('"%s" and "%s" are called %s', (firstName, lastName, name) => {
  expect(displayName({ firstName, lastName })).toBe(name)
})

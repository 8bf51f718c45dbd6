import { expect, test } from 'vitest'
import { displayName, initialOf } from '../../../../web/features/account/displayName.ts'

test.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['Ada', '', 'Ada'],
  ['', '', 'Cosmic Traveler'],
])('"%s" and "%s" are called %s', (firstName, lastName, name) => {
  expect(displayName({ firstName, lastName })).toBe(name)
})

test.each([
  { firstName: 'ada', email: 'x@example.com', initial: 'A' },
  { firstName: '', email: 'x@example.com', initial: 'X' },
  { firstName: '', email: '', initial: 'A' },
  { firstName: '𝒜da', email: '', initial: '𝒜' },
])('the initial of "$firstName" and "$email" is $initial', ({ initial, ...person }) => {
  expect(initialOf(person)).toBe(initial)
})

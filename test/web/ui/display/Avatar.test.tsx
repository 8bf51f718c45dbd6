import { expect, test } from 'vitest'
import { Avatar } from '../../../../web/ui/display/Avatar.tsx'
import { renderAs } from '../../renderAs.tsx'

test.each([
  { firstName: 'ada', email: 'x@example.com', initial: 'A' },
  { firstName: '', email: 'x@example.com', initial: 'X' },
  { firstName: '', email: '', initial: 'A' },
  { firstName: '𝒜da', email: '', initial: '𝒜' },
])('the avatar of "$firstName" and "$email" shows $initial', async ({ initial, ...user }) => {
  expect(await renderAs(null, <Avatar of={user} />)).toBe(initial)
})

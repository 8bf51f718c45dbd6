import { expect, test } from 'vitest'
import { Initial } from '../../../web/ui/Initial.tsx'
import { renderFor } from '../renderFor.tsx'

test.each([
  { firstName: 'ada', email: 'x@example.com', initial: 'A' },
  { firstName: '', email: 'x@example.com', initial: 'X' },
  { firstName: '', email: '', initial: 'A' },
  { firstName: '𝒜da', email: '', initial: '𝒜' },
])('the initial of "$firstName" and "$email" is $initial', async ({ initial, ...person }) => {
  expect(await renderFor(null, <Initial of={person} />)).toBe(initial)
})

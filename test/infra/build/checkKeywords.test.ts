import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { checkKeywords } from '../../../infra/build/checkKeywords.ts'
import { api } from '../../../shared/contract/index.ts'

const stated = [...checkKeywords] as [z.ZodMiniType, { minLength?: number; maxLength?: number; format?: string }][]
const withLengths = stated.filter(([, { format, maxLength }]) => maxLength !== undefined && format !== 'email')
const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success
// One character, but two of UTF-16: lengths are of what people count.
const text = (length: number) => '𝄞'.repeat(length)

test.each(withLengths)('the lengths that OpenAPI states are those that schema %# checks', (schema, keywords) => {
  const { minLength = 0, maxLength = 0 } = keywords

  expect([minLength - 1, minLength, maxLength, maxLength + 1].map((length) => accepts(schema, text(length)))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('the length of an email address that OpenAPI states is the one that is checked', () => {
  const [schema, { maxLength = 0 }] = stated.find(([, { format }]) => format === 'email')!
  const label = 'a'.repeat(63)
  const address = (length: number) => `me@${`${label}.`.repeat(3)}`.padEnd(length - 3, 'b').concat('.io')

  expect(address(maxLength)).toHaveLength(maxLength)
  expect(accepts(schema, address(maxLength))).toBe(true)
  expect(accepts(schema, address(maxLength + 1))).toBe(false)
})

test.each(stated.filter(([, { format }]) => format === 'date'))('a date is a real day in schema %#', (schema) => {
  expect(['1990-02-28', '1990-02-29', '28/02/1990'].map((date) => accepts(schema, date))).toEqual([true, false, false])
})

test('whoever signs in names themselves by email or username', () => {
  const { body } = api.identity.login

  expect(checkKeywords.get(body)).toEqual({ anyOf: [{ required: ['email'] }, { required: ['username'] }] })
  expect(accepts(body, { password: 'secret' })).toBe(false)
  expect(accepts(body, { username: 'ada@example.com', password: 'secret' })).toBe(true)
})

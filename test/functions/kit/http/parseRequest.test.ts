import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parsePart, refuseUnsafeJson } from '../../../../functions/kit/http/parseRequest.ts'
import { api } from '../../../../shared/contract/index.ts'

const troubleWith = (schema: z.ZodMiniType | undefined, value: unknown) => {
  try {
    return parsePart(schema, value)
  } catch (problem) {
    return problem
  }
}

test.each([
  [api.account.saveProfile.body, { birthDate: 19930101 }, { birthDate: 'This date does not exist. Use YYYY-MM-DD.' }],
  [
    api.account.saveProfile.body,
    { birthTimeKnown: 'yes' },
    { birthTimeKnown: 'Use true for a known birth time, false for an unknown one' },
  ],
  [api.account.saveProfile.body, { birthPlaceId: 5 }, { birthPlaceId: 'Choose a place from the list' }],
  [api.identity.verifyCode.body, { otp: 123456 }, { otp: 'The code must have six digits' }],
  [api.identity.storeOnboarding.body, { step: 9 }, { step: 'step must be a whole number from 1 to 8' }],
  [
    api.identity.resetPassword.body,
    { newPassword: 'correct horse' },
    { token: 'token is missing or has the wrong type' },
  ],
  [api.identity.register.body, [], { body: 'Send the fields as a JSON object' }],
  [api.identity.register.body, undefined, { body: 'Send the fields as a JSON object' }],
])('a value of the wrong type is reported by field with the fix: case %#', (schema, value, fields) => {
  const [message] = Object.values(fields)

  expect(troubleWith(schema, value)).toMatchObject({ code: 'INVALID_INPUT', message, details: { fields } })
})

test('each field is reported once, with its first issue', () => {
  const schema = z.object({ name: z.string().check(z.minLength(3, 'too short'), z.regex(/^[a-z]+$/, 'not a name')) })

  expect(troubleWith(schema, { name: '1' })).toMatchObject({ details: { fields: { name: 'too short' } } })
})

const nested = (depth: number): unknown => (depth === 0 ? 'end' : { deeper: nested(depth - 1) })
const refusalOf = (value: unknown) => {
  try {
    refuseUnsafeJson(value)
  } catch (problem) {
    return problem
  }
}

test('a body that is nested too deeply is refused, at whatever depth it ends', () => {
  const deepest = Array.from({ length: 100 }, (_, depth) => depth).findLast((depth) => !refusalOf(nested(depth)))

  expect(deepest).toBe(8)
  expect(refusalOf(nested(9))).toMatchObject({
    code: 'MALFORMED_JSON',
    message: 'The request body is nested too deeply.',
  })
})

test.each(['__proto__', 'constructor', 'prototype'])('a body with the name %s anywhere in it is refused', (name) => {
  const part = JSON.parse(`{"${name}": 1}`)

  for (const value of [part, { inner: part }, [part]])
    expect(refusalOf(value)).toMatchObject({ code: 'MALFORMED_JSON' })
})

test.each([null, undefined, 'text', 7, {}, [], { name: null }])('a harmless body passes: %j', (value) => {
  expect(refusalOf(value)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { hashOf, newToken } from '../../../../functions/domain/identity/token.ts'
import { presentedSessions, sessionHash } from '../../../../functions/kit/http/presentedSessions.ts'

const token = newToken()
const ended = hashOf(newToken())
const presented = (session?: string, before?: string) =>
  presentedSessions({
    ...(session !== undefined && { '__Host-session': session }),
    ...(before !== undefined && { '__Host-ended': before }),
  })

test('a session is known by the hash of its token, and what is no token of ours has none', () => {
  expect(sessionHash(token)).toBe(hashOf(token))
  expect([sessionHash(undefined), sessionHash(''), sessionHash(`${token}x`)]).toEqual([undefined, undefined, undefined])
})

test('the session that is presented ends, and one that could not be ended before', () => {
  expect(presented(token, ended)).toEqual([hashOf(token), ended])
  expect(presented(token)).toEqual([hashOf(token)])
  expect(presented(undefined, ended)).toEqual([ended])
  expect(presented()).toEqual([])
})

test.each([
  '',
  'x',
  ended.toUpperCase(),
  `${ended}0`,
  `x${ended}`,
  ended.slice(1),
])('what is no hash ends nothing: "%s"', (text) => {
  expect(presented(token, text)).toEqual([hashOf(token)])
})

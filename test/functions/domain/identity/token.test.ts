import { expect, test } from 'vitest'
import {
  emailFingerprint,
  hashOf,
  isSameSecret,
  newId,
  newToken,
  pseudonym,
} from '../../../../functions/domain/identity/token.ts'

test('ten thousand tokens are 43 characters each, and all different', () => {
  const tokens = Array.from({ length: 10_000 }, newToken)

  expect(tokens.filter((token) => !/^[\w-]{43}$/.test(token))).toEqual([])
  expect(new Set(tokens).size).toBe(10_000)
})

test('the bits of tokens are even', () => {
  const counts = Array<number>(256).fill(0)
  for (let each = 0; each < 5000; each += 1) {
    for (const byte of Buffer.from(newToken(), 'base64url')) counts[byte]! += 1
  }
  const expected = (5000 * 32) / 256

  // Chi-square with 255 degrees of freedom: beyond 377 once in a million runs.
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  expect(chiSquare).toBeLessThan(377)
})

test('ids are readable, safe in a key and all different', () => {
  const ids = Array.from({ length: 1000 }, () => newId('usr'))

  expect(ids.filter((id) => !/^usr_[A-Za-z0-9]{20}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(1000)
})

test('a hash is plain SHA-256', () => {
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('a pseudonym depends on key and text', () => {
  const names = [pseudonym('key', 'jane'), pseudonym('other', 'jane'), pseudonym('key', 'john')]

  expect(new Set(names).size).toBe(3)
  expect(pseudonym('key', 'jane')).toBe(names[0])
  expect(names.join()).not.toContain('jane')
})

test('the fingerprint of an address belongs to one account and to one link', () => {
  const jane = { id: 'usr_jane', email: 'jane@example.com' }
  const token = newToken()

  expect(emailFingerprint(token, jane)).toBe(emailFingerprint(token, { ...jane }))
  expect(emailFingerprint(token, jane)).not.toBe(emailFingerprint(token, { ...jane, id: 'usr_john' }))
  expect(emailFingerprint(token, jane)).not.toBe(emailFingerprint(newToken(), jane))
})

test.each([
  ['secret', 'secret', true],
  ['secret', 'Secret', false],
  ['secret', 'secret ', false],
  ['', 'secret', false],
])('%o and %o are the same: %s', (a, b, isSame) => {
  expect(isSameSecret(a, b)).toBe(isSame)
})

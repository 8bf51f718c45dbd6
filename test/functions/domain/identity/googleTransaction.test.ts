import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import {
  challengeOf,
  type GoogleTransaction,
  openTransaction,
  sealTransaction,
  TRANSACTION_SECONDS,
} from '../../../../functions/domain/identity/googleTransaction.ts'
import { later, NOW } from '../../../makers/later.ts'

const SECRET = 'a key of the sign-in that is long enough'
const transaction: GoogleTransaction = { id: 'id', state: 'state', nonce: 'nonce', mode: 'login' }
const at = (seconds: number) => ({ secret: SECRET, now: later(seconds) })

/** Signed with our own key, as something else of ours might be. */
const forge = ({ audience = 'oauth-callback', typ = 'oauth-tx+jwt', secret = SECRET, alg = 'HS256' } = {}) =>
  new SignJWT({ ...transaction })
    .setProtectedHeader({ alg, typ })
    .setAudience(audience)
    .setIssuedAt(NOW)
    .setExpirationTime(NOW + TRANSACTION_SECONDS)
    .sign(new TextEncoder().encode(secret.padEnd(64)))

const paddedKey = { secret: SECRET.padEnd(64), now: NOW }

test('a sealed transaction is read back as it was', async () => {
  expect(await openTransaction(await sealTransaction(transaction, at(0)), at(1))).toEqual(transaction)
})

test('a sealed transaction lives ten minutes, to the second', async () => {
  const cookie = await sealTransaction(transaction, at(0))

  expect(await openTransaction(cookie, at(TRANSACTION_SECONDS - 1))).toEqual(transaction)
  expect(await openTransaction(cookie, at(TRANSACTION_SECONDS))).toBeUndefined()
})

test.each([
  ['another audience', { audience: 'someone-else' }],
  ['another type', { typ: 'JWT' }],
  ['another algorithm', { alg: 'HS512' }],
  ['another key', { secret: 'another key of the sign-in' }],
])('a token for %s is no transaction', async (_, changes) => {
  expect(await openTransaction(await forge(), paddedKey)).toEqual(transaction)
  expect(await openTransaction(await forge(changes), paddedKey)).toBeUndefined()
})

test('a transaction keeps the session and the draft that it was started with', async () => {
  const connecting = { ...transaction, mode: 'connect' as const, sessionHash: 'session', draftHash: 'draft' }

  expect(await openTransaction(await sealTransaction(connecting, at(0)), at(1))).toEqual(connecting)
})

test('the challenge of a verifier is the one of the example in RFC 7636, appendix B', () => {
  expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})

import { expect, test } from 'vitest'
import { startGoogleSignIn } from '../../../../functions/flows/identity/startGoogleSignIn.ts'
import { verifyGoogleCallback } from '../../../../functions/flows/identity/verifyGoogleCallback.ts'
import type { GoogleIdentity } from '../../../../functions/gateways/google.ts'
import { NOW } from '../../../makers/later.ts'

/** Somebody who went to Google and is back, with a gateway that does this about them. */
async function aReturn(identify: () => Promise<GoogleIdentity>) {
  const told: unknown[] = []
  const google = { authorizeUrl: async ({ state }: { state: string }) => state, identify }
  const googleSignIns = { keepVerifier: async () => {}, takeVerifier: async () => 'verifier' }
  const needs = {
    google,
    googleSignIns,
    googleTransactionKey: async () => 'a key of the sign-in that is long enough',
    warn: (_: string, error: unknown) => told.push(error),
  }
  const { location: state, cookie } = await startGoogleSignIn(needs, { mode: 'login', draftToken: undefined, now: NOW })
  return { told, comeBack: () => verifyGoogleCallback(needs, { code: 'code', state, cookie, now: NOW }) }
}

const ada: GoogleIdentity = {
  sub: '7',
  email: 'ada@gmail.com',
  isEmailVerified: true,
  isAuthoritative: true,
  firstName: 'Ada',
  lastName: 'Lovelace',
}

test('whoever comes back with what they left with is whom Google says', async () => {
  const { told, comeBack } = await aReturn(async () => ada)

  expect(await comeBack()).toMatchObject({ identity: ada, transaction: { mode: 'login' } })
  expect(told).toEqual([])
})

test('when Google does not say, nobody is let in and the cause is told', async () => {
  const cause = new Error('the provider answered 401')
  const { told, comeBack } = await aReturn(() => Promise.reject(cause))

  expect(await comeBack()).toBeUndefined()
  expect(told).toEqual([cause])
})

import { expect, test } from 'vitest'
import { startGoogleSignIn } from '../../../../functions/flows/identity/startGoogleSignIn.ts'
import { verifyGoogleCallback } from '../../../../functions/flows/identity/verifyGoogleCallback.ts'
import type { GoogleIdentity } from '../../../../functions/gateways/google.ts'
import { NOW } from '../../../makers/later.ts'

type Returned = Parameters<typeof verifyGoogleCallback>[1]

/** Somebody who went to Google and is back, with a gateway that does this about them. */
async function aReturn(identify: () => Promise<GoogleIdentity>) {
  const warnings: unknown[] = []
  const google = { authorizeUrl: async ({ state }: { state: string }) => state, identify }
  const googleSignIns = { keepVerifier: async () => {}, takeVerifier: async () => 'verifier' }
  const needs = {
    google,
    googleSignIns,
    googleTransactionKey: async () => 'a key of the sign-in that is long enough',
    warn: (_: string, error: unknown) => warnings.push(error),
  }
  const { location: state, cookie } = await startGoogleSignIn(needs, { mode: 'login', draftToken: undefined, now: NOW })
  return {
    warnings,
    comeBack: (changes: Partial<Returned> = {}) =>
      verifyGoogleCallback(needs, { code: 'code', state, cookie, now: NOW, ...changes }),
  }
}

const ada: GoogleIdentity = {
  sub: '7',
  email: 'ada@gmail.com',
  isEmailVerified: true,
  isAuthoritative: true,
  firstName: 'Ada',
  lastName: 'Lovelace',
}

test('a callback from the browser that started it is signed in as whom Google says', async () => {
  const { warnings, comeBack } = await aReturn(async () => ada)

  expect(await comeBack()).toMatchObject({ identity: ada, transaction: { mode: 'login' } })
  expect(warnings).toEqual([])
})

test('when Google does not say who it is, nobody is signed in and the cause is logged', async () => {
  const cause = new Error('the provider answered 401')
  const { warnings, comeBack } = await aReturn(() => Promise.reject(cause))

  expect(await comeBack()).toBeUndefined()
  expect(warnings).toEqual([cause])
})

test.each<[string, Partial<Returned>]>([
  ['a code', { code: undefined }],
  ['a state', { state: undefined }],
  ['the cookie that it left with', { cookie: undefined }],
  ['a code of a believable length', { code: 'x'.repeat(513) }],
  ['the state that it left with', { state: 'another' }],
])('a callback without %s signs nobody in and asks Google nothing', async (_, changes) => {
  let asked = 0
  const { warnings, comeBack } = await aReturn(async () => {
    asked += 1
    return ada
  })

  expect(await comeBack(changes)).toBeUndefined()
  expect([asked, warnings]).toEqual([0, []])
})

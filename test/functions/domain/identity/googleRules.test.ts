import { expect, test } from 'vitest'
import { judgeGoogle } from '../../../../functions/domain/identity/googleRules.ts'
import { anAccount } from '../../../makers/anAccount.ts'

test('an address that Google has not verified opens no account, whatever its domain', () => {
  const account = anAccount({ emailVerified: true, isVerifiedStrongly: true })

  for (const isAuthoritative of [true, false])
    expect(judgeGoogle(account, { isEmailVerified: false, isAuthoritative }, false)).toEqual({
      refuse: 'google_unverified',
    })
})

const google = { isEmailVerified: true, isAuthoritative: true }
const somebodyElse = { isEmailVerified: true, isAuthoritative: false }

test('an account that is being deleted, or that this release does not know, is opened by no Google identity', () => {
  const verified = { emailVerified: true, isVerifiedStrongly: true }

  for (const status of ['deleting', 'unknown'] as const)
    expect(judgeGoogle(anAccount({ ...verified, status }), google, false)).toEqual({ refuse: 'account_exists' })
})

test.each([
  ['verified for certain', { emailVerified: true, isVerifiedStrongly: true }, { do: 'link' }],
  ['verified by a link alone', { emailVerified: true, isVerifiedStrongly: false }, { do: 'adopt' }],
  ['not verified', { emailVerified: false, isVerifiedStrongly: false }, { do: 'adoptAndWipe' }],
])('the owner of an address at Google gets the account whose address is %s', (_, account, verdict) => {
  expect(judgeGoogle(anAccount(account), google, false)).toEqual(verdict)
  expect(judgeGoogle(anAccount(account), somebodyElse, false)).toEqual({ refuse: 'link_required' })
})

test('an unverified account that somebody pays for is not wiped, and a verified one may be adopted with its payments', () => {
  expect(judgeGoogle(anAccount({ emailVerified: false }), google, true)).toEqual({ refuse: 'account_exists' })
  expect(judgeGoogle(anAccount({ emailVerified: true }), google, true)).toEqual({ do: 'adopt' })
})

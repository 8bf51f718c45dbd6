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

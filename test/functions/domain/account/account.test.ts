import { expect, test } from 'vitest'
import { Account, birthOf, newAccount, profileOf, sessionUserOf } from '../../../../functions/domain/account/account.ts'
import { standingOf } from '../../../../functions/domain/billing/entitlement.ts'
import { Profile, SessionUser } from '../../../../shared/domain/user.ts'
import { aBornAccount, anAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { later, NOW } from '../../../makers/later.ts'

const free = standingOf(undefined)

test('a new account takes nothing along but what it is made of', () => {
  const registration = {
    id: 'usr_jane',
    email: 'jane@example.com',
    firstName: 'Jane',
    lastName: 'Doe',
    passwordHash: 'hash',
    password: 'correct horse',
    emailVerified: true,
    status: 'admin',
    now: NOW,
  }

  const account = newAccount(registration)

  expect(Account.parse(account)).toEqual(account)
  expect(account).not.toHaveProperty('password')
  expect(account).toMatchObject({ emailVerified: false, status: 'active', sessionEpoch: 0, createdAt: NOW })
})

test('what a browser gets is what the contract names, and never a hash', () => {
  const account = aBornAccount({ passwordHash: 'scrypt$secret', googleSub: 'google-secret' })

  const sent = [sessionUserOf(account, free, NOW), profileOf(account, free, NOW)]

  expect(SessionUser.parse(sent[0])).toEqual(sent[0])
  expect(Profile.parse(sent[1])).toEqual(sent[1])
  expect(JSON.stringify(sent)).not.toContain('secret')
  expect(sent[0]).toMatchObject({ hasGoogle: true, hasPassword: true })
})

test('an account without a way in says so', () => {
  expect(sessionUserOf(anAccount({ passwordHash: null }), free, NOW)).toMatchObject({
    hasGoogle: false,
    hasPassword: false,
  })
})

test('the status that is sent is the one that counts now, with its ends as instants', () => {
  const standing = standingOf(anEntitlement({ status: 'trial', trialEndsAt: later(60) }))

  expect(sessionUserOf(anAccount(), standing, later(59))).toMatchObject({
    subscriptionStatus: 'trial',
    trialEndsAt: '2026-11-21T12:01:00.000Z',
    subscriptionEndsAt: null,
  })
  expect(sessionUserOf(anAccount(), standing, later(60)).subscriptionStatus).toBe('inactive')
  expect(sessionUserOf(anAccount(), free, NOW).subscriptionStatus).toBe('free')
})

test.each([
  { birthDate: null },
  { birthTime: null },
  { place: null },
])('without %o there is no birth to cast', (missing) => {
  expect(birthOf(aBornAccount(missing))).toBeUndefined()
})

test('a birth is what was answered, certain or not', () => {
  const account = aBornAccount({ birthTime: '12:00', birthTimeKnown: false })

  expect(birthOf(account)).toEqual({ date: '1993-06-15', time: '12:00', timeKnown: false, place: account.place })
})

test('a birth in the later of two equal hours says so', () => {
  expect(birthOf(aBornAccount({ birthLater: true }))).toMatchObject({ later: true })
})

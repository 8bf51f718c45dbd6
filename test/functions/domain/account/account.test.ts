import { expect, test } from 'vitest'
import {
  Account,
  birthOf,
  closedAccount,
  isAddressOf,
  isPasswordExpired,
  newAccount,
  PartlyKnownAccount,
  profileOf,
  sessionUserOf,
  withoutAnswers,
} from '../../../../functions/domain/account/account.ts'
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

test('closing an account ends its sessions once, and closing it again changes nothing', () => {
  const closed = closedAccount(anAccount({ sessionEpoch: 4 }))

  expect(closed).toMatchObject({ status: 'deleting', sessionEpoch: 5 })
  expect(closedAccount(closed)).toEqual(closed)
})

test('an account whose answers are taken away is as one that has given none, and keeps its way in', () => {
  const account = aBornAccount({
    onboardingCompleted: true,
    birthTimeKnown: false,
    birthLater: true,
    houseSystem: 'whole_sign',
    gender: 'female',
    relationshipStatus: 'single',
    googleSub: 'google-jane',
    version: 7,
  })

  expect(withoutAnswers(account)).toEqual({ ...anAccount({ googleSub: 'google-jane', version: 7 }) })
})

test('an account that was stored before its newer fields is read with their first values', () => {
  const {
    isVerifiedStrongly,
    pendingEmail,
    undeliverableEmail,
    mustChangePassword,
    temporaryPasswordEndsAt,
    birthLater,
    birthZone,
    houseSystem,
    resetEpoch,
    ...stored
  } = anAccount()

  expect(Account.parse(stored)).toEqual(anAccount())
})

test('an account that was stored before a question was asked has no answer to it', () => {
  const { gender, relationshipStatus, lifeFocus, ...stored } = anAccount({ lifeFocus: null })

  expect(Account.parse(stored)).toEqual(anAccount({ lifeFocus: null }))
})

test('an account of another release is read without the answers and the status that this one does not know', () => {
  const foreign = {
    ...aBornAccount({ onboardingCompleted: true }),
    status: 'frozen',
    place: { planet: 'Mars' },
    houseSystem: 'koch',
    gender: 'martian',
    relationshipStatus: 'orbiting',
    lifeFocus: 'rockets',
  }

  expect(PartlyKnownAccount.parse(foreign)).toEqual({
    ...aBornAccount({ onboardingCompleted: true }),
    status: 'unknown',
    place: null,
    gender: null,
    relationshipStatus: null,
    lifeFocus: null,
  })
})

test('a temporary password is worth nothing from its end on, and another one never ends', () => {
  const temporary = anAccount({ temporaryPasswordEndsAt: later(60) })

  expect(isPasswordExpired(temporary, later(59))).toBe(false)
  expect(isPasswordExpired(temporary, later(60))).toBe(true)
  expect(isPasswordExpired(anAccount(), NOW)).toBe(false)
})

test('an address is that of an account that has it or is to get it, however it is written', () => {
  const account = anAccount({ email: 'Jane@Example.com', pendingEmail: 'Jane@New.example' })

  const addresses = ['jane@example.com', 'jane@new.example', 'john@example.com']
  expect(addresses.map((address) => isAddressOf(account, address))).toEqual([true, true, false])
})

test('an address that takes no mail is told of only while the account has it', () => {
  const undeliverable = (undeliverableEmail: string | null) =>
    sessionUserOf(anAccount({ undeliverableEmail }), free, NOW).emailUndeliverable

  expect(['jane@example.com', 'jane@old.example', null].map(undeliverable)).toEqual([true, false, false])
})

test('a first payment that failed is told of though it gives no access', () => {
  const owing = standingOf(anEntitlement({ status: 'inactive', isPastDue: true }))

  expect(sessionUserOf(anAccount(), owing, NOW)).toMatchObject({ subscriptionStatus: 'inactive', isPastDue: true })
})

test('a payment that is due and a gift are told of while they give access', () => {
  const owing = standingOf(anEntitlement({ isPastDue: true, subscriptionEndsAt: later(60) }))
  const given = standingOf(anEntitlement({ source: 'gift', subscriptionEndsAt: later(60) }))
  const told = (standing: typeof free, now = NOW) => {
    const { isPastDue, isComplimentary } = sessionUserOf(anAccount(), standing, now)
    return { isPastDue, isComplimentary }
  }

  expect(told(owing)).toEqual({ isPastDue: true, isComplimentary: false })
  expect(told(given)).toEqual({ isPastDue: false, isComplimentary: true })
  expect([told(owing, later(60)), told(given, later(60)), told(free)]).toEqual(
    Array.from({ length: 3 }, () => ({ isPastDue: false, isComplimentary: false })),
  )
})

test('a profile has every answer beside what the session knows', () => {
  const account = aBornAccount({
    birthTimeKnown: false,
    birthLater: true,
    gender: 'female',
    relationshipStatus: 'single',
  })

  expect(profileOf(account, free, NOW)).toEqual({
    ...sessionUserOf(account, free, NOW),
    birthDate: '1993-06-15',
    birthTime: '08:30',
    birthTimeKnown: false,
    birthLater: true,
    birthPlace: 'London, England, United Kingdom',
    birthPlaceId: '2643743',
    place: account.place,
    birthZone: null,
    birthZones: ['Europe/London'],
    houseSystem: 'placidus',
    gender: 'female',
    relationshipStatus: 'single',
    lifeFocus: 'love',
  })
})

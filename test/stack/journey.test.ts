import { describe, expect, test } from 'vitest'
import { aVisitor } from './aVisitor.ts'
import { openStack, statusOf } from './openStack.ts'
import { signUp } from './signUp.ts'

const { url, warn } = openStack()

const birth = { birthDate: '1993-06-15', birthTime: '08:30', birthPlace: 'London, England', lifeFocus: 'love' }

describe('a person', () => {
  test('registers, enters their birth data, sees the dashboard and comes back', async () => {
    const { ask, email, jar } = await signUp(url())
    expect((await ask('GET', '/api/home')).body).toMatchObject({ bigThree: null, horoscope: null })
    expect((await ask('POST', '/api/user/complete-onboarding')).body.code).toBe('ONBOARDING_INCOMPLETE')

    const saved = await ask('PUT', '/api/user/profile', { body: birth })
    expect(saved).toMatchObject({ status: 200, body: { ...birth, place: { zone: 'Europe/London' } } })
    const completed = await ask('POST', '/api/user/complete-onboarding', { body: { skipTrial: true } })
    expect(completed).toMatchObject({ status: 200, body: { success: true, user: { onboardingCompleted: true } } })

    const home = await ask('GET', '/api/home')
    expect(home.body).toMatchObject({
      user: { email, onboardingCompleted: true },
      bigThree: { sunSign: 'Gemini' },
      horoscope: { scope: 'sign' },
      streak: { currentStreak: 1 },
    })
    expect((await ask('GET', '/api/horoscope/daily')).body).toEqual(home.body.horoscope)
    expect((await ask('GET', '/api/natal-chart/big-three')).body).toEqual(home.body.bigThree)

    await ask('POST', '/api/auth/logout')
    expect([jar.has('__Host-session'), await statusOf({ ask })]).toEqual([false, 401])
    const login = await ask('POST', '/api/auth/login', {
      body: { email: email.toUpperCase(), password: 'correct horse' },
    })
    expect(login).toMatchObject({ status: 200, body: { email, onboardingCompleted: true } })
  })

  test('sees the chart with Premium, and what is missing without', async () => {
    const { ask, email } = await signUp(url())
    await ask('PUT', '/api/user/profile', { body: birth })
    expect(await ask('GET', '/api/natal-chart')).toMatchObject({
      status: 403,
      body: { code: 'UPGRADE_REQUIRED', requiresUpgrade: true },
    })
    const wheel = await ask('GET', '/api/natal-chart/wheel')
    expect(wheel).toMatchObject({ status: 200, body: { sunSign: 'Gemini', origin: { timeKnown: true } } })
    expect(wheel.body.planetaryPositions).toHaveLength(12)
    expect(JSON.stringify(wheel.body)).not.toMatch(/interpretation|synthesis/)

    expect((await warn('/grants', { email, days: 7 })).ok).toBe(true)

    const chart = await ask('GET', '/api/natal-chart')
    expect(chart).toMatchObject({ status: 200, body: { sunSign: 'Gemini', birthTimeKnown: true } })
    expect(chart.body.planetaryPositions.length).toBeGreaterThanOrEqual(10)
    expect((await ask('GET', '/api/natal-chart')).body).toEqual(chart.body)
    expect((await ask('GET', '/api/horoscope/daily')).body.scope).toBe('personal')
  })

  test('leaves for good, and the address is free again', async () => {
    const { ask, email, copy: another } = await signUp(url())
    const copy = another()

    expect((await ask('DELETE', '/api/user/account')).status).toBe(200)
    expect([await statusOf(copy), (await copy.ask('DELETE', '/api/user/account')).status]).toEqual([401, 401])

    await warn('/jobs/finishDeletions/run')
    const again = await signUp(url(), { email })
    expect(again.user).toMatchObject({ email, onboardingCompleted: false })
  })

  test('cannot give themselves privileges', async () => {
    const privileges = {
      id: 'usr_other',
      userId: 'usr_other',
      emailVerified: true,
      isVerifiedStrongly: true,
      subscriptionStatus: 'active',
      trialEndsAt: '2099-01-01T00:00:00.000Z',
      subscriptionEndsAt: '2099-01-01T00:00:00.000Z',
      onboardingCompleted: true,
      googleSub: '1',
      passwordHash: 'scrypt$4$1$1$AA$AA',
      stripeCustomerId: 'cus_1',
      sessionEpoch: 9,
      status: 'admin',
      version: 99,
      role: 'admin',
      isAdmin: true,
      createdAt: 0,
      pk: 'USER#usr_other',
      sk: 'ENTITLEMENT',
      ttl: 1,
      nested: { emailVerified: true },
    }
    const { ask, user } = await signUp(url(), privileges)
    expect(user).toMatchObject({ emailVerified: false, onboardingCompleted: false, subscriptionStatus: 'free' })
    expect(user.id).not.toBe('usr_other')
    const before = (await ask('GET', '/api/user/profile')).body

    const saved = await ask('PUT', '/api/user/profile', { body: { ...privileges, firstName: 'Janet' } })

    expect(saved.body).toEqual({ ...before, firstName: 'Janet' })
    expect((await ask('GET', '/api/user/profile')).body).toEqual(saved.body)
  })

  test('never sees what belongs to somebody else', async () => {
    const [jane, john] = [await signUp(url()), await signUp(url())]
    const headers = { 'x-user-id': john.user.id, authorization: `Bearer ${john.user.id}` }

    for (const path of ['/api/auth/user', '/api/user/profile', `/api/user/profile?userId=${john.user.id}`]) {
      expect((await jane.ask('GET', path, { headers })).body.id).toBe(jane.user.id)
    }
  })
})

describe('registering', () => {
  test('fifty times at once for one address makes one account', async () => {
    const body = { email: 'race@example.com', password: 'correct horse', firstName: 'Jane', lastName: 'Doe' }
    const spelled = (each: number) => ({ ...body, email: each % 2 ? 'RACE@example.com' : 'race@example.com' })

    const tries = Array.from({ length: 50 }, (_, each) =>
      aVisitor(url()).ask('POST', '/api/auth/register', { body: spelled(each) }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()

    expect(statuses).toEqual([201, ...Array(49).fill(409)])
  })

  test('says what is wrong with each field in the words of the specification', async () => {
    const body = { email: 'jane', password: '12345', firstName: '', lastName: ' ' }
    const answer = await aVisitor(url()).ask('POST', '/api/auth/register', { body })

    expect(answer.body.fields).toEqual({
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
      firstName: 'First name is required',
      lastName: 'Last name is required',
    })
  })
})

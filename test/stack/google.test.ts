import { expect, test } from 'vitest'
import { aVisitor, type Visitor } from './aVisitor.ts'
import { openStack } from './openStack.ts'

const { url, warn } = openStack()

const identity = { email: 'ada@gmail.com', given_name: 'Ada', family_name: 'Lovelace', email_verified: 'on' }

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const goTo = async ({ ask }: Visitor, path: string) => String((await ask('GET', path)).headers.location)

/** Leaves for Google and chooses an account there; answers the way back. */
async function choose(browser: Visitor, as: Record<string, string>, path = '/api/auth/google') {
  const asked = await goTo(browser, path)
  const body = String(new URLSearchParams([...new URL(asked).searchParams, ...Object.entries(as)]))
  return String((await browser.ask('POST', asked, { body, headers: FORM })).headers.location)
}

/** Goes to Google and back, as somebody; answers where the browser ended up. */
const goToGoogle = async (browser: Visitor, as: Record<string, string>, path?: string) =>
  goTo(browser, await choose(browser, as, path))

test('while Google is out of reach the landing page says so, and the next try succeeds', async () => {
  await warn('/faults', { service: 'google', fault: 'error', times: 1 })
  const browser = aVisitor(url())

  const refused = await goTo(browser, '/api/auth/google')
  const asked = await goTo(browser, '/api/auth/google')

  expect(refused).toBe('/?authError=google_unavailable')
  expect(asked).toContain('/__google/authorize?')
})

test('somebody new gets an account, signed in and without a password', async () => {
  const browser = aVisitor(url())

  expect(await goToGoogle(browser, identity)).toBe('/onboarding')

  const user = await browser.ask('GET', '/api/auth/user')
  expect(user.body).toMatchObject({ email: 'ada@gmail.com', firstName: 'Ada', hasGoogle: true, hasPassword: false })
  expect(user.body).toMatchObject({ emailVerified: true })
})

test('the same person signs in again to the same account', async () => {
  const first = aVisitor(url())
  const second = aVisitor(url())
  await goToGoogle(first, { ...identity, email: 'again@gmail.com' })
  await goToGoogle(second, { ...identity, email: 'again@gmail.com' })

  const [one, other] = await Promise.all([first.ask('GET', '/api/auth/user'), second.ask('GET', '/api/auth/user')])
  expect(one.body.id).toBe(other.body.id)
})

test('a visitor who registered the address first loses password, session and everything they left there', async () => {
  const squatter = aVisitor(url())
  const owner = aVisitor(url())
  const email = 'victim@gmail.com'
  await squatter.ask('POST', '/api/auth/register', {
    body: {
      email,
      password: 'planted-password',
      firstName: 'E',
      lastName: 'V',
    },
  })
  await squatter.ask('PUT', '/api/user/profile', {
    body: { birthDate: '1980-01-01', birthPlace: 'Springfield, Illinois' },
  })

  expect(await goToGoogle(owner, { ...identity, email })).toBe('/onboarding')

  const profile = await owner.ask('GET', '/api/user/profile')
  expect(profile.body).toMatchObject({ birthDate: null, birthPlace: null, hasPassword: false })
  expect((await squatter.ask('GET', '/api/auth/user')).status).toBe(401)
  expect(
    (await squatter.ask('POST', '/api/auth/login', { body: { email, password: 'planted-password' } })).status,
  ).toBe(401)
})

test('an address that Google does not run opens nobody’s account', async () => {
  const owner = aVisitor(url())
  const email = 'owner@example.com'
  await owner.ask('POST', '/api/auth/register', {
    body: {
      email,
      password: 'their-own-password',
      firstName: 'O',
      lastName: 'W',
    },
  })

  expect(await goToGoogle(aVisitor(url()), { ...identity, email })).toBe('/?authError=link_required')
})

test('connected in settings, it signs in; disconnected, it is free again; the only way in stays', async () => {
  const browser = aVisitor(url())
  const email = 'both@example.com'
  await browser.ask('POST', '/api/auth/register', {
    body: {
      email,
      password: 'their-own-password',
      firstName: 'B',
      lastName: 'O',
    },
  })

  expect(await goToGoogle(browser, { ...identity, email: 'other@gmail.com' }, '/api/auth/google/connect')).toBe(
    '/settings?google=connected',
  )
  expect((await browser.ask('GET', '/api/auth/user')).body).toMatchObject({ hasGoogle: true, hasPassword: true })
  expect((await browser.ask('POST', '/api/auth/google/disconnect')).body).toMatchObject({ success: true })

  const alone = aVisitor(url())
  await goToGoogle(alone, { ...identity, email: 'other@gmail.com' })
  expect((await alone.ask('POST', '/api/auth/google/disconnect')).status).toBe(409)
})

test('a return without its cookie, with another state, or for the second time opens nothing', async () => {
  const browser = aVisitor(url())
  const back = await choose(browser, { ...identity, email: 'state@gmail.com' })
  const otherState = back.replace(/state=[^&]+/, 'state=made-up')
  const opened = (path: string) => goTo(browser.copy(), path)

  expect(await goTo(aVisitor(url()), back)).toBe('/?authError=google_failed')
  expect(await opened(otherState)).toBe('/?authError=google_failed')
  expect(await opened(back)).toBe('/onboarding')
  expect(await opened(back)).toBe('/?authError=google_failed')
})

test('answers from before the trip to Google are in the account after it, once', async () => {
  const browser = aVisitor(url())
  const draft = { birthDate: '1991-02-03', birthTime: '04:05', birthPlace: 'Lisbon, Portugal', step: 7 }
  expect((await browser.ask('POST', '/api/auth/store-onboarding', { body: draft })).body.token).toHaveLength(43)
  await goToGoogle(browser, { ...identity, email: 'draft@gmail.com' })

  expect((await browser.ask('GET', '/api/user/profile')).body).toMatchObject({ birthDate: '1991-02-03' })
})

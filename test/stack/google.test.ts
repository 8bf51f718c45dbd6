import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Orrery, startOrrery } from '../../infra/local/startOrrery.ts'
import { browserLike } from './browserLike.ts'

let orrery: Orrery
beforeAll(async () => {
  orrery = await startOrrery({ port: 0, data: 'memory', pages: 'none' })
}, 60_000)
afterAll(() => orrery.stop())

const person = { email: 'ada@gmail.com', given_name: 'Ada', family_name: 'Lovelace', email_verified: 'on' }

/** Goes to Google and back, as somebody; answers where the browser ended up. */
async function goToGoogle(
  browser: ReturnType<typeof browserLike>,
  as: Record<string, string>,
  path = '/api/auth/google',
) {
  const asked = await browser.get(path)
  const question = new URL(asked.headers.get('location')!).searchParams
  const chosen = await browser.post(
    asked.headers.get('location')!,
    new URLSearchParams([...question, ...Object.entries(as)]),
  )
  const back = await browser.get(chosen.headers.get('location')!)
  return back.headers.get('location')
}

test('while Google is out of reach the landing page is told so, and the next try goes through', async () => {
  await fetch(new URL('/__local/faults', orrery.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'google', fault: 'error', times: 1 }),
  })
  const browser = browserLike(orrery.url)

  const refused = await browser.get('/api/auth/google')
  const asked = await browser.get('/api/auth/google')

  expect(refused.headers.get('location')).toBe('/?authError=google_unavailable')
  expect(asked.headers.get('location')).toContain('/__google/authorize?')
})

test('somebody new gets an account, signed in and without a password', async () => {
  const browser = browserLike(orrery.url)

  expect(await goToGoogle(browser, person)).toBe('/onboarding')

  const user = await browser.json('GET', '/api/auth/user')
  expect(user.body).toMatchObject({ email: 'ada@gmail.com', firstName: 'Ada', hasGoogle: true, hasPassword: false })
  expect(user.body).toMatchObject({ emailVerified: true })
})

test('the same person signs in again by the same account', async () => {
  const first = browserLike(orrery.url)
  const second = browserLike(orrery.url)
  await goToGoogle(first, { ...person, email: 'again@gmail.com' })
  await goToGoogle(second, { ...person, email: 'again@gmail.com' })

  const [one, other] = await Promise.all([first.json('GET', '/api/auth/user'), second.json('GET', '/api/auth/user')])
  expect(one.body.id).toBe(other.body.id)
})

test('a stranger who registered the address first loses password, session and everything they left there', async () => {
  const stranger = browserLike(orrery.url)
  const owner = browserLike(orrery.url)
  const email = 'victim@gmail.com'
  await stranger.json('POST', '/api/auth/register', {
    email,
    password: 'planted-password',
    firstName: 'E',
    lastName: 'V',
  })
  await stranger.json('PUT', '/api/user/profile', { birthDate: '1980-01-01', birthPlace: 'Springfield, Illinois' })

  expect(await goToGoogle(owner, { ...person, email })).toBe('/onboarding')

  const profile = await owner.json('GET', '/api/user/profile')
  expect(profile.body).toMatchObject({ birthDate: null, birthPlace: null, hasPassword: false })
  expect((await stranger.json('GET', '/api/auth/user')).status).toBe(401)
  expect((await stranger.json('POST', '/api/auth/login', { email, password: 'planted-password' })).status).toBe(401)
})

test('an address that Google does not run opens nobody’s account', async () => {
  const owner = browserLike(orrery.url)
  const email = 'owner@example.com'
  await owner.json('POST', '/api/auth/register', {
    email,
    password: 'their-own-password',
    firstName: 'O',
    lastName: 'W',
  })

  expect(await goToGoogle(browserLike(orrery.url), { ...person, email })).toBe('/?authError=link_required')
})

test('connected in settings, it signs in; disconnected, it is free again; the only way in stays', async () => {
  const browser = browserLike(orrery.url)
  const email = 'both@example.com'
  await browser.json('POST', '/api/auth/register', {
    email,
    password: 'their-own-password',
    firstName: 'B',
    lastName: 'O',
  })

  expect(await goToGoogle(browser, { ...person, email: 'other@gmail.com' }, '/api/auth/google/connect')).toBe(
    '/settings?google=connected',
  )
  expect((await browser.json('GET', '/api/auth/user')).body).toMatchObject({ hasGoogle: true, hasPassword: true })
  expect((await browser.json('POST', '/api/auth/google/disconnect')).body).toMatchObject({ success: true })

  const alone = browserLike(orrery.url)
  await goToGoogle(alone, { ...person, email: 'other@gmail.com' })
  expect((await alone.json('POST', '/api/auth/google/disconnect')).status).toBe(409)
})

test('a return without its cookie, with another state, or for the second time opens nothing', async () => {
  const browser = browserLike(orrery.url)
  const asked = await browser.get('/api/auth/google')
  const question = new URL(asked.headers.get('location')!).searchParams
  const form = new URLSearchParams([...question, ...Object.entries({ ...person, email: 'state@gmail.com' })])
  const chosen = await browser.post(asked.headers.get('location')!, form)
  const back = chosen.headers.get('location')!
  const otherState = back.replace(/state=[^&]+/, 'state=made-up')

  const elsewhere = await browserLike(orrery.url).get(back)
  expect(elsewhere.headers.get('location')).toBe('/?authError=google_failed')
  const kept = browser.copy()
  expect((await kept.copy().get(otherState)).headers.get('location')).toBe('/?authError=google_failed')
  expect((await kept.copy().get(back)).headers.get('location')).toBe('/onboarding')
  expect((await kept.copy().get(back)).headers.get('location')).toBe('/?authError=google_failed')
})

test('answers from before the trip to Google are in the account after it, once', async () => {
  const browser = browserLike(orrery.url)
  const draft = { birthDate: '1991-02-03', birthTime: '04:05', birthPlace: 'Lisbon, Portugal', step: 7 }
  expect((await browser.json('POST', '/api/auth/store-onboarding', draft)).body.token).toHaveLength(43)
  await goToGoogle(browser, { ...person, email: 'draft@gmail.com' })

  expect((await browser.json('GET', '/api/user/profile')).body).toMatchObject({ birthDate: '1991-02-03' })
})

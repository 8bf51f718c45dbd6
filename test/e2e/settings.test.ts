import { expect, test } from 'vitest'
import { clickTwice } from './clickTwice.ts'
import { axeInEachLook } from './inEachLook.ts'
import { aBirth, answerQuestions } from './member.ts'
import { openBrowser, PHONE, shiftOf } from './openBrowser.ts'
import { button, detail, openSettings, section, signIn } from './settingsPage.ts'

const { visit, mailTo } = openBrowser()

test('editing the profile sends one request with only what changed, and survives a reload', async () => {
  const { page, email } = await openSettings(visit)
  const profile = section(page, 'Profile')
  for (const text of ['Ada Lovelace', email, 'Free', 'February 28, 1990']) await profile.getByText(text).waitFor()
  expect(await detail(page, 'Gender')).toBe('Non binary')
  expect(await profile.getByText('Relationship status').count()).toBe(0)
  expect(await shiftOf(page)).toBe(0)
  await button(page, 'Edit Profile').click()
  await page.getByLabel('First name').fill('Augusta')
  await page.getByLabel('Birth place').fill('Porto')
  await page.getByRole('option', { name: 'Porto, Portugal', exact: true }).click()
  const sent: unknown[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postDataJSON()))

  await clickTwice(button(page, 'Save'))

  await page.getByText('Profile Updated').waitFor()
  expect(sent).toEqual([
    { firstName: 'Augusta', birthPlace: 'Porto, Portugal', birthPlaceId: expect.stringMatching(/^\d+$/) },
  ])
  await page.reload()
  await profile.getByText('Augusta Lovelace').waitFor()
  expect(await detail(page, 'Birth place')).toBe('Porto, Portugal')
})

test('one action at a time is brass: upgrading, and while the profile is edited saving it', async () => {
  const { page } = await openSettings(visit)
  const brassActions = () => page.evaluate(listBrassActions)
  expect(await brassActions()).toEqual(['Upgrade to Premium'])

  await button(page, 'Edit Profile').click()
  expect(await brassActions()).toEqual(['Save'])
  await button(page, 'Cancel').click()

  expect(await brassActions()).toEqual(['Upgrade to Premium'])
})

test('a birth time can be set to unknown and back to known', async () => {
  const { page } = await openSettings(visit)
  await button(page, 'Edit Profile').click()
  await page.getByLabel("I don't know").check()
  await button(page, 'Save').click()
  await button(page, 'Edit Profile').waitFor()
  expect(await detail(page, 'Birth time')).toBe('Unknown')

  await button(page, 'Edit Profile').click()
  await page.getByLabel("I don't know").uncheck()
  await button(page, 'Save').click()
  await page.getByText('Birth time must be HH:MM').waitFor()
  await page.getByLabel('Birth time').fill('08:30')
  await button(page, 'Save').click()

  await button(page, 'Edit Profile').waitFor()
  expect(await detail(page, 'Birth time')).toBe('8:30 AM')
})

test('in the profile form Cancel changes nothing and a failed save keeps what was entered', async () => {
  const { page } = await openSettings(visit)
  await button(page, 'Edit Profile').click()
  await page.getByLabel('First name').fill('Someone')
  await button(page, 'Cancel').click()
  await page.getByText('Ada Lovelace').waitFor()

  await button(page, 'Edit Profile').click()
  await page.getByLabel('First name').fill('')
  await button(page, 'Save').click()
  await page.getByText('First name is required').waitFor()
  await page.getByLabel('First name').fill('Augusta')
  await page.route('**/api/user/profile', (route) => route.abort())
  await button(page, 'Save').click()

  await page.getByText('Update Failed').waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Augusta')
})

test('a new email address takes effect once it is verified, and the old one works until then', async () => {
  const { page, email } = await openSettings(visit)
  await button(page, 'Edit Profile').click()
  await page.getByLabel('Email').fill('moved@example.com')
  await button(page, 'Save').click()
  await page.getByText('Verify your new email').waitFor()
  await section(page, 'Profile').getByText(`Until you enter it, we'll keep using ${email}`).waitFor()
  await mailTo(email, /change your Orrery email address/)
  const { text } = await mailTo('moved@example.com')

  await section(page, 'Profile').getByRole('button', { name: 'Enter Code' }).click()
  await page.getByText('The code expires in 10 minutes').waitFor()
  await page.keyboard.type(/\b\d{6}\b/.exec(text)![0])

  await page.getByText('Email Verified! ✅').waitFor()
  await section(page, 'Profile').getByText('moved@example.com', { exact: true }).waitFor()
  await mailTo(email, /was changed/)
  const later = await visit('/')
  await signIn(later, 'moved@example.com')
  await later.waitForURL('**/dashboard')
})

test('a pending email change can be cancelled', async () => {
  const { page } = await openSettings(visit)
  await button(page, 'Edit Profile').click()
  await page.getByLabel('Email').fill('never@example.com')
  await button(page, 'Save').click()

  await button(page, 'Keep My Current Email').click()

  await page.getByText('Until you enter it').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
})

test('Change Password only shows "Coming Soon", and the reset link above it works', async () => {
  const { page, email } = await openSettings(visit)
  const card = section(page, 'Change Password')
  const fill = async (current: string, next: string, again: string) => {
    await card.getByLabel('Current password', { exact: true }).fill(current)
    await card.getByLabel('New password', { exact: true }).fill(next)
    await card.getByLabel('Confirm new password', { exact: true }).fill(again)
  }
  const submit = card.getByRole('button', { name: 'Change Password' })
  expect(await submit.isDisabled()).toBe(true)
  const calls: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()))

  await fill('an orrery of brass', 'one thing', 'another')
  await submit.click()
  await page.getByText("New passwords don't match. Please try again.").waitFor()
  await fill('an orrery of brass', 'short', 'short')
  await submit.click()
  await page.getByText('Password must be at least 6 characters long.').waitFor()
  await fill('an orrery of brass', 'long enough', 'long enough')
  await submit.click()
  await page.getByText('Password change functionality will be available soon!').waitFor()
  await expect.poll(() => submit.isDisabled()).toBe(true)
  expect(calls).toEqual([])

  expect(await card.getByRole('button').first().textContent()).toBe('Email Me a Reset Link')
  await button(page, 'Email Me a Reset Link').click()
  await page.getByText('Check your email').waitFor()
  expect((await mailTo(email, /password/)).text).toContain('/?reset=')
})

test('Google can be connected and disconnected', async () => {
  const { page, email } = await openSettings(visit)
  await section(page, 'Google Account').getByText('Not Connected').waitFor()
  await button(page, 'Connect').click()
  await page.getByRole('form', { name: 'Another account' }).getByLabel('Email').fill('friend@gmail.com')
  await page.getByRole('form', { name: 'Another account' }).getByRole('button').click()

  await page.getByText('Google account connected').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await section(page, 'Google Account').getByText('Connected', { exact: true }).waitFor()
  expect(await section(page, 'Change Password').count()).toBe(0)
  await button(page, 'Email Me a Reset Link').waitFor()
  await button(page, 'Disconnect').click()
  await page.getByText('Google Account Disconnected').waitFor()
  await section(page, 'Change Password').waitFor()
  await mailTo(email, /Google sign-in was removed/)
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
})

test('Google cannot be disconnected while it is the only way to sign in, and a password can be set by email', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)
  await button(page, 'Sign up with Google').click()
  await page.getByRole('form', { name: 'Another account' }).getByLabel('Email').fill('only@gmail.com')
  await page.getByRole('form', { name: 'Another account' }).getByRole('button').click()
  await page.waitForURL('**/dashboard')
  await page.goto('/settings')

  await button(page, 'Disconnect').waitFor()
  const [first] = await section(page, 'Google Account').getByRole('button').allTextContents()
  expect(first).toBe('Email Me a Reset Link')
  await button(page, 'Disconnect').click()

  await page.getByText('Disconnection Failed').waitFor()
  await page.getByText('Choose a password first. Google is your only way to sign in.').waitFor()
  await button(page, 'Email Me a Reset Link').click()
  await page.getByText('Check your email').waitFor()
  expect((await mailTo('only@gmail.com', /password/)).text).toContain('/?reset=')
})

test.each([
  { status: 409, shown: 'Set a password first: Google is your only way to sign in.' },
  { status: 400, shown: 'Unable to disconnect your Google account. Please try again.' },
  { status: 503, shown: 'Unable to disconnect your Google account. Please try again.' },
])('a disconnection from Google that fails with $status shows "$shown"', async ({ status, shown }) => {
  const { page } = await openSettings(visit)
  await page.route('**/api/user/profile', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), hasGoogle: true } })
  })
  const message = 'Set a password first: Google is your only way to sign in.'
  await page.route('**/api/auth/google/disconnect', (route) =>
    route.fulfill({ status, json: { code: 'ANY', message, requestId: 'r' } }),
  )
  await page.reload()

  await button(page, 'Disconnect').click()

  await page.getByText('Disconnection Failed').waitFor()
  await page.getByText(shown).waitFor()
})

test('the badges of a cancelled subscription that still gives access have one color', async () => {
  const { page } = await openSettings(visit)
  const cancelled = { subscriptionStatus: 'cancelled', subscriptionEndsAt: '2099-12-01T11:30:00Z' }
  await page.route(/\/api\/(auth\/user|user\/profile)$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...cancelled } })
  })
  await page.reload()
  await section(page, 'Subscription').getByText('Premium Cancelled').waitFor()

  const colors: string[] = await page.evaluate(`['Cancelled', 'Premium Cancelled'].map((badge) =>
    getComputedStyle([...document.querySelectorAll('main span')].find(({ textContent }) => textContent === badge)).color)`)

  expect(colors[0]).toBe(colors[1])
})

test('axe finds no violation on the settings screen in either theme', async () => {
  const { page } = await openSettings(visit)
  const looks = { viewports: [PHONE] }
  expect(await axeInEachLook(page, looks)).toEqual([])

  await button(page, 'Edit Profile').click()
  expect(await axeInEachLook(page, looks)).toEqual([])

  await button(page, 'Delete Account').click()
  expect(await axeInEachLook(page, looks)).toEqual([])
})

test('a visitor at /settings is redirected to the landing page', async () => {
  const page = await visit('/settings')

  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
})

/** Runs in the page. */
const listBrassActions = `(() => {
  const main = document.querySelector('#main')
  const probe = main.appendChild(document.createElement('i'))
  probe.style.color = 'var(--brass)'
  const brass = getComputedStyle(probe).color
  probe.remove()
  return [...main.querySelectorAll('a, button')]
    .filter((action) => getComputedStyle(action).backgroundColor === brass)
    .map((action) => action.innerText)
})()`

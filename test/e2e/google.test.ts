import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { authErrors } from '../../shared/domain/authError.ts'
import { clickTwice } from './clickTwice.ts'
import { openBrowser } from './openBrowser.ts'
import { aBirth, answerQuestions, BLANK, becomeMember, signUp } from './person.ts'

const { visit, mailTo } = openBrowser()

const storedKeys = (page: Page) => page.evaluate('Object.keys(localStorage).sort()')

/** Chooses an account on the page that stands in for Google. */
async function pickAccount(page: Page, account: { email: string; domain?: string; isVerified?: boolean }) {
  const form = page.getByRole('form', { name: 'Another account' })
  await form.getByLabel('Email').fill(account.email)
  await form.getByLabel('First name').fill('Grace')
  await form.getByLabel('Last name').fill('Hopper')
  await form.getByLabel('Workspace domain').fill(account.domain ?? '')
  await form.getByLabel('Google has verified').setChecked(account.isVerified ?? true)
  await form.getByRole('button').click()
}

const openSignIn = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
}

test('a visitor who signs up with Google comes back to where onboarding was, and on to the dashboard', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)
  const stored = page.waitForRequest('**/api/auth/store-onboarding')
  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  expect((await stored).postDataJSON()).toMatchObject({ birthDate: aBirth.date, birthPlace: aBirth.place })
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor()
  expect(await storedKeys(page)).toEqual(
    expect.arrayContaining(['onboardingProgress', 'onboardingStep', 'onboarding_token', 'returningFromAuth']),
  )

  await pickAccount(page, { email: 'grace@gmail.com' })

  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: /Grace$/ }).waitFor()
  await page.getByText('Sun in Pisces').waitFor()
  await page.getByRole('heading', { name: 'Unlock Your Full Cosmic Potential' }).waitFor()
  expect(await storedKeys(page)).toEqual(['home', 'userId'])
  expect(await page.getByText('Please verify your email address').count()).toBe(0)
})

test('a browser that lost its answers on the way gets them back from the server', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)
  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor()
  await page.evaluate('localStorage.clear()')

  await pickAccount(page, { email: 'forgetful@gmail.com' })

  await page.waitForURL('**/dashboard')
  await page.getByText('Sun in Pisces').waitFor()
})

test('somebody who has been here before is signed in', async () => {
  const account = { email: 'again@gmail.com' }
  const first = await visit('/onboarding')
  await answerQuestions(first, aBirth)
  await first.getByRole('button', { name: 'Sign up with Google' }).click()
  await pickAccount(first, account)
  await first.waitForURL('**/dashboard')

  const page = await visit('/')
  await openSignIn(page)
  await pickAccount(page, account)

  await page.waitForURL('**/dashboard')
  await page.getByText('Why this reading').waitFor()
})

test('an address that Google does not run gets our own code first', async () => {
  const page = await visit('/')
  await openSignIn(page)

  await pickAccount(page, { email: 'elsewhere@example.com' })

  await page.getByText('Step 1 of 7').waitFor()
  expect((await mailTo('elsewhere@example.com')).text).toMatch(/\d{6}/)
})

test('whoever registered an address in advance loses it to its owner, and finds nothing of theirs', async () => {
  const hijacker = await visit('/onboarding')
  await answerQuestions(hijacker, aBirth)
  await signUp(hijacker, 'owner@gmail.com')
  await hijacker.waitForURL('**/dashboard')

  const owner = await visit('/')
  await openSignIn(owner)
  await pickAccount(owner, { email: 'owner@gmail.com' })

  await owner.getByText('Step 1 of 7').waitFor()
  await hijacker.goto('/dashboard')
  await hijacker.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
})

test('an account whose address was never proven is refused to a Google that does not run it, in words', async () => {
  const email = await becomeMember(await visit(BLANK))
  const page = await visit('/')
  await openSignIn(page)

  await pickAccount(page, { email })

  await page.getByRole('alert').getByText(authErrors.link_required).waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await storedKeys(page)).toEqual([])
})

test.each(Object.entries(authErrors))('%s is said on the landing page', async (code, words) => {
  const page = await visit(`/?authError=${code}`)

  await page.getByRole('alert').getByText(words).waitFor()
})

test('whoever is signed in is told too, however slowly the words come, and led on after', async () => {
  const page = await visit(BLANK)
  await becomeMember(page)
  let bring = () => {}
  const held = new Promise<void>((resolve) => {
    bring = resolve
  })
  await page.route(/LandingAuth/, async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  const asked = page.waitForRequest(/LandingAuth/)
  await page.goto('/?authError=google_busy')
  await asked
  await page.getByRole('status', { name: 'Looking for your session' }).waitFor({ state: 'detached' })

  // Far beyond the moment in which others are led on; and then no time passes before the words are seen.
  await page.clock.pauseAt(Date.now() + 60_000)
  expect(new URL(page.url()).pathname).toBe('/')
  bring()

  await page.getByRole('alert').getByText(authErrors.google_busy).waitFor()
  await page.clock.runFor(1000)
  await page.waitForURL('**/dashboard')
})

test('leaving Google by the Back button leaves the answers where they were', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)
  await clickTwice(page.getByRole('button', { name: 'Sign up with Google' }))
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor()

  await page.goBack()

  await page.getByText('Step 7 of 7').waitFor()
  await page.getByText('Lisbon, Portugal').waitFor()
})

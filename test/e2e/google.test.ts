import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { authErrors } from '../../shared/domain/authError.ts'
import { clickTwice } from './clickTwice.ts'
import { aBirth, answerQuestions, BLANK_PAGE, becomeMember, signUp } from './member.ts'
import { openBrowser } from './openBrowser.ts'
import { storedKeys } from './storedKeys.ts'

const { visit, mailTo } = openBrowser()

/** Chooses an account on the stand-in for Google. */
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

test('a visitor who signs up with Google during onboarding ends up on the dashboard', async () => {
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
  await page.getByRole('button', { name: "Continue to today's reading" }).click()
  await page.getByRole('heading', { name: 'Unlock Your Full Cosmic Potential' }).waitFor()
  await expect.poll(() => storedKeys(page)).toEqual(['askAboutLetter', 'dashboard', 'userId'])
  expect(await page.getByText('Please verify your email address').count()).toBe(0)
})

test('answers lost from the browser during the redirect to Google are restored from the server', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)
  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor()
  await page.evaluate('localStorage.clear()')

  await pickAccount(page, { email: 'forgetful@gmail.com' })

  await page.waitForURL('**/dashboard')
  await page.getByText('Sun in Pisces').waitFor()
})

test('a returning member is signed in with Google', async () => {
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

test('an email address not hosted by Google gets our own verification code', async () => {
  const page = await visit('/')
  await openSignIn(page)

  await pickAccount(page, { email: 'elsewhere@example.com' })

  await page.getByText('Step 1 of 7').waitFor()
  expect((await mailTo('elsewhere@example.com')).text).toMatch(/\d{6}/)
})

test('an attacker who registered an address in advance loses the account to its owner and sees none of their data', async () => {
  const attacker = await visit('/onboarding')
  await answerQuestions(attacker, aBirth)
  await signUp(attacker, 'owner@gmail.com')
  await attacker.waitForURL('**/dashboard')

  const owner = await visit('/')
  await openSignIn(owner)
  await pickAccount(owner, { email: 'owner@gmail.com' })

  await owner.getByText('Step 1 of 7').waitFor()
  await attacker.goto('/dashboard')
  await attacker.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
})

test('signing in with Google is refused, with an explanation, for an unverified account whose address Google does not host', async () => {
  const email = await becomeMember(await visit(BLANK_PAGE))
  const page = await visit('/')
  await openSignIn(page)

  await pickAccount(page, { email })

  await page.getByRole('status').getByText(authErrors.link_required).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(await storedKeys(page)).toEqual([])
})

test.each(Object.entries(authErrors))('the Google error %s is explained on the landing page', async (code, message) => {
  const page = await visit(`/?authError=${code}`)

  await page.getByRole('status').getByText(message).waitFor()
})

test('a signed-in member also sees a Google error before the redirect, even when its chunk loads slowly', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/LandingDialogs/, async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  const asked = page.waitForRequest(/LandingDialogs/)
  await page.goto('/?authError=google_busy')
  await asked
  await page.getByRole('status', { name: "Checking if you're signed in" }).waitFor({ state: 'detached' })

  // Long after other members would have been sent on.
  await page.clock.pauseAt(Date.now() + 60_000)
  expect(new URL(page.url()).pathname).toBe('/')
  // React reveals what loaded late by a timer of its own, which a clock that stands still would hold back for ever.
  await page.clock.resume()
  release()

  await page.getByRole('status').getByText(authErrors.google_busy).waitFor()
  await page.waitForURL('**/dashboard')
})

test('going back from Google with the Back button keeps the onboarding answers', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)
  await clickTwice(page.getByRole('button', { name: 'Sign up with Google' }))
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor()

  await page.goBack()

  await page.getByText('Step 7 of 7').waitFor()
  await page.getByText('Lisbon, Portugal').waitFor()
})

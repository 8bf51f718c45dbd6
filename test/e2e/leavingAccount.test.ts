import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { clickTwice } from './clickTwice.ts'
import { aBirth, BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'
import { button, openSettings, signIn } from './settingsPage.ts'
import { storedKeys } from './storedKeys.ts'

const { visit, mailTo, runJob } = openBrowser()

test('the data export is downloaded as one file', async () => {
  const { page, email } = await openSettings(visit)
  const download = page.waitForEvent('download')

  await clickTwice(button(page, 'Download My Data'))

  const file = await download
  expect(file.suggestedFilename()).toMatch(/^orrery-\d{4}-\d\d-\d\d\.json$/)
  const held = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(held).toMatchObject({ profile: { email, birthDate: aBirth.date }, sessions: [{}] })
  expect(held).not.toHaveProperty('next')
})

test('logging out clears personal data in every tab', async () => {
  const { page } = await openSettings(visit)
  await page.goto('/dashboard')
  await page.goto('/settings')
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await other.getByText('Why this reading').waitFor()

  await page.evaluate('globalThis.isOld = true')
  await button(page, 'Log Out').click()

  // The landing page is shown at once, and loaded anew right after.
  await expect.poll(() => page.evaluate('globalThis.isOld').catch(() => true)).toBeUndefined()
  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  await other.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  expect(await storedKeys(page)).toEqual([])
  await page.goBack()
  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
})

/** The person asked to log out and the server did not hear of it. */
async function failToLogOut() {
  const { page } = await openSettings(visit)
  await page.route('**/api/auth/logout', (route) => route.abort())
  await button(page, 'Log Out').click()
  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  await page.getByText('You may still be signed in on this device.').waitFor()
  return page
}

/** Whether the session cookie of this browser still opens an account. */
const isSignedIn = (page: Page) => page.evaluate(async () => (await fetch('/api/auth/user')).ok)

test('a logout that fails goes to the landing page, says so, and can be tried again', async () => {
  const page = await failToLogOut()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await storedKeys(page)).toEqual(['pendingLogout'])
  expect(await isSignedIn(page)).toBe(true)
  expect(await axeViolations(page)).toEqual([])

  await page.unrouteAll()
  await button(page, 'Try again').click()

  await page.getByText("You're logged out").waitFor()
  await page.getByText('You may still be signed in').waitFor({ state: 'detached' })
  expect(await isSignedIn(page)).toBe(false)
  expect(await storedKeys(page)).toEqual([])
})

test('after a failed logout no screen shows the account, in any tab, and the next page view tries again', async () => {
  const page = await failToLogOut()
  const other = await page.context().newPage()
  await other.route('**/api/auth/logout', (route) => route.fulfill({ status: 503 }))
  await other.goto('/dashboard')
  await other.getByText('You may still be signed in on this device.').waitFor()
  await other.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  expect(new URL(other.url()).pathname).toBe('/')

  await other.unrouteAll()
  await other.goto('/')

  await other.getByText("You're logged out").waitFor()
  expect(await isSignedIn(other)).toBe(false)
  await page.getByText('You may still be signed in').waitFor({ state: 'detached' })
})

test('a failed logout is retried when the browser is back online', async () => {
  const { page } = await openSettings(visit)
  await page.context().setOffline(true)
  await button(page, 'Log Out').click()
  await page.getByText('You may still be signed in on this device.').waitFor()
  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()

  await page.context().setOffline(false)

  await page.getByText("You're logged out").waitFor()
  expect(await isSignedIn(page)).toBe(false)
})

/** Signs in as a new member, in the dialog over the landing page. */
async function signInAsAnother(page: Page) {
  const email = await becomeMember(await visit(BLANK_PAGE))
  const dialog = page.getByRole('dialog')
  await button(page, 'Sign In').click()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill('an orrery of brass')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
}

test('somebody who signs in after a failed logout stays signed in', async () => {
  const page = await failToLogOut()
  await signInAsAnother(page)
  await page.getByText('Why this reading').waitFor()

  await page.unrouteAll()
  await page.reload()

  await page.getByText('Why this reading').waitFor()
  expect(await page.getByText('You may still be signed in').count()).toBe(0)
})

test('signing in waits for a logout in flight, whose late reply would remove the new session', async () => {
  const page = await failToLogOut()
  const answered: string[] = []
  const held = Promise.withResolvers<void>()
  let isInFlight = false
  await page.unrouteAll()
  await page.route('**/api/auth/logout', async (route) => {
    isInFlight = true
    const response = await route.fetch()
    await held.promise
    answered.push('logout')
    await route.fulfill({ response })
  })
  page.on('request', (request) => request.url().endsWith('/api/auth/login') && answered.push('login'))
  // The page tries again by itself too, and its button does nothing meanwhile.
  const tryAgain = async () => {
    await button(page, 'Try again').dispatchEvent('click')
    return isInFlight
  }
  await expect.poll(tryAgain).toBe(true)

  await signInAsAnother(page)
  await page.getByRole('dialog').locator('[aria-busy=true]').waitFor()
  held.resolve()

  await page.getByText('Why this reading').waitFor()
  expect(answered).toEqual(['logout', 'login'])
  expect(await isSignedIn(page)).toBe(true)
})

test('logging out everywhere ends the sessions of other browsers', async () => {
  const { page, email } = await openSettings(visit)
  const elsewhere = await visit('/')
  await signIn(elsewhere, email)
  await elsewhere.getByText('Why this reading').waitFor()
  await elsewhere.goto('/settings')
  await button(elsewhere, 'Edit Profile').waitFor()

  await button(page, 'Log Out Everywhere').click()

  await page.getByText('Logged out everywhere').waitFor()
  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  await elsewhere.getByRole('link', { name: 'Home' }).click()
  await elsewhere.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
})

test('deleting an account explains the consequences first, and the account cannot be used afterwards', async () => {
  const { page, email } = await openSettings(visit)
  await button(page, 'Delete Account').click()
  await page.getByText('This cannot be undone.').waitFor()
  await button(page, 'Keep my account').click()
  await button(page, 'Delete Account').click()

  await clickTwice(button(page, 'Yes, delete my account'))

  await page.getByText('Your account has been closed').waitFor()
  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  expect(await storedKeys(page)).toEqual([])
  await runJob('finishDeletions')
  await mailTo(email, /has been deleted/)
  await signIn(page, email)
  await page.getByText('Login failed').waitFor()
})

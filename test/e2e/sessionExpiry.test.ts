import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'
import { button, openSettings } from './settingsPage.ts'
import { storedKeys } from './storedKeys.ts'

const { visit } = openBrowser()

const dialog = (page: Page) => page.getByRole('dialog')

async function signInAgain(page: Page, email: string, password: string) {
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Password', { exact: true }).fill(password)
  await dialog(page).getByRole('button', { name: 'Sign In' }).click()
}

/** A member who is editing the profile when the session turns out to have expired. */
async function expireSession() {
  const { page, email } = await openSettings(visit)
  await button(page, 'Edit Profile').click()
  await page.getByLabel('First name').fill('Augusta')
  await page.context().clearCookies()
  await button(page, 'Resend Code').click()
  await page.getByText('What you entered is still here.').waitFor()
  return { page, email }
}

test('a change refused because the session expired asks to sign in and keeps what was entered', async () => {
  const { page, email } = await expireSession()
  expect(await page.getByText(email).filter({ visible: true }).count()).toBe(0)
  expect(await page.getByLabel('First name').isVisible()).toBe(false)
  expect(await storedKeys(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])

  await signInAgain(page, email, 'something else')
  await page.getByText('Login failed').waitFor()
  await signInAgain(page, email, 'an orrery of brass')

  await dialog(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/settings')
  expect(await page.getByLabel('First name').inputValue()).toBe('Augusta')
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
  await button(page, 'Save').click()
  await page.getByText('Augusta Lovelace').waitFor()
})

test('dismissing the sign-in dialog after the session expired continues as a visitor', async () => {
  const { page } = await expireSession()

  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/')
  expect(await page.getByText('Lovelace').count()).toBe(0)
})

test('another member who signs in after the session expired sees only their own data', async () => {
  const otherMember = await visit(BLANK_PAGE)
  const email = await becomeMember(otherMember, { date: '1990-08-28', time: '07:15', place: 'Porto, Portugal' })
  const { page } = await expireSession()

  await signInAgain(page, email, 'an orrery of brass')

  await page.waitForURL('**/dashboard')
  await page.getByText('Sun in Virgo').waitFor()
  await page.getByRole('link', { name: /^Settings for/ }).click()
  await page.getByText(email).first().waitFor()
  expect(await page.getByLabel('First name').count()).toBe(0)
})

test('a session that expired between visits leads to the sign-in dialog with an explanation', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.goto('/dashboard')
  await page.getByText('Why this reading').waitFor()
  await page.context().clearCookies()

  await page.reload()

  await page.getByText("You've been logged out, here or on another device.").waitFor()
  expect(await page.getByText('Why this reading').count()).toBe(0)
  expect(await storedKeys(page)).toEqual([])
})

test('a visitor who was never signed in is not told that a session expired', async () => {
  const page = await visit(BLANK_PAGE)

  // Whoever is asked for before is told once the reply has come.
  await page.goto('/?auth=signin', { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()

  expect(await page.getByText("You've been logged out").count()).toBe(0)
})

test('when another member signs in after the session expired, nothing entered before is visible while their screen loads', async () => {
  const otherMember = await visit(BLANK_PAGE)
  const email = await becomeMember(otherMember)
  const { page } = await expireSession()
  await page.route('**/assets/Dashboard*', () => {})

  await signInAgain(page, email, 'an orrery of brass')

  await dialog(page).waitFor({ state: 'detached' })
  expect(await page.getByLabel('First name').count()).toBe(0)
})

test('signing in again in another tab restores the screen with what was entered', async () => {
  const { page, email } = await expireSession()
  const other = await page.context().newPage()
  await other.goto('/?auth=signin')

  await signInAgain(other, email, 'an orrery of brass')

  await dialog(page).waitFor({ state: 'detached' })
  expect(await page.getByLabel('First name').inputValue()).toBe('Augusta')
})

test('the trial offer is shown once, even after signing in again', async () => {
  const page = await visit(BLANK_PAGE)
  const email = await becomeMember(page)
  await page.clock.install()
  await page.goto('/dashboard?showTrial=true')
  await button(page, 'Maybe Later').click()
  await page.context().clearCookies()
  await button(page, 'Resend Code').click()
  await page.getByText('What you entered is still here.').waitFor()
  await signInAgain(page, email, 'an orrery of brass')
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByText('Why this reading').waitFor()

  await page.clock.runFor(3_000)

  expect(await button(page, 'Maybe Later').count()).toBe(0)
})

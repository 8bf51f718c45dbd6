import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { flaws } from './flaws.ts'
import { openBrowser } from './openBrowser.ts'
import { BLANK, becomeMember } from './person.ts'
import { button, openSettings } from './settingsPage.ts'

const { visit } = openBrowser()

const dialog = (page: Page) => page.getByRole('dialog')

async function enterAgain(page: Page, email: string, password: string) {
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Password', { exact: true }).fill(password)
  await dialog(page).getByRole('button', { name: 'Sign In' }).click()
}

/** A member in the middle of a change whose session has ended elsewhere, and who learns of it. */
async function loseSession() {
  const { page, email } = await openSettings(visit)
  await button(page, 'Edit Profile').click()
  await page.getByLabel('First name').fill('Augusta')
  await page.context().clearCookies()
  await button(page, 'Resend Code').click()
  await page.getByText('What you entered is still here.').waitFor()
  return { page, email }
}

test('a refused change asks to sign in, and what was entered is still there', async () => {
  const { page, email } = await loseSession()
  expect(await page.getByText(email).filter({ visible: true }).count()).toBe(0)
  expect(await page.getByLabel('First name').isVisible()).toBe(false)
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual([])
  expect(await flaws(page)).toEqual([])

  await enterAgain(page, email, 'something else')
  await page.getByText('Login failed').waitFor()
  await enterAgain(page, email, 'an orrery of brass')

  await dialog(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/settings')
  expect(await page.getByLabel('First name').inputValue()).toBe('Augusta')
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
  await button(page, 'Save').click()
  await page.getByText('Augusta Lovelace').waitFor()
})

test('whoever does not sign in again goes on as a visitor', async () => {
  const { page } = await loseSession()

  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/')
  expect(await page.getByText('Lovelace').count()).toBe(0)
})

test('somebody else who signs in there finds their own dashboard and nothing of the other', async () => {
  const someone = await visit(BLANK)
  const email = await becomeMember(someone, { date: '1990-08-28', time: '07:15', place: 'Porto, Portugal' })
  const { page } = await loseSession()

  await enterAgain(page, email, 'an orrery of brass')

  await page.waitForURL('**/dashboard')
  await page.getByText('Sun in Virgo').waitFor()
  await page.getByRole('link', { name: /^Settings of/ }).click()
  await page.getByText(email).waitFor()
  expect(await page.getByLabel('First name').count()).toBe(0)
})

test('a session that ended while the person was away leads to signing in, and says why', async () => {
  const page = await visit(BLANK)
  await becomeMember(page)
  await page.goto('/dashboard')
  await page.getByText('Why this reading').waitFor()
  await page.context().clearCookies()

  await page.reload()

  await page.getByText('You have been signed out, here or on another device.').waitFor()
  expect(await page.getByText('Why this reading').count()).toBe(0)
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual([])
})

test('a visitor who was never signed in is told nothing of the kind', async () => {
  const page = await visit('/?auth=signin')

  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()

  expect(await page.getByText('You have been signed out').count()).toBe(0)
})

test('while the next screen is on its way to somebody else, nothing that was entered is seen', async () => {
  const someone = await visit(BLANK)
  const email = await becomeMember(someone)
  const { page } = await loseSession()
  await page.route('**/assets/Dashboard*', () => {})

  await enterAgain(page, email, 'an orrery of brass')

  await dialog(page).waitFor({ state: 'detached' })
  expect(await page.getByLabel('First name').count()).toBe(0)
})

test('whoever signs in again in another tab finds here what they entered', async () => {
  const { page, email } = await loseSession()
  const other = await page.context().newPage()
  await other.goto('/?auth=signin')

  await enterAgain(other, email, 'an orrery of brass')

  await dialog(page).waitFor({ state: 'detached' })
  expect(await page.getByLabel('First name').inputValue()).toBe('Augusta')
})

test('the welcome to a trial comes once, also to somebody who signs in again', async () => {
  const page = await visit(BLANK)
  const email = await becomeMember(page)
  await page.clock.install()
  await page.goto('/dashboard?showTrial=true')
  await button(page, 'Maybe Later').click()
  await page.context().clearCookies()
  await button(page, 'Resend Code').click()
  await page.getByText('What you entered is still here.').waitFor()
  await enterAgain(page, email, 'an orrery of brass')
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByText('Why this reading').waitFor()

  await page.clock.runFor(3_000)

  expect(await button(page, 'Maybe Later').count()).toBe(0)
})

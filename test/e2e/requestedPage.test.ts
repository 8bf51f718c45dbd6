import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBirth, answerQuestions, BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit } = openBrowser()

const pathOf = (page: Page) => new URL(page.url()).pathname

async function signIn(page: Page, email: string) {
  const form = page.getByRole('dialog')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill('an orrery of brass')
  await form.getByRole('button', { name: 'Sign In' }).click()
}

async function pickAccount(page: Page, email: string) {
  const form = page.getByRole('form', { name: 'Another account' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('First name').fill('Grace')
  await form.getByLabel('Last name').fill('Hopper')
  await form.getByLabel('Google has verified').setChecked(true)
  await form.getByRole('button').click()
}

const openDialog = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true }).click()

test('whoever opens a page signed out gets to it after signing in with a password, once', async () => {
  const email = await becomeMember(await visit(BLANK_PAGE))
  const page = await visit('/manage-billing')
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByText('Sign in to manage your billing.').waitFor()
  await signIn(page, email)
  await page.getByRole('heading', { name: 'Subscription Overview' }).waitFor()
  expect(pathOf(page)).toBe('/manage-billing')

  // The landing page again, in the same tab.
  await page.context().clearCookies()
  await page.evaluate('localStorage.clear()')
  await page.goto('/')
  await openDialog(page)
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  expect(await page.getByText(/^Sign in to /).count()).toBe(0)
  await signIn(page, email)
  await page.waitForURL('**/dashboard')
})

test('whoever opens a page signed out gets to it after signing in with Google', async () => {
  const first = await visit('/onboarding')
  await answerQuestions(first, aBirth)
  await first.getByRole('button', { name: 'Sign up with Google' }).click()
  await pickAccount(first, 'linked@gmail.com')
  await first.waitForURL('**/dashboard')

  const page = await visit('/settings')
  await page.waitForURL(({ pathname }) => pathname === '/')
  await openDialog(page)
  await page.getByText('Sign in to open your settings.').waitFor()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await pickAccount(page, 'linked@gmail.com')

  await page.waitForURL('**/settings')
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  expect(await page.evaluate('Object.keys(sessionStorage).filter((key) => key.startsWith("requested"))')).toEqual([])
})

test('whoever signs out on a page is not led back to it', async () => {
  const page = await visit(BLANK_PAGE)
  const email = await becomeMember(page)
  await page.goto('/settings')
  await page
    .getByRole('button', { name: /^(Log|Sign) out$/i })
    .first()
    .click()
  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()

  await openDialog(page)
  await signIn(page, email)

  await page.waitForURL('**/dashboard')
})

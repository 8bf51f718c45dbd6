import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { clickTwice } from './clickTwice.ts'
import { axeInEachLook } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser, PHONE } from './openBrowser.ts'

const { visit, mailTo } = openBrowser()

const resetLinkIn = ({ text }: { text: string }) => /https?:\/\/\S+\/\?reset=[\w-]+/.exec(text)![0]
const password = (page: Page) => page.getByLabel('New password', { exact: true })

async function signIn(page: Page, email: string, secret: string) {
  const form = page.getByRole('dialog')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(secret)
  await form.getByRole('button', { name: 'Sign In' }).click()
}

async function requestLink(page: Page, email: string) {
  await page.getByRole('dialog').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText("If this email has an account, we've sent it a link.").waitFor()
}

test('resetting a forgotten password by email link ends the open session', async () => {
  const old = await visit(BLANK_PAGE)
  const email = await becomeMember(old)
  const page = await visit('/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await requestLink(page, email)

  await page.goto(resetLinkIn(await mailTo(email, /password/)))
  await password(page).fill('short')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByText('Password must be at least 6 characters').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await password(page).fill('another orrery')
  await clickTwice(page.getByRole('button', { name: 'Save the new password' }))

  await page.getByText('Your password has been changed. Sign in with the new one.').waitFor()
  await signIn(page, email, 'an orrery of brass')
  await page.getByText('Login failed').waitFor()
  await signIn(page, email, 'another orrery')
  await page.waitForURL('**/dashboard')
  await old.goto('/dashboard')
  await old.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
})

test('a reset link works once, and another one can be requested', async () => {
  const email = await becomeMember(await visit(BLANK_PAGE))
  const page = await visit('/?auth=forgot')
  await requestLink(page, email)
  const link = resetLinkIn(await mailTo(email, /password/))
  await page.goto(link)
  await password(page).fill('another orrery')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()

  await page.goto(link)
  await password(page).fill('a third orrery')
  await page.getByRole('button', { name: 'Save the new password' }).click()

  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  await page.getByText('This reset link is invalid or has already been used.').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('This link no longer works')
  expect(await password(page).count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Request a new one' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
})

test('a signed-in member who opens the forgot-password link is not redirected to the dashboard', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)

  await page.goto('/?auth=forgot')

  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.waitForURL('**/dashboard')
})

test('the forgot-password form answers the same for an unknown address and rejects an invalid one', async () => {
  const page = await visit('/?auth=forgot')
  await page.getByRole('dialog').getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('Invalid email address').waitFor()

  await requestLink(page, 'nobody@example.com')

  await expect(mailTo('nobody@example.com')).rejects.toThrow('No such mail')
})

test('with a temporary password every path shows the screen that changes it', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), mustChangePassword: true } })
  })
  for (const path of ['/', '/natal-chart', '/onboarding', '/dashboard']) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  }
  expect(await axeViolations(page)).toEqual([])

  await page.getByLabel('Temporary password', { exact: true }).fill('not the one')
  await password(page).fill('another orrery')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByText('This is not your current password.').waitFor()
  await page.getByLabel('Temporary password', { exact: true }).fill('an orrery of brass')
  await page.getByRole('button', { name: 'Save the new password' }).click()

  await page.getByText('Your password has been changed.').waitFor()
  await page.getByText('Why this reading').waitFor()
})

test('axe finds no violation in the sign-in and password dialogs in either theme', async () => {
  const page = await visit(BLANK_PAGE, { reducedMotion: 'reduce' })
  for (const path of ['/?auth=signin', '/?auth=forgot', '/?reset=nonsense']) {
    await page.goto(path)
    await page.getByRole('dialog').waitFor()
    expect(await axeInEachLook(page, { viewports: [PHONE] })).toEqual([])
  }
})

test('if the chunk of the sign-in dialog fails to load, the page stays and says so, and the dialog opens after a reload', async () => {
  const page = await visit(BLANK_PAGE)
  const other = await page.context().newPage()
  await other.route('**/assets/LandingDialogs*', (route) => route.abort())
  await other.goto('/')

  await other.getByRole('button', { name: 'Sign In' }).click()

  await other.getByText("We couldn't open this").waitFor()
  await other.unrouteAll()
  await other.reload()
  await other.getByRole('button', { name: 'Sign In' }).click()
  await other.getByRole('heading', { name: 'Welcome Back' }).waitFor()
})

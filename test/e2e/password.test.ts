import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clickTwice } from './clickTwice.ts'
import { flaws } from './flaws.ts'
import { openBrowser } from './openBrowser.ts'
import { BLANK, becomeMember } from './person.ts'

const { visit, mailTo } = openBrowser()

const resetLinkIn = ({ text }: { text: string }) => /https?:\/\/\S+\/\?reset=[\w-]+/.exec(text)![0]
const password = (page: Page) => page.getByLabel('New password', { exact: true })

async function signIn(page: Page, email: string, secret: string) {
  const form = page.getByRole('dialog')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(secret)
  await form.getByRole('button', { name: 'Sign In' }).click()
}

async function askForLink(page: Page, email: string) {
  await page.getByRole('dialog').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If there is an account with this email, a link is on its way.').waitFor()
}

test('a forgotten password is replaced by a link, and the session that was open is dead', async () => {
  const old = await visit(BLANK)
  const email = await becomeMember(old)
  const page = await visit('/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await askForLink(page, email)

  await page.goto(resetLinkIn(await mailTo(email, /password/)))
  await password(page).fill('short')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByText('Password must be at least 6 characters').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await password(page).fill('another orrery')
  await clickTwice(page.getByRole('button', { name: 'Save the new password' }))

  await page.getByText('Your password is changed. Sign in with the new one.').waitFor()
  await signIn(page, email, 'an orrery of brass')
  await page.getByText('Login failed').waitFor()
  await signIn(page, email, 'another orrery')
  await page.waitForURL('**/dashboard')
  await old.goto('/dashboard')
  await old.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
})

test('a link works once, and another can be asked for in its place', async () => {
  const email = await becomeMember(await visit(BLANK))
  const page = await visit('/?auth=forgot')
  await askForLink(page, email)
  const link = resetLinkIn(await mailTo(email, /password/))
  await page.goto(link)
  await password(page).fill('another orrery')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()

  await page.goto(link)
  await password(page).fill('a third orrery')
  await page.getByRole('button', { name: 'Save the new password' }).click()

  await page.getByText('This reset link is invalid or has already been used.').waitFor()
  await page.getByRole('link', { name: 'Ask for another' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
})

test('somebody signed in who follows the link of a warning is not sent on to the dashboard', async () => {
  const page = await visit(BLANK)
  await becomeMember(page)

  await page.goto('/?auth=forgot')

  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.waitForURL('**/dashboard')
})

test('an address without an account is answered alike, and one that is none is refused', async () => {
  const page = await visit('/?auth=forgot')
  await page.getByRole('dialog').getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('Invalid email address').waitFor()

  await askForLink(page, 'nobody@example.com')

  await expect(mailTo('nobody@example.com')).rejects.toThrow('No such mail')
})

test('after a temporary password every screen leads to the one that changes it', async () => {
  const page = await visit(BLANK)
  await becomeMember(page)
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), mustChangePassword: true } })
  })
  for (const path of ['/', '/natal-chart', '/onboarding', '/dashboard']) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  }
  expect(await flaws(page)).toEqual([])

  await page.getByLabel('Temporary password', { exact: true }).fill('not the one')
  await password(page).fill('another orrery')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByText('This is not your current password.').waitFor()
  await page.getByLabel('Temporary password', { exact: true }).fill('an orrery of brass')
  await page.getByRole('button', { name: 'Save the new password' }).click()

  await page.getByText('Your password is changed.').waitFor()
  await page.getByText('Why this reading').waitFor()
})

test('axe finds nothing in the dialogs', async () => {
  for (const theme of ['dark', 'light'])
    for (const path of ['/?auth=signin', '/?auth=forgot', '/?reset=nonsense']) {
      const page = await visit('/', { reducedMotion: 'reduce' })
      await page.evaluate((worn) => localStorage.setItem('theme', worn), theme)
      await page.goto(path)
      await page.getByRole('dialog').waitFor()
      expect(await flaws(page)).toEqual([])
    }
})

test('a dialog whose program does not come leaves words and a way to try again', async () => {
  const page = await visit(BLANK)
  const other = await page.context().newPage()
  await other.route('**/assets/LandingAuth*', (route) => route.abort())
  await other.goto('/')

  await other.getByRole('button', { name: 'Sign In' }).click()

  await other.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  await other.unrouteAll()
  await other.getByRole('button', { name: 'Reload' }).click()
  await other.getByRole('heading', { name: 'Welcome Back' }).waitFor()
})

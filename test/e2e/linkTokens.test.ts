import { expect, test } from 'vitest'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, mailTo } = openBrowser()

test('the verification page still shows success after a reload and after Back', async () => {
  const page = await visit(BLANK_PAGE)
  const { text } = await mailTo(await becomeMember(page))
  await page.goto(/https?:\/\/\S+verify-email\?token=[\w-]+/.exec(text)![0])
  await page.getByRole('heading', { name: 'Email Verified' }).waitFor()

  await page.reload()

  await page.getByText('Your email is already verified.').first().waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.getByText('Why this reading').waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Email Verified' }).waitFor()
})

test('a reset link survives a reload and Back, and is used up by the reset', async () => {
  const page = await visit(BLANK_PAGE)
  const email = await becomeMember(page)
  await page.goto('/?auth=forgot')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('The link works once and expires in an hour.').waitFor()
  const { text } = await mailTo(email, /password/)
  await page.goto(/https?:\/\/\S+\/\?reset=[\w-]+/.exec(text)![0])
  const password = page.getByLabel('New password', { exact: true })
  await password.and(page.locator('input')).waitFor()

  await page.reload()
  await password.and(page.locator('input')).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: 'Request a new one' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await page.goBack()
  await password.and(page.locator('input')).fill('another orrery')
  await page.getByRole('button', { name: 'Save the new password' }).click()

  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  expect(await page.getByText('Choose a new password').count()).toBe(0)
})

test('a reset link opened without a network says so, keeps its token, and opens by itself when there is one', async () => {
  const page = await visit(BLANK_PAGE, { serviceWorkers: 'allow' })
  await becomeMember(page)
  await page.goto('/dashboard')
  await page.getByText('Why this reading').waitFor()
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.context().setOffline(true)

  await page.goto('/?reset=a-token')

  await page.getByRole('heading', { name: "You're offline" }).waitFor()
  expect(new URL(page.url()).search).toBe('?reset=a-token')
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
})

test('a Google error is shown once and not again after a reload', async () => {
  const page = await visit('/?authError=CANCELLED')
  await page.getByText('Google sign-in failed').waitFor()

  await page.reload()

  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  expect(await page.getByText('Google sign-in failed').count()).toBe(0)
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.getByText('Google sign-in failed').count()).toBe(0)
})

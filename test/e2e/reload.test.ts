import { expect, test } from 'vitest'
import { openBrowser } from './openBrowser.ts'
import { BLANK, becomeMember } from './person.ts'

const { visit, mailTo } = openBrowser()

test('a confirmed address stays confirmed after a reload, and on the way back to the page', async () => {
  const page = await visit(BLANK)
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

test('a reset survives a reload and a step aside, and is gone once it is done', async () => {
  const page = await visit(BLANK)
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

test('what went wrong at Google is said once', async () => {
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

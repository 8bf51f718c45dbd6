import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBirth, answerQuestions, BLANK_PAGE, becomeMember, signUp } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit } = openBrowser()

const NOT_KEPT = "your browser didn't keep our cookie"

/** As in a browser that blocks cookies: what the server sets is gone before the next request. */
const blockCookies = (page: Page) =>
  page.route('**/api/auth/{login,register}', async (route) => {
    const response = await route.fetch()
    await page.context().clearCookies()
    const { 'set-cookie': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })

test('whoever signs in without cookies is told so, and signs in once they are allowed', async () => {
  const email = await becomeMember(await visit(BLANK_PAGE))
  const page = await visit('/?auth=signin')
  await blockCookies(page)
  const signIn = page.getByRole('dialog').getByRole('button', { name: 'Sign In' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('an orrery of brass')

  await signIn.click()

  await page.getByText(NOT_KEPT).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.getByText("You've been logged out").count()).toBe(0)
  expect(await page.getByText('Welcome back!').count()).toBe(0)

  await page.unrouteAll()
  await signIn.click()
  await page.waitForURL('**/dashboard')
})

test('a sign-in waits for the answer to an old cookie, which would take the new session with it', async () => {
  const page = await visit(BLANK_PAGE)
  const email = await becomeMember(page)
  const cookies = await page.context().cookies()
  const ended = cookies.map((cookie) => (/session/.test(cookie.name) ? { ...cookie, value: 'ended' } : cookie))
  await page.context().addCookies(ended)
  const check = Promise.withResolvers<Route>()
  await page.route('**/api/auth/user', check.resolve, { times: 1 })
  await page.goto('/?auth=signin')
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('an orrery of brass')

  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Signing in...').waitFor()
  // A sign-in that had not waited would be known before this call is.
  await page.evaluate("fetch('/config.json').then((reply) => reply.text())")

  expect(sent).not.toContain('/api/auth/login')
  await (await check.promise).continue()
  await page.waitForURL('**/dashboard')
  await page.reload()
  await page.getByText('Why this reading').waitFor()
})

test('whoever signs up without cookies is told so, and keeps the answers', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)
  await blockCookies(page)

  await signUp(page)

  await page.getByText(NOT_KEPT).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Lisbon, Portugal').waitFor()
})

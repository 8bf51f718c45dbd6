import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { weighSite } from '../../bench/weighSite.ts'
import { openSite } from './openSite.ts'

const newPage = openSite()
const KILOBYTE = 1000

test('a visitor gets 84 KB of script at most before doing anything, and the style inside the page', async () => {
  const page = await newPage()
  const loaded = watch(page)

  await page.goto('/', { waitUntil: 'networkidle' })

  const files = await Promise.all(loaded)
  const scripts = files.filter(({ type }) => type === 'script')
  const script = scripts.reduce((sum, { body }) => sum + gzipSync(body).length, 0)
  expect(script).toBeGreaterThan(0)
  expect(script).toBeLessThanOrEqual(84 * KILOBYTE)
  expect(files.filter(({ type }) => type === 'stylesheet')).toEqual([])
})

test('all scripts together weigh 150 KB at most, all styles 6 KB', () => {
  const { scripts, styles, inDocuments } = weighSite(inject('site'))

  expect(scripts).toBeGreaterThan(100)
  expect(scripts).toBeLessThanOrEqual(150)
  expect(styles).toBeGreaterThan(4)
  expect(styles).toBeLessThanOrEqual(6)
  expect(inDocuments).toBeLessThanOrEqual(0.5)
})

test('the words of the landing page need no script', async () => {
  const page = await newPage({ javaScriptEnabled: false })

  await page.goto('/')

  await page.getByRole('heading', { level: 1, name: /cosmic blueprint/ }).waitFor()
  await page.getByText('3-day free trial • No credit card required • Cancel anytime').waitFor()
  expect(await page.getByRole('link', { name: 'Get Started - Free Trial' }).getAttribute('href')).toBe('/onboarding')
})

test('nothing on the landing page shifts or moves by itself', async () => {
  const page = await newPage()

  await page.goto('/', { waitUntil: 'networkidle' })

  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await page.evaluate(shifted)).toBe(0)
})

test('a click that comes before the program is made again when it is there', async () => {
  const page = await newPage()
  await page.goto('/')

  await page.getByRole('button', { name: 'Sign In' }).evaluate((button: HTMLElement) => button.click())

  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
})

test('Esc closes the sign-in dialog and the focus returns to the button', async () => {
  const page = await newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('dialog').waitFor()

  await page.keyboard.press('Escape')

  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Sign In')
  expect(new URL(page.url()).search).toBe('')
})

test('/sign-in opens the dialog over the landing page', async () => {
  const page = await newPage()

  await page.goto('/sign-in')

  await page.getByRole('dialog', { name: 'Welcome Back' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test.each([
  { onboardingCompleted: true, path: '/dashboard' },
  { onboardingCompleted: false, path: '/onboarding' },
])('a signed-in person goes on to $path without doing anything', async ({ onboardingCompleted, path }) => {
  const page = await newPage()
  const user = { id: 'usr_1', email: 'ada@example.com', firstName: 'Ada', lastName: 'L', onboardingCompleted }
  await page.route('/api/auth/user', (route) => route.fulfill({ json: user }))
  await maybeSignedIn(page)

  await page.goto('/')

  await page.waitForURL(`**${path}`)
})

test('a stranger is asked about nothing, and no error stands in the console', async () => {
  const page = await newPage()
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))

  await page.goto('/', { waitUntil: 'networkidle' })

  expect(calls).toEqual([])
})

test('somebody whose session has ended stays on the landing page', async () => {
  const page = await newPage()
  await maybeSignedIn(page)

  await page.goto('/', { waitUntil: 'networkidle' })

  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
})

/** The browser holds a session's cookie; whether it still opens anything is another question. */
const maybeSignedIn = (page: Page) =>
  page.context().addCookies([{ name: '__Host-session', value: 'token', url: 'https://127.0.0.1', secure: true }])

test('the chosen theme is there before the first paint and stays', async () => {
  const page = await newPage({ colorScheme: 'light' })
  await page.goto('/')
  expect(await ground(page)).toBe('rgb(12, 14, 20)')

  await page.getByTitle('Light').click()
  await page.locator('html[data-theme=light]').waitFor()
  await page.reload({ waitUntil: 'commit' })
  await page.locator('h1').waitFor()

  expect(await ground(page)).toBe('rgb(246, 241, 230)')
})

test('a click without a connection leaves the page where it is', async () => {
  const page = await newPage()
  await page.goto('/')
  await page.context().setOffline(true)

  await page.getByRole('button', { name: 'Sign In' }).click()

  await page.locator('button:not([aria-busy])', { hasText: 'Sign In' }).waitFor()
  await page.getByRole('heading', { level: 1, name: /cosmic blueprint/ }).waitFor()
  expect(page.url()).toMatch(/^http/)
})

test('a deep link shows the shape of a screen before the program, never the landing page', async () => {
  const page = await newPage({ javaScriptEnabled: false })

  await page.goto('/natal-chart')

  await page.locator('main[aria-busy]').waitFor()
  expect(await page.getByText('cosmic blueprint').count()).toBe(0)
})

test('an unknown address says so in its title and its heading', async () => {
  const page = await newPage()

  await page.goto('/no/such/page')

  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor()
  expect(await page.title()).toContain('404 Page Not Found')
})

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

function watch(page: Page) {
  const loaded: Promise<{ type: string; body: Buffer }>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (!response.url().includes('/api/')) loaded.push(response.body().then((body) => ({ type, body })))
  })
  return loaded
}

/** The layout shift of the page so far. Runs in the browser. */
function shifted(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { value?: number; entryType: string })[]
      resolve(entries.reduce((sum, { value = 0, entryType }) => sum + (entryType === 'layout-shift' ? value : 0), 0))
    }).observe({ type: 'layout-shift', buffered: true })
    // The observer stays silent when nothing shifted.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
  })
}

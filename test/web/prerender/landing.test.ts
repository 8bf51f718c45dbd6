import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { pictures } from '../../../web/lib/drawing/pictures.ts'
import { chunksOf, weighSite } from '../../bench/weighSite.ts'
import { openSite } from './openSite.ts'

const newPage = openSite()
const KILOBYTE = 1000

test('a visitor loads at most 3 KB of JavaScript before any input, and no stylesheet', async () => {
  const page = await newPage()
  const loaded = collectFiles(page)

  await page.goto('/', { waitUntil: 'networkidle' })

  const files = await Promise.all(loaded)
  const scripts = files.filter(({ type }) => type === 'script')
  const script = scripts.reduce((sum, { body }) => sum + gzipSync(body).length, 0)
  expect(script).toBeGreaterThan(0)
  expect(script).toBeLessThanOrEqual(3 * KILOBYTE)
  expect(files.filter(({ type }) => type === 'stylesheet')).toEqual([])
})

test('the landing page is at most 14 KB with at most 3 KB of CSS inlined', () => {
  const { landing } = weighSite(inject('site'))

  expect(landing.document).toBeLessThanOrEqual(14)
  expect(landing.style).toBeGreaterThan(1)
  expect(landing.style).toBeLessThanOrEqual(3)
})

test('the first visit to the dashboard loads at most 120 KB of JavaScript and 6 KB of CSS', () => {
  const { dashboard } = weighSite(inject('site'))

  expect(dashboard.scripts).toBeGreaterThan(80)
  expect(dashboard.scripts).toBeLessThanOrEqual(120)
  expect(dashboard.styles).toBeGreaterThan(4)
  expect(dashboard.styles).toBeLessThanOrEqual(6)
})

test('only screens with forms load the library of schemas', () => {
  const withForms = ['Admin', 'Settings', 'Onboarding', 'LandingDialogs', 'BirthDataDialog', 'BirthPlaceDialog']
  const without = ['Dashboard', 'NatalChart', 'SampleChart', 'Compatibility', 'AiChat', 'ManageBilling', 'Readings']
  const loadSchemas = (screen: string) => chunksOf(inject('site'), screen).includes('zod')

  expect(withForms.filter((screen) => !loadSchemas(screen))).toEqual([])
  expect(without.filter(loadSchemas)).toEqual([])
  expect(() => loadSchemas('NoSuchScreen')).toThrow('no chunk')
})

test('the app without its rooms is at most 215 KB of JavaScript and 11 KB of CSS, and no screen or room adds more than its share', () => {
  const { scripts, styles, screens, rooms } = weighSite(inject('site'))

  expect(scripts).toBeLessThanOrEqual(215)
  expect(styles).toBeLessThanOrEqual(11)
  const { NatalChart, Admin, ...others } = screens
  expect(NatalChart).toBeLessThanOrEqual(16)
  // Nobody but operators loads it.
  expect(Admin).toBeLessThanOrEqual(20)
  expect(Object.keys(others).length).toBeGreaterThan(5)
  for (const [name, weight] of Object.entries(others)) expect(weight, name).toBeLessThanOrEqual(12)
  for (const [name, weight] of Object.entries(rooms)) expect(weight, name).toBeLessThanOrEqual(12)
})

test('the landing page is readable without JavaScript', async () => {
  const page = await newPage({ javaScriptEnabled: false })

  await page.goto('/')

  await page.getByRole('heading', { level: 1, name: /cosmic blueprint/ }).waitFor()
  await page.getByText('3-day free trial • No credit card required • Cancel anytime').waitFor()
  await page.getByRole('heading', { name: 'A look inside' }).waitFor()
  expect(await page.getByRole('link', { name: 'Get Started - Free Trial' }).getAttribute('href')).toBe('/onboarding')
})

test('on every other address a visitor without JavaScript is told that it is needed', async () => {
  const page = await newPage({ javaScriptEnabled: false })

  for (const path of ['/onboarding', '/dashboard', '/verify-email?token=x']) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'This page needs JavaScript' }).waitFor()
    expect(await page.locator('#root').isVisible()).toBe(false)
  }
})

test.each([
  true,
  false,
])('an unknown address answers 404 and says so (with JavaScript: %s)', async (javaScriptEnabled) => {
  const page = await newPage({ javaScriptEnabled })

  const response = await page.goto('/nowhere')

  expect(response?.status()).toBe(404)
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
  expect(await page.title()).toBe('404 Page Not Found · Orrery')
  expect(await page.getByRole('link', { name: 'Back to Start' }).getAttribute('href')).toBe('/')
})

test('the landing page has no layout shift and no animation', async () => {
  const page = await newPage()

  await page.goto('/', { waitUntil: 'networkidle' })

  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await page.evaluate(layoutShift)).toBe(0)
})

test.each([
  'dark',
  'light',
])('the pictures of the %s theme load near the window, and those of the other not at all', async (theme) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } })
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  const loaded: string[] = []
  page.on('response', (response) => response.url().includes('/pictures/') && loaded.push(response.url()))
  await page.goto('/')

  const shown = page.locator('img:visible')
  for (const picture of await shown.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeTruthy()
  }

  expect(loaded.length).toBe(await shown.count())
  expect(loaded.length).toBe(Object.keys(pictures).length)
  expect(loaded.filter((url) => !url.endsWith(`-${theme}.svg`))).toEqual([])
  expect(await page.evaluate(layoutShift)).toBe(0)
})

test("today's reading is offered right under the main button, and on a phone without scrolling", async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 } })
  await page.goto('/')

  const [button, reading] = await Promise.all(
    ['Get Started - Free Trial', "Read today's reading"].map((name) => page.getByRole('link', { name }).boundingBox()),
  )

  expect(reading!.y).toBe(button!.y + button!.height + 12)
  expect(reading!.y + reading!.height).toBeLessThan(844)
})

test('a click made before the app has loaded is repeated afterwards', async () => {
  const page = await newPage()
  await page.goto('/')

  await page.getByRole('button', { name: 'Sign In' }).evaluate((button: HTMLElement) => button.click())

  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
})

test('Esc closes the sign-in dialog and restores the focus to the button', async () => {
  const page = await newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('dialog').waitFor()

  await page.keyboard.press('Escape')

  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Sign In')
  expect(new URL(page.url()).search).toBe('')
})

test('/sign-in opens the sign-in dialog over the landing page', async () => {
  const page = await newPage()

  await page.goto('/sign-in')

  await page.getByRole('dialog', { name: 'Welcome Back' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test.each([
  { onboardingCompleted: true, path: '/dashboard' },
  { onboardingCompleted: false, path: '/onboarding' },
])('a signed-in member at the landing page is redirected to $path', async ({ onboardingCompleted, path }) => {
  const page = await newPage()
  const user = { id: 'usr_1', email: 'ada@example.com', firstName: 'Ada', lastName: 'L', onboardingCompleted }
  await page.route('/api/auth/user', (route) => route.fulfill({ json: user }))
  await addSessionCookie(page)

  await page.goto('/')

  await page.waitForURL(`**${path}`)
})

test('the landing page makes no API call for a visitor', async () => {
  const page = await newPage()
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))

  await page.goto('/', { waitUntil: 'networkidle' })

  expect(calls).toEqual([])
})

test('a member whose session has expired stays on the landing page', async () => {
  const page = await newPage()
  await addSessionCookie(page)

  await page.goto('/', { waitUntil: 'networkidle' })

  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
})

/** Adds a session cookie, whether or not the session is still valid. */
const addSessionCookie = (page: Page) =>
  page.context().addCookies([{ name: '__Host-session', value: 'token', url: 'https://127.0.0.1', secure: true }])

test('the chosen theme applies before the first paint and survives a reload', async () => {
  const page = await newPage({ colorScheme: 'light' })
  await page.goto('/')
  expect(await background(page)).toBe('rgb(12, 14, 20)')

  await page.getByTitle('Light').click()
  await page.locator('html[data-theme=light]').waitFor()
  await page.reload({ waitUntil: 'commit' })
  await page.locator('h1').waitFor()

  expect(await background(page)).toBe('rgb(246, 241, 230)')
})

test('a click while offline leaves the landing page in place', async () => {
  const page = await newPage()
  await page.goto('/')
  await page.context().setOffline(true)

  await page.getByRole('button', { name: 'Sign In' }).click()

  await page.locator('button:not([aria-busy])', { hasText: 'Sign In' }).waitFor()
  await page.getByRole('heading', { level: 1, name: /cosmic blueprint/ }).waitFor()
  expect(page.url()).toMatch(/^http/)
})

test('a deep link shows a skeleton before the app has loaded, and not the landing page', async () => {
  const page = await newPage()
  await page.route('**/*.js', () => {})

  await page.goto('/natal-chart', { waitUntil: 'commit' })

  await page.locator('main [aria-busy]').waitFor()
  expect(await page.getByText('cosmic blueprint').count()).toBe(0)
})

test('an unknown path says so in its title and its heading', async () => {
  const page = await newPage()

  await page.goto('/no/such/page')

  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor()
  expect(await page.title()).toContain('404 Page Not Found')
})

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

function collectFiles(page: Page) {
  const loaded: Promise<{ type: string; body: Buffer }>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (!response.url().includes('/api/')) loaded.push(response.body().then((body) => ({ type, body })))
  })
  return loaded
}

/** The layout shift of the page so far. Runs in the browser. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { value?: number; entryType: string })[]
      resolve(entries.reduce((sum, { value = 0, entryType }) => sum + (entryType === 'layout-shift' ? value : 0), 0))
    }).observe({ type: 'layout-shift', buffered: true })
    // The observer is not called when there was no shift.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
  })
}

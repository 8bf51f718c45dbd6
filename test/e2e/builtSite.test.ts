import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Orrery, startOrrery } from '../../infra/local/startOrrery.ts'
import { builtPages } from '../setup/builtPages.ts'
import { launchBrowser } from '../setup/launchBrowser.ts'

let orrery: Orrery
let browser: Browser

beforeAll(async () => {
  orrery = await startOrrery({ port: 0, data: 'memory', pages: { builtIn: builtPages() } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await orrery?.stop()
})

const headersOf = async (path: string) => (await fetch(orrery.url + path)).headers

test('no screen violates the content security policy', async () => {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))

  for (const path of [
    '/',
    '/onboarding',
    '/dashboard',
    '/natal-chart',
    '/compatibility',
    '/verify-email?token=x',
    '/nowhere',
  ]) {
    await page.goto(orrery.url + path, { waitUntil: 'networkidle' })
    await expect.poll(() => page.locator('body').innerText()).not.toBe('')
  }

  expect(complaints.filter((text) => /security policy|refused|error:/i.test(text))).toEqual([])
})

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/licences.txt', 'text/plain; charset=utf-8'],
])('%s is a file of the site', async (path, type) => {
  const { status, headers } = await fetch(orrery.url + path)

  expect([status, headers.get('content-type')]).toEqual([200, type])
})

test('no document has two mains, or a style outside of its head', () => {
  const faults = globSync(join(builtPages(), '*.html')).filter((file) => {
    const [, body = ''] = readFileSync(file, 'utf8').split('</head>')
    return body.includes('<style') || body.split('<main').length !== 2
  })

  expect(faults).toEqual([])
})

test('the landing page has its own HTML file, the screens in the app shell share one for members, and the others another', async () => {
  const htmlOf = async (path: string, headers = {}) => (await fetch(orrery.url + path, { headers })).text()
  const asMember = (path: string) => htmlOf(path, { cookie: '__Host-session=token' })
  const [landing, onboarding, verifying, visited, dashboard, chart] = await Promise.all([
    htmlOf('/'),
    htmlOf('/onboarding'),
    htmlOf('/verify-email?token=x'),
    htmlOf('/dashboard'),
    asMember('/dashboard?step=2'),
    asMember('/natal-chart'),
  ])
  expect(landing).toContain('Get Started - Free Trial')
  for (const screen of [onboarding, dashboard]) expect(screen).not.toContain('Get Started - Free Trial')
  for (const screen of [verifying, visited]) expect(screen).toBe(onboarding)
  expect(chart).toBe(dashboard)
  expect(onboarding).not.toContain('aria-label="Main"')
  expect(dashboard).toContain('aria-label="Main"')
})

test('HTML is always revalidated, and assets are cached for a year', async () => {
  const [asset] = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(`${orrery.url}/dashboard`)).text()) ?? []

  expect((await headersOf('/')).get('cache-control')).toBe('no-cache')
  expect((await headersOf(asset!)).get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('text is compressed for clients that accept it', async () => {
  const sent = await fetch(`${orrery.url}/dashboard`, { headers: { 'accept-encoding': 'br' } })
  expect(sent.headers.get('content-encoding')).toBe('br')
  expect(await sent.text()).toContain('<!doctype html>')

  const plain = await fetch(`${orrery.url}/dashboard`, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toContain('<!doctype html>')
})

test.each([
  'auth-test',
  'test-wallets',
  'AuthTest',
  'TestWallets',
  'Test Subscription API',
  'test payment',
])('no file of a production build mentions %s, which belongs to the pages for developers', (trace) => {
  const files = globSync('**/*.{js,css,html,xml,txt,webmanifest}', { cwd: builtPages() })

  const found = files.filter((file) => (file + readFileSync(join(builtPages(), file), 'utf8')).includes(trace))

  expect(files.length).toBeGreaterThan(30)
  expect(found).toEqual([])
})

test('a page with a token in its URL sends no referrer', async () => {
  expect((await headersOf('/verify-email')).get('referrer-policy')).toBe('no-referrer')
  expect((await headersOf('/dashboard')).get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

test.each(['/assets/none.js', '/..%2f..%2fpackage.json', '/%00.js'])('%s answers 404', async (path) => {
  expect((await fetch(orrery.url + path)).status).toBe(404)
})

test('an unknown API path is answered with JSON by the API and not with a page', async () => {
  const response = await fetch(`${orrery.url}/api/nowhere`)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toContain('application/json')
})

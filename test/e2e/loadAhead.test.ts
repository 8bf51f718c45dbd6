import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, grant } = openBrowser()

/** Notes what a page asks of the API from now on. */
function noteReads(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) reads.push(pathname)
  })
  return reads
}

/** A member whom the browser remembers, as after a first visit. */
async function becomeRemembered(page: Page): Promise<string> {
  const email = await becomeMember(page)
  await page.evaluate(async () => {
    const { id } = (await (await fetch('/api/auth/user')).json()) as { id: string }
    localStorage.setItem('userId', id)
  })
  return email
}

/** Keeps the app from running until it is released. */
async function holdApp(page: Page): Promise<() => void> {
  const app = Promise.withResolvers<void>()
  await page.route('**/startApp-*.js', async (route) => {
    await app.promise
    await route.continue()
  })
  return app.resolve
}

test.each([
  ['/dashboard', '/api/home', /Dashboard-.*\.js/, 'Why this reading'],
  ['/natal-chart', '/api/user/profile', /NatalChart-.*\.js/, 'Overview'],
])('on %s, %s and the code of the screen are fetched while the app is still on its way, each once', async (path, read, code, shown) => {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeRemembered(page), 7)
  const reads = noteReads(page)
  const releaseApp = await holdApp(page)
  const ahead = ['/api/auth/user', read]
  const sent = Promise.all([page.waitForRequest(code), ...ahead.map((each) => page.waitForResponse(`**${each}`))])

  await page.goto(path, { waitUntil: 'commit' })
  await sent
  expect(reads.toSorted()).toEqual(ahead.toSorted())
  releaseApp()

  await page.getByText(shown).first().waitFor()
  await page.waitForLoadState('networkidle')
  for (const each of ahead) expect(reads.filter((asked) => asked === each)).toHaveLength(1)
})

test('for a visitor the landing page asks the API for nothing, and a screen for members not for their data', async () => {
  const page = await visit(BLANK_PAGE)
  const reads = noteReads(page)

  await page.goto('/', { waitUntil: 'networkidle' })
  expect(reads).toEqual([])

  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  expect(reads).not.toContain('/api/home')
})

test('for someone with a session whom the browser does not remember, only the session is asked for ahead', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  const reads = noteReads(page)
  const releaseApp = await holdApp(page)
  const sent = Promise.all([page.waitForRequest(/Dashboard-.*\.js/), page.waitForResponse('**/api/auth/user')])

  await page.goto('/dashboard', { waitUntil: 'commit' })
  await sent
  expect(reads).toEqual(['/api/auth/user'])
  releaseApp()

  await page.getByText('Why this reading').waitFor()
  expect(reads.filter((asked) => asked === '/api/auth/user')).toHaveLength(1)
})

test('once another tab has signed out, nothing that was asked ahead counts', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeRemembered(page)
  await page.goto('/dashboard')
  await page.getByText('Why this reading').waitFor()
  expect(await page.evaluate('typeof askedAhead')).toBe('object')

  const other = await page.context().newPage()
  await other.goto(BLANK_PAGE)
  await other.evaluate(() => localStorage.removeItem('userId'))

  await expect.poll(() => page.evaluate('typeof askedAhead')).toBe('undefined')
})

test('while a logout waits for the server, nothing is asked for whoever is still signed in', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeRemembered(page)
  await page.evaluate(() => localStorage.setItem('pendingLogout', 'true'))
  const reads = noteReads(page)
  await page.route('**/api/auth/logout', (route) => route.abort())

  await page.goto('/dashboard', { waitUntil: 'networkidle' })

  expect(reads).not.toContain('/api/home')
})

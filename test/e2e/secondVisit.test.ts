import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { aBirth, BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser, shiftOf } from './openBrowser.ts'

const { visit } = openBrowser()

const STALE = /^We couldn't update this page\. Saved on /

/** A member who has opened the dashboard once. */
async function openDashboard(): Promise<Page> {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.goto('/dashboard')
  await page.getByText('Why this reading').waitFor()
  return page
}

test('while the server cannot be reached, the remembered dashboard is shown and marked, and Retry refreshes it', async () => {
  const page = await openDashboard()
  await page.route('**/api/**', (route) => route.abort())

  await page.reload()

  await page.getByText('Why this reading').waitFor()
  await page.getByRole('heading', { name: /, Ada$/ }).waitFor()
  await page.getByText(STALE).waitFor()
  expect(await shiftOf(page)).toBe(0)
  expect(await axeViolations(page)).toEqual([])

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText(STALE).waitFor({ state: 'detached' })
  expect(await page.getByText('Why this reading').count()).toBe(1)
})

test('a second visit shows the dashboard before any reply has arrived', async () => {
  const page = await openDashboard()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/**', async (route) => {
    await held
    await route.continue()
  })

  await page.reload()
  await page.getByText('Why this reading').waitFor()
  release()

  await page.waitForLoadState('networkidle')
  expect(await page.getByText(STALE).count()).toBe(0)
  expect(await shiftOf(page)).toBe(0)
})

test('who is signed in is asked while the code of the screen is still on its way', async () => {
  const page = await openDashboard()
  const code = Promise.withResolvers<void>()
  await page.route(/Dashboard-.*\.js/, async (route) => {
    await code.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/auth/user')

  await page.reload({ waitUntil: 'commit' })

  await asked
  code.resolve()
  await page.getByText('Why this reading').waitFor()
})

test('a second visit makes at most three requests of at most 6 KB together', async () => {
  const page = await openDashboard()
  // What the first visit still asks for is not the second one's.
  await page.waitForLoadState('networkidle')
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    // The stand-in for Stripe.js is the local stack's own: no build has it.
    const isCached = /\/(assets|licences|__stripe)\/|\.(svg|png|webmanifest|woff2)$/.test(
      new URL(response.url()).pathname,
    )
    if (!isCached) sizes.push(response.body().then((body) => gzipSync(body).length))
  })

  await page.reload()
  await page.getByText('Why this reading').waitFor()
  await page.waitForLoadState('networkidle')

  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(sizes.length).toBeLessThanOrEqual(3)
  expect(bytes).toBeLessThanOrEqual(6_000)
})

test('the remembered dashboard of another account is not shown', async () => {
  const page = await openDashboard()
  await page.evaluate(() => localStorage.setItem('userId', 'usr_somebody_else'))
  await page.route('**/api/**', (route) => route.abort())

  await page.reload()

  await page.getByText("We couldn't load your account.").waitFor()
  expect(await page.getByText('Ada').count()).toBe(0)
})

test('the remembered dashboard disappears when the reply names another account', async () => {
  const page = await openDashboard()
  await page.goto(BLANK_PAGE)
  await becomeMember(page, { ...aBirth, date: '1990-08-28' })
  await page.route('**/api/home', () => {})

  await page.goto('/dashboard')

  await page.getByText('Loading your guidance for today').waitFor()
  expect(await page.getByText('Sun in Pisces').count()).toBe(0)
})

test('going offline and online again causes no layout shift', async () => {
  const page = await openDashboard()

  await page.context().setOffline(true)
  await page.getByText("You're offline.").waitFor()
  expect(await shiftOf(page)).toBe(0)

  await page.context().setOffline(false)
  await page.getByText("You're offline.").waitFor({ state: 'detached' })
  expect(await shiftOf(page)).toBe(0)
})

test('a changed name does not revert to the one of the remembered dashboard', async () => {
  const page = await openDashboard()
  await page.getByRole('link', { name: /^Settings for/ }).click()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('First name').fill('Augusta')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Augusta Lovelace').waitFor()

  await page.getByRole('link', { name: 'Home' }).click()

  await page.getByText('Why this reading').waitFor()
  await page.getByRole('link', { name: 'Settings for Augusta' }).click()
  await page.getByText('Augusta Lovelace').waitFor()
})

test('retrying the session check shows that it is loading', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.route('**/api/auth/user', (route) => route.abort())
  await page.goto('/dashboard')
  await page.getByText("We couldn't load your account.").waitFor()
  const held = Promise.withResolvers<void>()
  await page.unrouteAll()
  await page.route('**/api/auth/user', async (route) => {
    await held.promise
    await route.continue()
  })

  await page.getByRole('button', { name: 'Retry' }).press('Enter')

  await page.getByText('Loading your guidance for today').waitFor()
  held.resolve()
  await page.getByText('Why this reading').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
})

test('after Retry on the dashboard the focus stays on the screen', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.route('**/api/home', (route) => route.abort())
  await page.goto('/dashboard')
  await page.getByText("We couldn't load today's guidance.").waitFor()
  await page.unrouteAll()

  await page.getByRole('button', { name: 'Retry' }).press('Enter')

  await page.getByText('Why this reading').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
})

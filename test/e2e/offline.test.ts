import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { aBirth, BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser, shiftOf } from './openBrowser.ts'

const { visit, grant } = openBrowser()

const SAVED = /^You're offline\. Saved on \w+ \d+, \d{4} at \d+:\d\d [AP]M\.$/

/** A member whose browser has stored the release. */
async function installApp(days = 0, birth = aBirth): Promise<Page> {
  const page = await visit(BLANK_PAGE, { serviceWorkers: 'allow' })
  const email = await becomeMember(page, birth)
  if (days > 0) await grant(email, days)
  await page.goto('/dashboard')
  await page.getByText('Why this reading').waitFor()
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  return page
}

const openChart = async (page: Page) => {
  await page.goto('/natal-chart#positions')
  await page.getByRole('heading', { name: 'Planetary Positions' }).waitFor()
}

test('without a network the dashboard opens with the saved reading, and says when it was saved', async () => {
  const page = await installApp()
  const title = await page.getByRole('article').getByRole('heading', { level: 2 }).innerText()
  await page.context().setOffline(true)

  await page.reload()

  await page.getByRole('heading', { name: title }).waitFor()
  await page.getByText(SAVED).waitFor()
  expect(await page.getByText("Today's Guidance").count()).toBe(1)
  expect(await shiftOf(page)).toBe(0)
  expect(await axeViolations(page)).toEqual([])
})

test('on a phone and on a desktop the banner covers neither the end of a page nor what has the focus', async () => {
  const page = await installApp()
  await page.context().setOffline(true)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await page.reload()
    await page.getByText(SAVED).waitFor()
    const top = (await page.locator('[data-banner]').boundingBox())!.y

    // A page scrolls by whole pixels, so the fraction of one stays out of reach.
    await page.getByRole('main').getByRole('link').last().focus()
    expect(Math.floor(await bottomOf(page, ':focus')), `at ${width} px`).toBeLessThanOrEqual(top)

    expect(Math.floor(await scrolledToEnd(page)), `at ${width} px`).toBeLessThanOrEqual(top)
  }
})

test('without a network the chart opens as it was saved, and Retry brings it up to date', async () => {
  const page = await installApp(7)
  await openChart(page)
  await page.context().setOffline(true)

  await page.reload()

  await page.getByRole('heading', { name: 'Planetary Positions' }).waitFor()
  await page.getByText(SAVED).waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText(/Saved on/).waitFor({ state: 'detached' })
})

test('without a network a free member still reads their Big Three', async () => {
  const page = await installApp()
  await page.context().setOffline(true)

  await page.goto('/natal-chart')

  await page.getByRole('heading', { name: 'Natal Chart', exact: true }).waitFor()
  await page.getByText('Pisces').first().waitFor()
})

test('without a network the chart page keeps what it can show where the form for an unknown place is not on the device', async () => {
  const page = await installApp(7, { ...aBirth, place: 'Qqxzzy' })
  await page.context().setOffline(true)

  await page.goto('/natal-chart')

  await page.getByText('this form needs a connection').waitFor()
  await page.getByText('February 28, 1990').waitFor()
  await page.getByText("We couldn't find your birth place.").waitFor()
  await page.context().setOffline(false)
  await page.getByRole('combobox', { name: 'Birth place' }).waitFor()
})

test('on a later day without a network the last reading is shown, and nothing claims to be about that day', async () => {
  const page = await installApp()
  await page.context().setOffline(true)
  await page.clock.setFixedTime(await page.evaluate(() => Date.now() + 86_400_000))

  await page.reload()

  await page.getByText('Why this reading').waitFor()
  await page.getByText('Your last guidance').waitFor()
  await page.getByText(SAVED).waitFor()
  expect(await page.getByText("Today's Guidance").count()).toBe(0)
  expect(await page.getByText('The Moon now').count()).toBe(0)
})

test('a dialog that was never opened says without a network why it stays closed, and the reading stays', async () => {
  const page = await installApp()
  await page.context().setOffline(true)

  await page.getByRole('button', { name: 'Write a note' }).click()

  await page.getByText('Opening this needs a connection.').waitFor()
  expect(await page.getByText('Why this reading').isVisible()).toBe(true)

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Write a note' }).click()
  await page.getByRole('dialog').waitFor()
})

test('a screen that was never opened says without a network what it needs, and opens by itself when there is one', async () => {
  const page = await installApp()
  await page.context().setOffline(true)

  await page.getByRole('link', { name: 'Match' }).click()

  await page.getByRole('heading', { name: "You're offline" }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText("There's still no connection.").waitFor()

  await page.context().setOffline(false)
  await page.getByText('Date Decoder').waitFor()
})

test('without a network the installed app opens at its start, and an unknown address says that there is no such page', async () => {
  const page = await installApp()
  await page.context().setOffline(true)

  await page.goto('/')
  await page.waitForURL('**/dashboard')
  await page.getByText('Why this reading').waitFor()

  await page.goto('/nowhere')
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
})

test('after logging out nothing personal is left to read without a network', async () => {
  const page = await installApp(7)
  await openChart(page)
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: /^Settings for/ }).click()
  await page.evaluate('globalThis.isOld = true')
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  // The landing page is shown at once, and loaded anew right after.
  await expect.poll(() => page.evaluate('globalThis.isOld').catch(() => true)).toBeUndefined()
  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  await page.context().setOffline(true)

  await page.goto('/natal-chart')

  await page.getByText("We couldn't load your account.").waitFor()
  expect(await storedText(page)).not.toMatch(/Ada|Pisces|usr_|@example/)
})

test('the next account on the same browser never sees the chart of the one before', async () => {
  const page = await installApp(7)
  await openChart(page)
  const savedFor = () => page.evaluate("localStorage.getItem('userId')")
  const first = await savedFor()
  await page.goto(BLANK_PAGE)
  await grant(await becomeMember(page, { ...aBirth, date: '1985-08-01' }), 7)
  await page.goto('/dashboard')
  // A dashboard is saved for whom the session has named before.
  await expect.poll(savedFor).not.toBe(first)
  await page.reload()
  // A reading may name it too.
  await page.getByText('Sun in Leo', { exact: true }).waitFor()
  await page.context().setOffline(true)

  await page.goto('/natal-chart')

  await page.getByText("We couldn't load your chart.").waitFor()
  await page.getByText('August 1, 1985').waitFor()
  expect(await page.getByText('Pisces').count()).toBe(0)
})

test('the service worker stores no reply of the API and no page of a visitor', async () => {
  const page = await installApp(7)
  await openChart(page)

  const stored: string[] = await page.evaluate(`caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.open(name))))
    .then((opened) => Promise.all(opened.map((cache) => cache.keys())))
    .then((requests) => requests.flat().map(({ url }) => new URL(url).pathname))`)

  expect(stored).toContain('/app.html')
  expect(stored.filter((path) => path !== '/app.html' && !path.startsWith('/assets/'))).toEqual([])
})

test('a visitor installs no service worker', async () => {
  const page = await visit('/onboarding', { serviceWorkers: 'allow' })
  await page.getByLabel('Year').waitFor()
  await page.waitForLoadState('networkidle')

  expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)')).toBe(0)
})

/** What this browser keeps beside scripts and styles, as one text. */
const storedText = (page: Page): Promise<string> =>
  page.evaluate(`caches.match('/app.html')
    .then((shell) => shell.text())
    .then((html) => [...Object.entries(localStorage), ...Object.entries(sessionStorage), html].join('\\n'))`)

/** Where the end of the page is once it is scrolled there. At once, since a reminder may still come below the screen. */
const scrolledToEnd = (page: Page): Promise<number> =>
  page.evaluate(`scrollTo(0, document.body.scrollHeight),
    [...document.querySelectorAll('main, main ~ *')].at(-1).getBoundingClientRect().bottom`)

const bottomOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate(`document.querySelector('${selector}').getBoundingClientRect().bottom`)

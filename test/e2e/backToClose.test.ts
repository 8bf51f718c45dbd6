import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, grant } = openBrowser()

const dialog = (page: Page) => page.getByRole('dialog')
const isGone = (page: Page) => dialog(page).waitFor({ state: 'detached' })
const address = (page: Page) => page.evaluate('location.pathname + location.search')

/** The path of the screen that Back leads to from here. */
async function pathBefore(page: Page): Promise<string> {
  await page.goBack()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  return address(page) as Promise<string>
}

/** On the dashboard, with the settings behind it. */
async function openDashboard(): Promise<Page> {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page), 7)
  await page.goto('/settings')
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'Past readings' }).waitFor()
  return page
}

test('a full report opens by its address, and Back and Escape close it', async () => {
  const page = await openDashboard()
  await page.getByRole('link', { name: 'Match' }).click()
  await page.getByLabel("Partner's birth date").fill('1992-11-13')
  await page.getByRole('button', { name: 'Decode Connection' }).click()
  const opener = page.getByRole('button', { name: /^View Full Report/ })
  await opener.click()
  await dialog(page).getByRole('heading', { name: 'Overview' }).waitFor()
  const report = (await address(page)) as string
  expect(report).toMatch(/^\/compatibility\?report=./)

  await page.goBack()
  await isGone(page)
  expect(await address(page)).toBe('/compatibility')
  await opener.click()
  await dialog(page).getByRole('heading', { name: 'Overview' }).waitFor()
  await page.keyboard.press('Escape')
  await isGone(page)
  await expect.poll(() => address(page)).toBe('/compatibility')

  await page.goto(report)
  await dialog(page).getByRole('heading', { name: 'Overview' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await isGone(page)
  await expect.poll(() => address(page)).toBe('/compatibility')
})

test('Back closes a dialog without an address, and closing it otherwise leaves no trace in the history', async () => {
  const page = await openDashboard()
  const enter = page.getByRole('button', { name: 'Enter Code' })
  await enter.click()
  await dialog(page).waitFor()
  await page.goBack()
  await isGone(page)
  expect(await address(page)).toBe('/dashboard')

  await enter.click()
  await dialog(page).waitFor()
  await page.keyboard.press('Escape')
  await isGone(page)
  expect(await pathBefore(page)).toBe('/settings')
})

test('from a screen that a dialog led to, Back leads to the screen below the dialog', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.goto('/compatibility')
  await page.getByLabel("Partner's birth date").fill('1992-11-13')
  await page.getByRole('button', { name: 'Decode Connection' }).click()
  await dialog(page).getByRole('link', { name: 'Start Free Trial' }).click()
  await page.waitForURL('**/subscribe')

  await page.goBack()

  await page.getByRole('heading', { name: 'Recent Reports' }).waitFor()
  expect(await dialog(page).count()).toBe(0)
})

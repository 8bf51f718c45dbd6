import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aCard } from '../checks/aPayer.ts'
import { openSetup, openShop } from './checkoutPage.ts'
import { axeInEachLook, inEachLook, overflowsOf } from './inEachLook.ts'
import { openBrowser, shiftOf } from './openBrowser.ts'
import { tabTo } from './tabTo.ts'

const { visit, saveCard } = openBrowser()

/** What could lead somebody away who is about to pay. */
const distractions = async (page: Page): Promise<number> =>
  (await page.getByRole('navigation').count()) +
  (await page.getByRole('region', { name: 'Verification' }).count()) +
  (await page.getByRole('link', { name: /^Settings for/ }).count())

/** The texts of the links of the screen, in their order. */
const linksOf = (page: Page) => page.locator('#main').getByRole('link').allInnerTexts()

test('a checkout has no navigation and no reminder to verify, and the keyboard leads back to the dashboard', async () => {
  const { page } = await openShop(visit)
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Verification' }).waitFor()
  expect(await distractions(page)).toBeGreaterThan(2)

  await page.goto('/subscribe')
  await page.getByLabel('Card number').waitFor()
  expect(await distractions(page)).toBe(0)
  expect((await linksOf(page))[0]).toBe('Back to Dashboard')
  expect(await shiftOf(page)).toBe(0)
  expect(await axeInEachLook(page)).toEqual([])
  expect(await inEachLook(page, overflowsOf)).toEqual([])

  await tabTo(page, /^Back to Dashboard$/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
})

test('neither the end of a checkout nor a new card has them', async () => {
  const { page } = await openShop(visit)
  const setup = await openSetup(page)
  await saveCard(setup, aCard())

  await page.goto(`/trial-success?setup_intent=${setup}&redirect_status=succeeded`)
  await page.getByRole('heading', { name: 'Your free trial has started' }).waitFor()
  expect(await distractions(page)).toBe(0)
  expect(await linksOf(page)).toContain('Go to Dashboard')

  await page.goto('/subscribe?update=card')
  await page.getByLabel('Card number').waitFor()
  expect(await distractions(page)).toBe(0)
  expect((await linksOf(page))[0]).toBe('Back to Billing')
  expect(await axeInEachLook(page)).toEqual([])
})

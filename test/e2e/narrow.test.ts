import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from './openBrowser.ts'
import { aBirth, answerQuestions, BLANK, becomeMember, goOn } from './person.ts'

const { visit } = openBrowser()

const NARROW = { viewport: { width: 320, height: 640 } }
const LONG_PLACE = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Anglesey, Wales, United Kingdom'

/** How far the page reaches past the window's right edge. */
const excess = (page: Page) =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

test('the longest place name stays within the narrowest phone', async () => {
  const page = await visit('/onboarding', NARROW)
  await answerQuestions(page, { ...aBirth, place: LONG_PLACE })
  await page.keyboard.press('Escape')

  await page.getByText(LONG_PLACE).waitFor()

  expect(await excess(page)).toBe(0)
})

test('the longest first name stays within the narrowest phone', async () => {
  const page = await visit(BLANK, NARROW)
  await becomeMember(page)
  await page.evaluate((firstName) => {
    const headers = { 'content-type': 'application/json' }
    return fetch('/api/user/profile', { method: 'PUT', headers, body: JSON.stringify({ firstName }) })
  }, 'W'.repeat(100))

  await page.goto('/dashboard')

  await page.getByRole('heading', { name: 'W'.repeat(100) }).waitFor()
  await page.getByText('Why this reading').waitFor()
  expect(await excess(page)).toBe(0)
})

test('a long word of a birth place stays within the settings', async () => {
  const page = await visit(BLANK, NARROW)
  await becomeMember(page, { ...aBirth, place: 'Llanfairpwllgwyngyll, Wales, United Kingdom' })

  await page.goto('/settings')

  await page.getByText('Llanfairpwllgwyngyll').waitFor()
  expect(await excess(page)).toBe(0)
})

test('what is said of the list of places stays clear of whose data it is', async () => {
  const page = await visit('/onboarding', NARROW)
  await goOn(page)
  await page.getByRole('button', { name: 'Not sure? Use noon' }).click()
  await goOn(page)
  await page.route('**/api/places**', (route) => route.abort())

  await page.getByLabel('Birth place').fill('Lisbon')

  const said = (await page.getByText("We couldn't load suggestions. You can keep what you typed.").boundingBox())!
  const source = (await page.getByText('Places: GeoNames, CC BY 4.0').boundingBox())!
  expect(source.y).toBeGreaterThanOrEqual(said.y + said.height)
})

test('every month can be read in full on the narrowest phone', async () => {
  const page = await visit('/onboarding', NARROW)
  const month = page.getByLabel('Month')

  await month.selectOption('09')

  expect(await month.evaluate((list) => list.clientWidth)).toBeGreaterThan(130)
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { flaws } from './flaws.ts'
import { openBrowser, shiftOf } from './openBrowser.ts'
import { goOn } from './person.ts'

const { visit } = openBrowser()

async function askForPlace(): Promise<Page> {
  const page = await visit('/onboarding')
  await goOn(page)
  await page.getByLabel('Birth time').fill('07:15')
  await goOn(page)
  await page.getByText('Step 3 of 7').waitFor()
  return page
}

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Birth place' })
const saved = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('onboardingProgress') ?? '{}') as object)

test('a place is chosen with the arrow keys and Enter, and its id is kept beside its name', async () => {
  const page = await askForPlace()
  await fieldOf(page).fill('Springfield')
  await page.getByRole('option').first().waitFor()

  await fieldOf(page).press('ArrowDown')
  const first = await page.getByRole('option', { selected: true }).textContent()
  await fieldOf(page).press('Enter')

  expect(await fieldOf(page).inputValue()).toBe(first)
  expect(await saved(page)).toMatchObject({ birthPlace: first, birthPlaceId: expect.stringMatching(/^\d+$/) })
  await page.getByText('Step 3 of 7').waitFor()
  expect(await page.getByRole('option').count()).toBe(0)
})

test('the field names the option that the arrow keys have reached', async () => {
  const page = await askForPlace()
  await fieldOf(page).fill('Springfield')
  await page.getByRole('option').nth(1).waitFor()

  await fieldOf(page).press('ArrowDown')
  await fieldOf(page).press('ArrowDown')

  const second = await page.getByRole('option').nth(1).getAttribute('id')
  expect(await fieldOf(page).getAttribute('aria-activedescendant')).toBe(second)
  expect(await fieldOf(page).getAttribute('aria-expanded')).toBe('true')
  expect(await flaws(page)).toEqual([])
})

test('Esc closes the list and keeps the words; the arrows bring it back', async () => {
  const page = await askForPlace()
  await fieldOf(page).fill('Lisbon')
  await page.getByRole('option').first().waitFor()

  await fieldOf(page).press('Escape')
  expect(await page.getByRole('option').count()).toBe(0)
  expect(await fieldOf(page).inputValue()).toBe('Lisbon')

  await fieldOf(page).press('ArrowDown')
  await page.getByRole('option').first().waitFor()
})

test('typing again after a choice forgets its id', async () => {
  const page = await askForPlace()
  await fieldOf(page).fill('Lisbon')
  await page
    .getByRole('option', { name: /^Lisbon,/ })
    .first()
    .click()
  await fieldOf(page).press('End')

  await fieldOf(page).press('Backspace')

  expect(await saved(page)).toMatchObject({ birthPlaceId: null })
})

test('words that match nothing are kept, and nothing moves for the list', async () => {
  const page = await askForPlace()
  const before = await page.getByRole('button', { name: 'Continue' }).boundingBox()
  await fieldOf(page).fill('Qqxzzy')

  await page.getByText('No match yet. You may keep your own words.').waitFor()
  expect(await page.getByRole('button', { name: 'Continue' }).boundingBox()).toEqual(before)
  expect(await shiftOf(page)).toBe(0)
  await goOn(page)
  await page.getByText('Step 4 of 7').waitFor()
})

test('without a network the words are kept and the person is told', async () => {
  const page = await askForPlace()
  await page.route('**/api/places**', (route) => route.abort())

  await fieldOf(page).fill('Lisbon')

  await page.getByText('No list just now. Your own words are kept.').waitFor()
  await goOn(page)
  await page.getByText('Step 4 of 7').waitFor()
})

test('fast typing asks once, however slowly the machine brings the letters', async () => {
  const page = await askForPlace()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + MINUTE_MS)
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/places') asked.push(url.searchParams.get('query') ?? '')
  })

  await fieldOf(page).pressSequentially('Lisbon')
  await page.clock.runFor(1000)
  await page.getByRole('option').first().waitFor()

  expect(asked).toEqual(['Lisbon'])
})

const MINUTE_MS = 60_000

test('the list says whose data it is', async () => {
  await (await askForPlace()).getByText('Places: GeoNames, CC BY 4.0').waitFor()
})

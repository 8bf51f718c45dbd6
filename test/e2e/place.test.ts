import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { clickContinue } from './member.ts'
import { openBrowser, shiftOf } from './openBrowser.ts'

const { visit } = openBrowser()

async function openPlaceStep(): Promise<Page> {
  const page = await visit('/onboarding')
  await clickContinue(page)
  await page.getByLabel('Birth time').fill('07:15')
  await clickContinue(page)
  await page.getByText('Step 3 of 7').waitFor()
  return page
}

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Birth place' })
const saved = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('onboardingProgress') ?? '{}') as object)

test('a place chosen with the arrow keys and Enter is saved with its id', async () => {
  const page = await openPlaceStep()
  await fieldOf(page).fill('Springfield')
  await page.getByRole('option').first().waitFor()

  await fieldOf(page).press('ArrowDown')
  const first = await page.getByRole('option', { selected: true }).textContent()
  await fieldOf(page).press('Enter')

  await expect.poll(() => fieldOf(page).inputValue()).toBe(first)
  await expect
    .poll(() => saved(page))
    .toMatchObject({ birthPlace: first, birthPlaceId: expect.stringMatching(/^\d+$/) })
  await page.getByText('Step 3 of 7').waitFor()
  expect(await page.getByRole('option').count()).toBe(0)
})

test('the place field refers screen readers to the active option', async () => {
  const page = await openPlaceStep()
  await fieldOf(page).fill('Springfield')
  await page.getByRole('option').nth(1).waitFor()

  await fieldOf(page).press('ArrowDown')
  await fieldOf(page).press('ArrowDown')

  const second = await page.getByRole('option').nth(1).getAttribute('id')
  expect(await fieldOf(page).getAttribute('aria-activedescendant')).toBe(second)
  expect(await fieldOf(page).getAttribute('aria-expanded')).toBe('true')
  expect(await axeViolations(page)).toEqual([])
})

test('Esc closes the place suggestions and keeps the text, and an arrow key reopens them', async () => {
  const page = await openPlaceStep()
  await fieldOf(page).fill('Lisbon')
  await page.getByRole('option').first().waitFor()

  await fieldOf(page).press('Escape')
  await page.getByRole('option').first().waitFor({ state: 'detached' })
  expect(await fieldOf(page).inputValue()).toBe('Lisbon')

  await fieldOf(page).press('ArrowDown')
  await page.getByRole('option').first().waitFor()
})

test('editing the text after choosing a place clears its id', async () => {
  const page = await openPlaceStep()
  await fieldOf(page).fill('Lisbon')
  await page
    .getByRole('option', { name: /^Lisbon,/ })
    .first()
    .click()
  await fieldOf(page).press('End')

  await fieldOf(page).press('Backspace')

  await expect.poll(() => saved(page)).toMatchObject({ birthPlaceId: null })
})

test('text without a matching place is kept, and the list causes no layout shift', async () => {
  const page = await openPlaceStep()
  const before = await page.getByRole('button', { name: 'Continue' }).boundingBox()
  await fieldOf(page).fill('Qqxzzy')

  await page.getByText('No matches yet. You can keep what you typed.').waitFor()
  expect(await page.getByRole('button', { name: 'Continue' }).boundingBox()).toEqual(before)
  expect(await shiftOf(page)).toBe(0)
  await clickContinue(page)
  await page.getByText('Step 4 of 7').waitFor()
})

test('without a network the place text is kept and a message is shown', async () => {
  const page = await openPlaceStep()
  await page.route('**/api/places**', (route) => route.abort())

  await fieldOf(page).fill('Lisbon')

  await page.getByText("We couldn't load suggestions. You can keep what you typed.").waitFor()
  await clickContinue(page)
  await page.getByText('Step 4 of 7').waitFor()
})

test('fast typing sends one request for place suggestions, however slow the machine is', async () => {
  const page = await openPlaceStep()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const queries: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/places') queries.push(url.searchParams.get('query') ?? '')
  })

  await fieldOf(page).pressSequentially('Lisbon')
  await page.clock.runFor(1000)
  // React has timers of its own.
  await page.clock.resume()
  await page.getByRole('option').first().waitFor()

  expect(queries).toEqual(['Lisbon'])
})

test('the place suggestions name the source of their data', async () => {
  await (await openPlaceStep()).getByText('Places: GeoNames, CC BY 4.0').waitFor()
})

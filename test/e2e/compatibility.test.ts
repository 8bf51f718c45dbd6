import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { clickTwice } from './clickTwice.ts'
import { inEachLook, overflowsOf, shiftsOf } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, grant } = openBrowser()

async function openScreen({ isPremium = true } = {}): Promise<Page> {
  const page = await visit(BLANK_PAGE)
  const email = await becomeMember(page)
  if (isPremium) await grant(email, 7)
  await page.goto('/compatibility')
  await page.getByRole('heading', { name: 'Recent Reports' }).waitFor()
  return page
}

const hasFocus = (control: Locator) => control.evaluate((element) => element.matches(':focus'))

const decode = (page: Page) => page.getByRole('button', { name: 'Decode Connection' })

async function make(page: Page, date: string): Promise<void> {
  await page.getByLabel("Partner's birth date").fill(date)
  await decode(page).click()
  await page.getByRole('status').getByText('Compatibility Report Created! 💫').first().waitFor()
}

test('the Match tab opens the decoder, and a date becomes a report that opens in full', async () => {
  const page = await openScreen()
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Match' }).click()
  await page.getByText('Your reports will be here.').waitFor()

  await make(page, '1992-11-13')

  const card = page.getByRole('article', { name: 'Pisces + Scorpio, November 13, 1992' })
  await card.getByRole('img', { name: /^[0-5] of 5 hearts$/ }).waitFor()
  await card.getByText(/^\d+% match$/).waitFor()
  const opener = card.getByRole('button', { name: /^View Full Report/ })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Pisces + Scorpio' })
  for (const name of ['Overview', 'Strengths', 'Growth Areas', 'Cosmic Guidance', 'Elements', 'Emotions'])
    await dialog.getByRole('heading', { name, exact: true }).waitFor()
  for (const name of ['Communication', 'Love Language', 'What the score is made of', "What a date can't tell"])
    await dialog.getByRole('heading', { name, exact: true }).waitFor()

  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(opener)).toBe(true)
})

test('without a date the notice asks for one, and a partner under 18 is refused beside the field', async () => {
  const page = await openScreen()

  await decode(page).click()
  await page.getByText('Birth date required').first().waitFor()
  await page.getByText("Please enter your partner's birth date.").nth(1).waitFor({ state: 'attached' })
  await expect.poll(() => hasFocus(page.getByLabel("Partner's birth date"))).toBe(true)

  await page.getByLabel("Partner's birth date").fill('2020-01-01')
  await decode(page).click()
  await page.locator('form').getByText('Your partner must be 18 or older.').nth(1).waitFor()
  expect(await page.getByRole('article').count()).toBe(0)
})

test('a double click makes one report', async () => {
  const page = await openScreen()
  await page.getByLabel("Partner's birth date").fill('1992-11-13')

  await clickTwice(decode(page))

  await page.getByRole('article').waitFor()
  await page.reload()
  await page.getByRole('article').waitFor()
  expect(await page.getByRole('article').count()).toBe(1)
})

test('the newest report is first, and a deleted one is gone after a question', async () => {
  const page = await openScreen()
  await make(page, '1992-11-13')
  await page.getByRole('article').waitFor()
  await make(page, '1991-05-10')
  await page.getByRole('article', { name: /Taurus/ }).waitFor()
  expect(await page.getByRole('article').first().getAttribute('aria-label')).toMatch(/Taurus/)

  await page
    .getByRole('article', { name: /Scorpio/ })
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  expect(await page.getByRole('article').count()).toBe(2)
  await page
    .getByRole('article', { name: /Scorpio/ })
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await page.getByRole('article', { name: /Scorpio/ }).waitFor({ state: 'detached' })

  await page.reload()
  await page.getByRole('article').waitFor()
  expect(await page.getByRole('article').count()).toBe(1)
})

test('a free member is offered Premium instead of a new report', async () => {
  const page = await openScreen({ isPremium: false })

  await decode(page).click()

  await page.getByRole('dialog', { name: 'Unlock Compatibility Reports' }).waitFor()
  await page.getByRole('button', { name: 'Maybe Later' }).click()
  await expect.poll(() => hasFocus(decode(page))).toBe(true)
})

test('access that ended meanwhile opens the offer as well', async () => {
  const page = await openScreen()
  const json = { message: 'This is a Premium feature.', code: 'UPGRADE_REQUIRED', requiresUpgrade: true }
  await page.route('**/api/compatibility', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 403, json }) : route.fallback(),
  )
  await page.getByLabel("Partner's birth date").fill('1992-11-13')

  await decode(page).click()

  await page.getByRole('dialog', { name: 'Unlock Compatibility Reports' }).waitFor()
})

test('a failure says so in the words for it, and the date stays', async () => {
  const page = await openScreen()
  await page.route('**/api/compatibility', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await page.getByLabel("Partner's birth date").fill('1992-11-13')

  await decode(page).click()

  await page.getByText('Failed to create compatibility report. Please try again.').first().waitFor()
  expect(await page.getByLabel("Partner's birth date").inputValue()).toBe('1992-11-13')
})

test('a list that fails to load is read again with Retry', async () => {
  const page = await openScreen()
  await make(page, '1992-11-13')
  await page.route('**/api/compatibility', (route) => route.abort())
  await page.reload()
  await page.getByText("We couldn't load your reports.").waitFor()
  await page.unroute('**/api/compatibility')

  await page.getByRole('button', { name: 'Retry' }).click()

  await page.getByRole('article').waitFor()
})

test('nothing shifts and axe finds nothing in either theme, on a phone and on a desktop', async () => {
  const page = await openScreen()
  await make(page, '1992-11-13')
  await page.getByRole('article').waitFor()
  await make(page, '1988-01-08')
  await page.getByRole('article').nth(1).waitFor()

  const found = await inEachLook(page, async () => {
    await page.reload()
    await page.getByRole('article').first().waitFor()
    const wrong = [...(await shiftsOf(page)), ...(await axeViolations(page)), ...(await overflowsOf(page))]

    await page
      .getByRole('button', { name: /^View Full Report/ })
      .first()
      .click()
    await page.getByRole('heading', { name: "What a date can't tell" }).waitFor()
    const inReport = await axeViolations(page)
    // It has an address, at which the page would load again.
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    return [...wrong, ...inReport]
  })

  expect(found).toEqual([])
})

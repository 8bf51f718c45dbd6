import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { REPORTS_A_PAGE } from '../../shared/domain/compatibility.ts'
import { ARCHIVE_PAGE } from '../../shared/domain/reading.ts'
import { addDays, DAY } from '../../shared/domain/time.ts'
import { aCard } from '../checks/aPayer.ts'
import { aReading } from '../makers/aReading.ts'
import { aReport } from '../makers/aReport.ts'
import { openSetup } from './checkoutPage.ts'
import { aBirth, answerQuestions, BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, grant, saveCard, advanceClock } = openBrowser()

test('closing the sign-up dialog leaves the focus on the screen below', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)
  await page.getByRole('button', { name: 'Create Account' }).waitFor()

  await page.keyboard.press('Escape')

  await page.getByRole('heading', { name: 'Save your chart' }).waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
})

test('a dialog without fields focuses its title and restores the focus when it closes', async () => {
  const page = await visit(BLANK_PAGE, { viewport: { width: 320, height: 480 } })
  await becomeMember(page)
  await page.goto('/natal-chart')
  const card = page.getByRole('button', { name: /^House Placements/ })
  await card.focus()
  await page.keyboard.press('Enter')

  await page.getByRole('dialog').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Unlock Complete Natal Chart')
  expect(await page.getByRole('dialog').evaluate((dialog) => dialog.scrollTop)).toBe(0)

  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('House Placements')
})

/** Two pages of a list, by whether a call asks for what is before something. */
const paged = (page: Page, path: RegExp, pages: [unknown[], unknown[]]) =>
  page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: pages[/before=2026-10-01|before=\d{12}/.test(route.request().url()) ? 1 : 0] })
      : route.continue(),
  )

const aPastReading = (date: string, title: string) => ({ date, scope: 'sign', content: aReading({ title }) })
/** Full, down to October 1. */
const aPageOfReadings = () =>
  Array.from({ length: ARCHIVE_PAGE }, (_, each) => aPastReading(addDays('2026-10-20', -each), 'A day'))

test('older reports and earlier readings take the focus of the button that asked for them', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  const report = (each: number) => aReport({ id: `${String(each).padStart(12, '0')}-aaaaaaaa` })
  const reports = Array.from({ length: REPORTS_A_PAGE }, (_, each) => report(1_000 - each))
  await paged(page, /\/api\/compatibility(\?|$)/, [reports, [report(1), report(2)]])
  await paged(page, /\/api\/horoscope\/archive/, [
    aPageOfReadings(),
    [aPastReading('2026-09-30', 'The first of the older ones')],
  ])
  const focused = () => page.evaluate('document.activeElement.textContent + document.activeElement.tagName')

  await page.goto('/compatibility')
  await page.getByRole('button', { name: 'Show older reports' }).press('Enter')
  await expect.poll(focused).toMatch(/LI$/)

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Past readings' }).press('Enter')
  await page.getByRole('button', { name: 'Show earlier' }).press('Enter')
  await expect.poll(focused).toMatch(/The first of the older onesSUMMARY$/)
})

test('where nothing is earlier than a full page of readings, that is said to whoever asked', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await paged(page, /\/api\/horoscope\/archive/, [aPageOfReadings(), []])
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Past readings' }).press('Enter')

  await page.getByRole('button', { name: 'Show earlier' }).press('Enter')

  await page.getByText('There are no earlier readings.').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('There are no earlier readings.')
})

test('the archive opens at its title, and its date field and readings take the room of their skeleton', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  const { promise: looked, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/api\/horoscope\/archive/, async (route) => {
    await looked
    await route.fulfill({ json: aPageOfReadings() })
  })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Past readings' }).press('Enter')
  const archive = page.getByRole('dialog', { name: 'Past readings' })
  const drawn = archive.locator('[aria-busy=true] [aria-hidden]')
  const reserved = await drawn.first().boundingBox()

  answer()

  await archive.getByText('A day').first().waitFor()
  expect(await archive.getByLabel('Go to a date').locator('..').boundingBox()).toEqual(reserved)
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Past readings')

  await page.keyboard.press('Escape')
  await archive.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Past readings' }).press('Enter')
  await archive.getByText('A day').first().waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H2')
})

test('at midnight the open archive keeps its date, its pages and the focus', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/archive') && asked.push(request.url()))
  await paged(page, /\/api\/horoscope\/archive/, [aPageOfReadings(), []])
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Past readings' }).press('Enter')
  const field = page.getByLabel('Go to a date')
  await field.fill('2026-10-25')
  await page.getByText('A day').first().waitFor()
  const askedBefore = asked.length
  const shownDay = () => page.locator('article time').first().getAttribute('datetime')
  const before = await shownDay()

  await advanceClock(DAY)
  await page.clock.setFixedTime(Date.now() + DAY * 1000)
  // Below the archive, the dashboard has the reading of the next day.
  await expect.poll(shownDay).not.toBe(before)

  expect(await field.inputValue()).toBe('2026-10-25')
  expect(await page.evaluate('document.activeElement.type')).toBe('date')
  expect(asked.slice(askedBefore)).toEqual([])
})

test('trying again keeps the focus, where the form did not load and where the bank led back', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  const fail = (path: string) => page.route(path, (route) => route.abort(), { times: 1 })
  const retry = async () => {
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
  }

  await fail('**/api/subscribe')
  await page.goto('/subscribe')
  await retry()

  const setup = await openSetup(page)
  await saveCard(setup, aCard())
  await fail('**/api/confirm-subscription')
  await page.goto(`/trial-success?setup_intent=${setup}&redirect_status=succeeded`)
  await retry()
})

test.each([
  {
    path: '/ai-chat',
    cover: 'the composer',
    open: (page: Page) => page.getByText('Ask about your own chart').waitFor(),
  },
  {
    path: '/moon-meditations',
    cover: 'the player',
    open: (page: Page) => page.getByRole('button', { name: /^Play/ }).first().click(),
  },
])('on $path nothing that has the focus is below $cover', async ({ path, open }) => {
  const page = await visit(BLANK_PAGE, { viewport: { width: 320, height: 640 } })
  await grant(await becomeMember(page), 7)
  await page.goto(path)
  await open(page)
  const cover = page.locator('main [data-keep-clear]')
  await cover.waitFor()

  const controls = await page.locator('main :is(button, summary):not([data-keep-clear] *):visible').all()
  expect(controls.length).toBeGreaterThan(0)
  const covered: string[] = []
  for (const control of controls) {
    await page.evaluate('document.activeElement.blur(), scrollTo(0, 0)')
    await control.focus()
    const { y, height } = (await control.boundingBox())!
    if (y + height > (await cover.boundingBox())!.y) covered.push(await control.innerText())
  }

  expect(covered).toEqual([])
})

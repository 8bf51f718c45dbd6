import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ARCHIVE_PAGE } from '../../shared/domain/reading.ts'
import { addDays, DAY, type LocalDate } from '../../shared/domain/time.ts'
import { aReading } from '../makers/aReading.ts'
import { axeInEachLook, inEachLook, loadInEachLook, overflowsOf, shiftsOf } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { DESKTOP, openBrowser, shiftOf } from './openBrowser.ts'
import { overflowOf } from './overflowOf.ts'
import { setTextSize } from './setTextSize.ts'

const { visit, grant } = openBrowser()

/** Every day from March 2 to May 5, 2026, but April 10, as if it were May 6. */
const DAYS = Array.from({ length: 65 }, (_, each) => addDays('2026-05-05', -each)).filter(
  (date) => date !== '2026-04-10',
)

const aPastReading = (date: LocalDate) => ({ date, content: aReading({ title: `The day of ${date}` }) })

/** A member on May 6, 2026, with their readings. Tells which pages were asked for. */
async function visitReadings(path: string): Promise<{ page: Page; asked: string[] }> {
  const page = await visit(BLANK_PAGE, { timezoneId: 'UTC' })
  const asked: string[] = []
  await becomeMember(page)
  // A page takes the time from replies.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), date: TODAY } })
  })
  await page.route('**/api/horoscope/archive**', (route) => {
    const before = new URL(route.request().url()).searchParams.get('before')!
    asked.push(before)
    const found = DAYS.filter((date) => date < before).slice(0, ARCHIVE_PAGE)
    return route.fulfill({ json: found.map(aPastReading), headers: { date: TODAY } })
  })
  await page.clock.setFixedTime(TODAY)
  await page.goto(path)
  return { page, asked }
}

const TODAY = 'Wed, 06 May 2026 12:00:00 GMT'

const shown = (page: Page, date: LocalDate) => page.getByRole('article', { name: `The day of ${date}` }).waitFor()
const focused = (page: Page) => page.evaluate('document.activeElement.textContent')

test('past readings open at the newest, and a day of the calendar leads to its own', async () => {
  const { page } = await visitReadings('/readings')
  await shown(page, '2026-05-05')
  expect(await shiftOf(page)).toBe(0)

  await page.getByRole('link', { name: /^May 3, 2026: The day of 2026-05-03/ }).click()

  await shown(page, '2026-05-03')
  expect(page.url()).toMatch(/\/readings\?date=2026-05-03$/)
  await page.goBack()
  await shown(page, '2026-05-05')
})

test('months go back by pages of the archive, and no further than there are readings', async () => {
  const { page, asked } = await visitReadings('/readings')
  await page.getByRole('link', { name: 'Previous month' }).click()
  await shown(page, '2026-04-30')
  expect(await page.getByRole('link', { name: /^April \d+, 2026: The day/ }).count()).toBe(29)
  expect(asked).toEqual(['2026-05-06', '2026-05-01', '2026-04-11'])

  await page.getByRole('link', { name: 'Previous month' }).press('Enter')
  await shown(page, '2026-03-31')
  await page.getByRole('link', { name: 'March 2, 2026' }).waitFor()

  expect(await page.getByRole('link', { name: 'Previous month' }).count()).toBe(0)
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
  await page.getByRole('link', { name: 'Newest' }).click()
  await shown(page, '2026-05-05')
})

test('keys lead from day to day and month to month, and a day without a reading says so', async () => {
  const { page } = await visitReadings('/readings?date=2026-04-17')
  await shown(page, '2026-04-17')
  await page.locator('table [tabindex="0"]').focus()

  await page.keyboard.press('ArrowUp')
  await expect.poll(() => focused(page)).toMatch(/^April 10, 2026: no reading/)
  await page.getByText('You opened no reading on April 10, 2026.').waitFor()
  expect(await axeInEachLook(page)).toEqual([])

  await page.keyboard.press('End')
  await expect.poll(() => focused(page)).toMatch(/^April 11, 2026/)
  await page.keyboard.press('PageDown')
  // May 11 has not come yet.
  await expect.poll(() => focused(page)).toMatch(/^May 5, 2026/)
  await shown(page, '2026-05-05')
  expect(page.url()).toMatch(/\?date=2026-05-05$/)
})

test('on a wide screen the reading is beside the calendar and on a phone below it, without a shift in either theme', async () => {
  const { page } = await visitReadings('/readings')
  const look = async () => {
    await shown(page, '2026-05-05')
    const calendar = (await page.getByRole('table').boundingBox())!
    const reading = (await page.getByRole('article').boundingBox())!
    const isBeside = reading.x >= calendar.x + calendar.width && reading.y < calendar.y + calendar.height
    const isBelow = reading.y >= calendar.y + calendar.height
    const isWide = page.viewportSize()!.width === DESKTOP.width
    return [...(await shiftsOf(page)), ...((isWide ? isBeside : isBelow) ? [] : ['not in its place'])]
  }

  expect(await loadInEachLook(page, '/readings', look)).toEqual([])
  expect(await axeInEachLook(page)).toEqual([])
  expect(await inEachLook(page, overflowsOf)).toEqual([])

  await setTextSize(page, 200)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflowOf(page), `at ${width} px`).toBe(0)
  }
})

test('a month without a reading, by its address, leads to the reading before it', async () => {
  const { page } = await visitReadings('/readings?month=2025-02')
  await page.getByText('You opened no reading in February 2025.').waitFor()
  expect(await page.getByRole('link', { name: /^Go to/ }).count()).toBe(0)

  await page.goto('/readings?date=2026-04-10')
  await page.getByRole('link', { name: 'Go to April 9, 2026' }).click()
  await shown(page, '2026-04-09')
})

test('where there is no past reading, it is said what will be here, and what failed can be tried again', async () => {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page), 7)
  await page.route('**/api/horoscope/archive**', (route) => route.abort())
  await page.goto('/readings')
  await page.getByText("We couldn't load your past readings.").waitFor()

  await page.unroute('**/api/horoscope/archive**')
  await page.getByRole('button', { name: 'Retry' }).click()

  await page.getByText('No past readings yet.').waitFor()
  expect(await axeInEachLook(page)).toEqual([])
  await page.getByRole('link', { name: "Read today's" }).click()
  await page.getByText('Why this reading').waitFor()
})

test('the address that past readings had on the dashboard leads to them', async () => {
  const { page } = await visitReadings('/dashboard?past=readings')

  await shown(page, '2026-05-05')

  expect(await page.evaluate('location.pathname + location.search')).toBe('/readings')
})

test('at midnight the open archive keeps its day and asks for nothing', async () => {
  const { page, asked } = await visitReadings('/readings?date=2026-05-03')
  await shown(page, '2026-05-03')
  const before = asked.length

  await page.clock.setFixedTime(Date.parse(TODAY) + DAY * 1000)
  await page.getByRole('link', { name: /^May 4, 2026/ }).click()

  await shown(page, '2026-05-04')
  expect(asked.length).toBe(before)
})

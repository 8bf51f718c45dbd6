import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeInEachLook, inEachLook, loadInEachLook, overflowsOf, shiftsOf } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { DESKTOP, openBrowser, PHONE } from './openBrowser.ts'
import { overflowOf } from './overflowOf.ts'
import { setTextSize } from './setTextSize.ts'

const { visit, grant } = openBrowser()

const boxOf = async (page: Page, name: string | RegExp) =>
  (await page.getByRole('region', { name, exact: true }).boundingBox())!

/** What is wrong with where two parts of the page are: beside each other on a wide screen, else the first above the second. */
async function misplaced(page: Page, first: string, second: string): Promise<string[]> {
  const [one, other] = [await boxOf(page, first), await boxOf(page, second)]
  const isBeside = other.x >= one.x + one.width && other.y < one.y + one.height
  const isBelow = other.y >= one.y + one.height && other.x === one.x
  const isWide = page.viewportSize()!.width === DESKTOP.width
  return (isWide ? isBeside : isBelow) ? [] : [`${second} is not in its place by ${first}`]
}

/** Nothing is too wide with large text or on the narrowest phone. */
async function expectRoom(page: Page): Promise<void> {
  expect(await inEachLook(page, overflowsOf)).toEqual([])
  await setTextSize(page, 200)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflowOf(page), `at ${width} px`).toBe(0)
  }
}

/** What is wrong with where the dates ahead are: beside the reading and below the Moon on a wide screen, else below the text. */
async function misplacedDates(page: Page): Promise<string[]> {
  const dates = page.getByRole('heading', { name: 'Coming up' })
  const isInReading = (await page.getByRole('article').filter({ has: dates }).count()) === 1
  if (page.viewportSize()!.width !== DESKTOP.width) return isInReading ? [] : ['the dates ahead are not in the reading']
  const [coming, moon] = [(await dates.boundingBox())!, await boxOf(page, MOON)]
  const title = (await page.getByRole('article').getByRole('heading', { level: 2 }).boundingBox())!
  const figure = (await page.getByRole('figure').boundingBox())!
  const isBeside = coming.x >= title.x + title.width && coming.x === figure.x && coming.y >= moon.y + moon.height
  return isBeside && !isInReading ? [] : ['the dates ahead are not beside the reading']
}

/** The region has the name of the Moon's phase. */
const MOON = /moon|crescent|quarter|gibbous/i

test("on a wide screen the day's figure, the Moon and the dates ahead are beside the reading, in the order of the focus", async () => {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page), 7)

  const found = await loadInEachLook(page, '/dashboard', async () => {
    await page.getByText('Why this reading').waitFor()
    await page.getByRole('heading', { name: 'Coming up' }).waitFor()
    return [...(await misplacedDates(page)), ...(await shiftsOf(page))]
  })

  expect(found).toEqual([])
  expect(await axeInEachLook(page)).toEqual([])
  await page.setViewportSize(DESKTOP)
  await page.getByText('Why this reading').focus()
  const passed: string[] = []
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    passed.push(await page.evaluate('document.activeElement.textContent'))
  }
  const coming = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .getByRole('link')
    .allInnerTexts()
  const first = passed.findIndex((text) => coming.includes(text))
  expect(passed.indexOf('Past readings')).toBeLessThan(passed.indexOf("The Moon's month"))
  expect(passed[first - 1]).toBe('Mindful rituals')
  await expectRoom(page)
})

/** A dashboard whose reading is still being written, until it is told to be there. */
async function openBeforeReading(viewport: typeof PHONE) {
  const page = await visit(BLANK_PAGE, { viewport })
  await grant(await becomeMember(page), 7)
  let isWritten = false
  const { promise: written, resolve: write } = Promise.withResolvers<void>()
  await page.route('**/api/home', async (route) => {
    const response = await route.fetch()
    const home = (await response.json()) as object
    await route.fulfill({ response, json: isWritten ? home : { ...home, horoscope: null } })
  })
  await page.route('**/api/horoscope/daily', async (route) => {
    await written
    isWritten = true
    await route.fallback()
  })
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Explore' }).waitFor()
  return { page, write }
}

test('a reading that is still being written moves nothing beside it when it arrives', async () => {
  const { page, write } = await openBeforeReading(DESKTOP)
  const before = await boxOf(page, MOON)

  write()
  await page.getByRole('heading', { name: 'Coming up' }).waitFor()

  expect(await boxOf(page, MOON)).toEqual(before)
  expect(await misplacedDates(page)).toEqual([])
})

test.each([
  { viewport: PHONE, where: 'a phone' },
  { viewport: { width: 820, height: 1180 }, where: 'a tablet' },
  { viewport: DESKTOP, where: 'a wide screen' },
])('on $where nothing moves when the reading of the day is written after the rest is there', async ({ viewport }) => {
  const { page, write } = await openBeforeReading(viewport)

  write()

  await page.getByText('Why this reading').waitFor()
  expect(await shiftsOf(page)).toEqual([])
})

test('the settings are in two columns on a wide screen, and in one elsewhere', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)

  const found = await loadInEachLook(page, '/settings', async () => {
    await page.getByText('Danger Zone').waitFor()
    return [...(await misplaced(page, 'Profile', 'Google Account')), ...(await shiftsOf(page))]
  })

  expect(found).toEqual([])
  expect(await axeInEachLook(page)).toEqual([])
  await expectRoom(page)
})

test.each([
  { days: 0, second: 'Subscription Actions', shows: 'Upgrade to Premium' },
  { days: 7, second: 'Recent Billing History', shows: 'No invoices yet.' },
])('on a wide screen, billing has $second beside the overview where $days days are a gift', async ({
  days,
  second,
  shows,
}) => {
  const page = await visit(BLANK_PAGE)
  const email = await becomeMember(page)
  if (days > 0) await grant(email, days)

  const found = await loadInEachLook(page, '/manage-billing', async () => {
    await page.getByText(shows).waitFor()
    return [...(await misplaced(page, 'Subscription Overview', second)), ...(await shiftsOf(page))]
  })

  expect(found).toEqual([])
  expect(await axeInEachLook(page)).toEqual([])
  await expectRoom(page)
})

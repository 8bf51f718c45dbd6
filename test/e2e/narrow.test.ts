import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBirth, answerQuestions, BLANK_PAGE, becomeMember, clickContinue } from './member.ts'
import { openBrowser, shiftOf } from './openBrowser.ts'
import { overflowOf } from './overflowOf.ts'
import { setTextSize } from './setTextSize.ts'

const { visit } = openBrowser()

const NARROW = { viewport: { width: 320, height: 640 } }
const LONG_PLACE = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Anglesey, Wales, United Kingdom'

test('the longest place name fits the narrowest phone', async () => {
  const page = await visit('/onboarding', NARROW)
  await answerQuestions(page, { ...aBirth, place: LONG_PLACE })
  await page.keyboard.press('Escape')

  await page.getByText(LONG_PLACE).waitFor()

  expect(await overflowOf(page)).toBe(0)
})

const rename = (page: Page, firstName: string) =>
  page.evaluate((firstName) => {
    const headers = { 'content-type': 'application/json' }
    return fetch('/api/user/profile', { method: 'PUT', headers, body: JSON.stringify({ firstName }) })
  }, firstName)

test('the longest first name fits the narrowest phone', async () => {
  const page = await visit(BLANK_PAGE, NARROW)
  await becomeMember(page)
  await rename(page, 'W'.repeat(100))

  await page.goto('/dashboard')

  await page.getByRole('heading', { name: 'W'.repeat(100) }).waitFor()
  await page.getByText('Why this reading').waitFor()
  expect(await overflowOf(page)).toBe(0)
})

test.each([
  ['Bo', 320],
  ['Benjamin', 390],
  ['W'.repeat(40), 320],
])('on a first visit the greeting of %s moves nothing at %i px', async (firstName, width) => {
  const page = await visit(BLANK_PAGE, { viewport: { width, height: 780 } })
  await becomeMember(page)
  await rename(page, firstName)
  const { promise: drawn, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/auth/user', async (route) => {
    await drawn
    await route.fallback()
  })

  await page.goto('/dashboard')
  await page.getByText('Loading your guidance for today').waitFor()
  // What a browser counts as a shift leaves out what is replaced, as the skeleton is.
  const topOfReading = async () => (await page.getByText("Today's Guidance").boundingBox())!.y
  const reserved = await topOfReading()
  answer()
  await page.getByText('Why this reading').waitFor()

  expect(await topOfReading()).toBeCloseTo(reserved, 0)
  expect(await shiftOf(page)).toBe(0)
})

test.each([
  { width: 360, sign: 'Sagittarius', streak: 365 },
  { width: 390, sign: 'Leo', streak: 1 },
  { width: 900, sign: 'Sagittarius', streak: 365 },
  // The chart says that the Sun is on a cusp, and this line does not.
  { width: 360, sign: 'Sagittarius', streak: 365, unsure: { cuspSign: 'Capricorn' } },
  { width: 360, sign: 'Sagittarius', streak: 365, unsure: { moonSignOther: 'Capricorn', risingSign: null } },
])('at $width px the header has the room that three times $sign and a streak need, and no more', async (each) => {
  const page = await visit(BLANK_PAGE, { viewport: { width: each.width, height: 780 } })
  await becomeMember(page)
  const bigThree = { sunSign: each.sign, moonSign: each.sign, risingSign: each.sign, ...each.unsure }
  const { promise: measured, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/home', async (route) => {
    const response = await route.fetch()
    const home = (await response.json()) as object
    await measured
    await route.fulfill({ response, json: { ...home, bigThree, streak: { currentStreak: each.streak } } })
  })
  const title = page.getByText("Today's Guidance")
  const topOfReading = async () => (await title.boundingBox())!.y

  await page.goto('/dashboard')
  // The space above it is only known with the name in the greeting, in the font of headings.
  await page.getByRole('heading', { name: /, Ada$/ }).waitFor()
  await title.waitFor()
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  const reserved = await topOfReading()
  release()
  await page.getByText('Why this reading').waitFor()

  expect(await topOfReading()).toBe(reserved)
  const streak = (await page.getByText(`${each.streak}-day streak`).boundingBox())!
  expect(reserved - (streak.y + streak.height)).toBeLessThan(48)
})

test('a long word in a birth place fits the settings', async () => {
  const page = await visit(BLANK_PAGE, NARROW)
  await becomeMember(page, { ...aBirth, place: 'Llanfairpwllgwyngyll, Wales, United Kingdom' })

  await page.goto('/settings')

  await page.getByText('Llanfairpwllgwyngyll').waitFor()
  expect(await overflowOf(page)).toBe(0)
})

test('the status of the place suggestions does not overlap the attribution', async () => {
  const page = await visit('/onboarding', NARROW)
  await clickContinue(page)
  await page.getByRole('button', { name: 'Not sure? Use noon' }).click()
  await clickContinue(page)
  await page.route('**/api/places**', (route) => route.abort())

  await page.getByLabel('Birth place').fill('Lisbon')

  const status = (await page.getByText("We couldn't load suggestions. You can keep what you typed.").boundingBox())!
  const attribution = (await page.getByText('Places: GeoNames, CC BY 4.0').boundingBox())!
  expect(attribution.y).toBeGreaterThanOrEqual(status.y + status.height)
})

test('the name of every month fits its select on the narrowest phone', async () => {
  const page = await visit('/onboarding', NARROW)
  const month = page.getByLabel('Month')

  await month.selectOption('09')

  expect(await month.evaluate((list) => list.clientWidth)).toBeGreaterThan(130)
})

test('with text of 200 % on a tablet the sections of the settings have their headings above them', async () => {
  const page = await visit(BLANK_PAGE, { viewport: { width: 768, height: 1024 } })
  await becomeMember(page)
  await setTextSize(page, 200)

  await page.goto('/settings')

  const appearance = page.getByRole('region', { name: 'Appearance', exact: true })
  const heading = (await appearance.getByRole('heading').boundingBox())!
  const choice = (await appearance.getByText('Dark').boundingBox())!
  expect(choice.y).toBeGreaterThanOrEqual(heading.y + heading.height)
})

test('with text of 200 % by the settings of the browser the greeting and the name are as large, and whole', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await rename(page, 'Wolfeschlegelstein')
  await setTextSize(page, 200)

  await page.goto('/dashboard')

  const name = page.getByText('Wolfeschlegelstein')
  await name.waitFor()
  expect(await page.evaluate("getComputedStyle(document.querySelector('h1 > :last-child')).fontSize")).toBe('64px')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    for (const line of await page.locator('h1 > *').all())
      expect(await line.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect(await overflowOf(page)).toBe(0)
  }
})

test('with text of 200 % the reminder to verify the address fits the narrowest phone', async () => {
  const page = await visit(BLANK_PAGE, NARROW)
  await becomeMember(page)
  await setTextSize(page, 200)

  await page.goto('/dashboard')

  await page.getByRole('region', { name: 'Verification' }).waitFor()
  expect(await overflowOf(page)).toBe(0)
})

test('with text of 200 % the year fits its select', async () => {
  const page = await visit('/onboarding')
  await page.getByLabel('Year').waitFor()

  await setTextSize(page, 200)

  // Four digits, the space before them and the arrow behind.
  expect(await page.getByLabel('Year').evaluate((list) => list.clientWidth)).toBeGreaterThan(130)
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeInEachLook, inEachLook, loadInEachLook, overflowsOf, shiftsOf } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { DESKTOP, openBrowser } from './openBrowser.ts'
import { overflowOf } from './overflowOf.ts'
import { setTextSize } from './setTextSize.ts'

const { visit, grant } = openBrowser()

const boxOf = async (page: Page, name: string) => (await page.getByRole('region', { name, exact: true }).boundingBox())!

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
  { days: 0, second: 'Subscription Actions' },
  { days: 7, second: 'Recent Billing History' },
])('on a wide screen, billing has $second beside the overview where $days days are a gift', async ({
  days,
  second,
}) => {
  const page = await visit(BLANK_PAGE)
  const email = await becomeMember(page)
  if (days > 0) await grant(email, days)

  const found = await loadInEachLook(page, '/manage-billing', async () => {
    for (const name of ['Subscription Overview', second]) await page.getByRole('region', { name }).waitFor()
    return [...(await misplaced(page, 'Subscription Overview', second)), ...(await shiftsOf(page))]
  })

  expect(found).toEqual([])
  expect(await axeInEachLook(page)).toEqual([])
  await expectRoom(page)
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser, shiftOf } from './openBrowser.ts'

const { visit } = openBrowser()

const banner = (page: Page) => page.getByRole('region', { name: 'Verification' })

async function openDashboard() {
  const page = await visit(BLANK_PAGE, { viewport: { width: 320, height: 640 } })
  await becomeMember(page)
  await page.goto('/dashboard')
  await page.getByText('Why this reading').waitFor()
  await banner(page).waitFor()
  return page
}

test('the verification banner has two lines on the narrowest phone, even with the resend countdown', async () => {
  const page = await openDashboard()
  const height = async () => (await banner(page).boundingBox())!.height
  expect(await height()).toBeLessThanOrEqual(48)
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Resend Code' }).click()
  await page.getByRole('button', { name: /^Resend Code in/ }).waitFor()

  expect(await height()).toBeLessThanOrEqual(48)
})

const SIZES = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const

test.each(
  SIZES,
)('at %i × %i px the reminder to verify is seen on every screen, covers nothing and moves nothing', async (width, height) => {
  const page = await visit(BLANK_PAGE, { viewport: { width, height } })
  await becomeMember(page)

  for (const path of ['/dashboard', '/natal-chart', '/compatibility', '/ai-chat', '/moon-meditations', '/settings']) {
    await page.goto(path)
    await banner(page).waitFor()
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    const reminder = (await banner(page).boundingBox())!
    const screen = (await page.locator('#main').boundingBox())!
    expect(reminder.y, path).toBeGreaterThanOrEqual(0)
    expect(reminder.y + reminder.height, path).toBeLessThanOrEqual(screen.y)
    expect(await page.getByRole('link', { name: /^Settings for/ }).isVisible(), path).toBe(true)
    expect(await shiftOf(page), path).toBe(0)
  }
})

test('at no width do the buttons of the verification banner overlap', async () => {
  const page = await openDashboard()
  const areApart = async () => {
    const [resend, later] = await Promise.all(
      ['Resend Code', 'Not now'].map((name) => banner(page).getByRole('button', { name }).boundingBox()),
    )
    return resend!.x + resend!.width <= later!.x || resend!.y >= later!.y + later!.height
  }

  for (const width of [320, 540, 719, 720, 899, 900]) {
    await page.setViewportSize({ width, height: 640 })
    await expect.poll(areApart, { message: `at ${width} px` }).toBe(true)
  }
})

test('the verification banner can be dismissed with the keyboard and returns after a reload', async () => {
  const page = await openDashboard()
  await page.getByRole('button', { name: 'Not now' }).focus()

  await page.keyboard.press('Enter')

  await banner(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
  await page.getByRole('link', { name: 'Chart', exact: true }).click()
  await page.getByRole('heading', { name: 'Your Big Three' }).waitFor()
  expect(await banner(page).count()).toBe(0)

  await page.reload()
  await banner(page).waitFor()
})

test('the dashboard works without the verification banner if its chunk fails to load', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('VerificationBanner'))
  await page.route('**/assets/VerificationBanner*', (route) => route.abort())

  await page.goto('/dashboard')
  await refused

  await page.getByText('Why this reading').waitFor()
})

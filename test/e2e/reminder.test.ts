import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { flaws } from './flaws.ts'
import { openBrowser } from './openBrowser.ts'
import { BLANK, becomeMember } from './person.ts'

const { visit } = openBrowser()

const reminder = (page: Page) => page.getByRole('region', { name: 'Verification' })

async function meetReminder(width = 320) {
  const page = await visit(BLANK, { viewport: { width, height: 640 } })
  await becomeMember(page)
  await page.goto('/dashboard')
  await reminder(page).waitFor()
  return page
}

test('the reminder to verify takes two lines of the narrowest phone, also while a code has just been sent', async () => {
  const page = await meetReminder()
  const height = async () => (await reminder(page).boundingBox())!.height
  expect(await height()).toBeLessThan(100)
  expect(await flaws(page)).toEqual([])

  await page.getByRole('button', { name: 'Resend Code' }).click()
  await page.getByRole('button', { name: /^Resend Code in/ }).waitFor()

  expect(await height()).toBeLessThan(100)
})

test('on a phone the two ways to go on fill the line under the reminder', async () => {
  const page = await meetReminder()

  const [enter, resend] = await Promise.all(
    ['Enter Code', 'Resend Code'].map((name) => reminder(page).getByRole('button', { name }).boundingBox()),
  )

  expect(enter!.x).toBe(20)
  expect(resend!.x + resend!.width).toBe(300)
  expect(resend!.y).toBe(enter!.y)
})

test.each([320, 540, 719, 720, 899, 900])('at %d px its buttons stand clear of each other', async (width) => {
  const page = await meetReminder(width)

  const [resend, later] = await Promise.all(
    ['Resend Code', 'Not now'].map((name) => reminder(page).getByRole('button', { name }).boundingBox()),
  )

  const isBeside = resend!.x + resend!.width <= later!.x
  const isBelow = resend!.y >= later!.y + later!.height
  expect(isBeside || isBelow).toBe(true)
})

test('the reminder can be put off with the keyboard for this visit, and the next one reminds again', async () => {
  const page = await meetReminder()
  await page.getByRole('button', { name: 'Not now' }).focus()

  await page.keyboard.press('Enter')

  await reminder(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
  await page.getByRole('link', { name: 'Chart', exact: true }).click()
  await page.getByRole('heading', { name: 'Your Big Three' }).waitFor()
  expect(await reminder(page).count()).toBe(0)

  await page.reload()
  await reminder(page).waitFor()
})

test('a reminder that cannot be fetched takes nothing else away', async () => {
  const page = await visit(BLANK)
  await becomeMember(page)
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('VerificationBanner'))
  await page.route('**/assets/VerificationBanner*', (route) => route.abort())

  await page.goto('/dashboard')
  await refused

  await page.getByText('Why this reading').waitFor()
})

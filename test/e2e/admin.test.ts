import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeInEachLook } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { DESKTOP, openBrowser } from './openBrowser.ts'
import { button } from './settingsPage.ts'

const { visit, adminPassword } = openBrowser({})

/** An operator at the password gate, in whose browser a new member has registered. */
async function openGate() {
  const page = await visit(BLANK_PAGE, { reducedMotion: 'reduce', viewport: DESKTOP })
  const email = await becomeMember(page)
  await page.goto('/admin')
  return { page, email }
}

async function login(page: Page, password = adminPassword()) {
  await page.getByLabel('Admin password', { exact: true }).fill(password)
  await button(page, 'Open the admin area').click()
}

async function search(page: Page, email: string) {
  await page.getByLabel('Search people').fill(email)
  await button(page, 'Search').click()
  const row = page.getByRole('row').filter({ hasText: email })
  await row.waitFor()
  return row
}

const tile = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition')
    .innerText()

test('a wrong admin password is refused, and the gate stays', async () => {
  const { page } = await openGate()

  await login(page, 'not the password')

  await page.getByText('Authentication Failed').waitFor()
  await page.getByText('Invalid password. Please try again.').waitFor()
  expect(await button(page, 'Open the admin area').count()).toBe(1)
})

test('an operator finds a member, gifts, takes back, resets and deletes, and reads all of it in the audit log', async () => {
  const { page, email } = await openGate()
  await login(page)
  const row = await search(page, email)
  const trials = Number(await tile(page, 'Trial'))

  await button(page, `Gift Trial: ${email}`).click()
  await button(page, 'Yes, gift the trial').click()
  await page.getByText('Trial Gifted').waitFor()
  await button(page, `Extend 30 days: ${email}`).waitFor()
  await expect.poll(() => tile(page, 'Trial')).toBe(String(trials + 1))

  await button(page, `Make Free: ${email}`).click()
  await button(page, 'Yes, make free').click()
  await page.getByText('Say why. The audit log keeps it.').waitFor()
  await page.getByLabel('Reason').fill('Asked for it')
  await button(page, 'Yes, make free').click()
  await page.getByText('Account Made Free').waitFor()
  await expect.poll(() => tile(page, 'Trial')).toBe(String(trials))

  await button(page, `Reset password: ${email}`).click()
  await button(page, 'Yes, reset it').click()
  await button(page, 'Copy').waitFor()
  const password = await row
    .locator('div')
    .filter({ has: button(page, 'Copy') })
    .locator('code')
    .innerText()
  await page.getByText(`${email}: ${password}`).waitFor()

  await button(page, `Delete: ${email}`).click()
  await page.getByLabel('Reason').fill('Left us')
  await button(page, 'Yes, delete it').click()
  await row.waitFor({ state: 'detached' })

  await page.getByRole('tab', { name: 'Audit log' }).click()
  for (const text of ['Signed in', 'Gifted a trial', 'Made an account free', 'Reset a password', 'Deleted an account'])
    await page.getByText(text).first().waitFor()
  await page.getByText('“Asked for it”').first().waitFor()

  await button(page, 'Logout').click()
  await button(page, 'Open the admin area').waitFor()
})

test('a tile opens the list of the people in it, and so does the filter', async () => {
  const { page, email } = await openGate()
  await login(page)

  await page.getByRole('link', { name: /^Free: / }).click()
  await expect.poll(() => page.url()).toContain('?status=free')
  await page.getByRole('row').filter({ hasText: email }).waitFor()

  await page.getByRole('navigation', { name: 'Filter the list' }).getByText('Complimentary').click()
  await expect.poll(() => page.url()).toContain('?status=complimentary')
  await page.getByRole('row').filter({ hasText: email }).waitFor({ state: 'detached' })
})

test('axe finds no violation in the admin area in either theme', async () => {
  const { page, email } = await openGate()
  const looks = { viewports: [DESKTOP] }
  await button(page, 'Open the admin area').waitFor()
  expect(await axeInEachLook(page, looks)).toEqual([])

  await login(page)
  await search(page, email)
  expect(await axeInEachLook(page, looks)).toEqual([])

  await button(page, `Delete: ${email}`).click()
  expect(await axeInEachLook(page, looks)).toEqual([])
})

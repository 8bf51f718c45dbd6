import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { inEachLook, overflowsOf } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, grant } = openBrowser()

async function openSettings({ isPremium = true } = {}): Promise<Page> {
  const page = await visit(BLANK_PAGE, { permissions: ['clipboard-read', 'clipboard-write'] })
  const email = await becomeMember(page)
  if (isPremium) await grant(email, 7)
  await page.goto('/settings')
  await page.getByLabel('How often').waitFor()
  return page
}

const statusOf = async (page: Page, url: string) => (await page.request.get(new URL(url).pathname)).status()

test('the letter is off until somebody chooses how often and when, in the zone that is said', async () => {
  const page = await openSettings({ isPremium: false })
  expect(await page.getByLabel('How often').inputValue()).toBe('off')
  expect(await page.getByLabel('At', { exact: true }).isDisabled()).toBe(true)
  await page.getByText(/^In your time zone, (Etc\/GMT|UTC)/).waitFor()

  await page.getByLabel('How often').selectOption('weekly')
  await page.getByText('Your letter comes on Mondays at 7:00 AM.').first().waitFor()
  await page.getByLabel('At', { exact: true }).selectOption('21')
  await page.getByText('Your letter comes on Mondays at 9:00 PM.').first().waitFor()

  await page.reload()
  await page.getByLabel('How often').waitFor()
  expect(await page.getByLabel('How often').inputValue()).toBe('weekly')
  expect(await page.getByLabel('At', { exact: true }).inputValue()).toBe('21')
})

test('letter settings that fail to load are read again with Retry, and a failed change leaves what was', async () => {
  const page = await openSettings()
  await page.route('**/api/user/letter', (route) => route.abort())
  await page.getByLabel('How often').selectOption('daily')
  await page.getByText("We couldn't save this. Nothing has changed.").first().waitFor()
  expect(await page.getByLabel('How often').inputValue()).toBe('off')

  await page.reload()
  await page.getByText("We couldn't load your letter settings.").waitFor()
  await page.unroute('**/api/user/letter')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByLabel('How often').waitFor()
})

test('a calendar address is made, copied, and answers nobody once it is revoked', async () => {
  const page = await openSettings()
  await page.getByRole('button', { name: 'Make a new address' }).click()
  const url = await page.getByLabel('Your calendar address').inputValue()
  expect(await statusOf(page, url)).toBe(200)

  await page.getByRole('button', { name: 'Copy address' }).click()
  await page.getByText('Address copied').first().waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(url)

  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('button', { name: 'Yes, revoke it' }).click()
  await page.getByText('Address revoked').first().waitFor()
  await page.getByLabel('Your calendar address').waitFor({ state: 'detached' })
  expect(await statusOf(page, url)).toBe(404)
})

test('free members are told that the calendar comes with Premium', async () => {
  const page = await openSettings({ isPremium: false })

  await page.getByRole('link', { name: 'Get it with Premium' }).click()

  await page.waitForURL('**/subscribe')
})

test('nothing is too wide and axe finds nothing, in either theme, on a phone and on a desktop', async () => {
  const page = await openSettings()
  await page.getByRole('button', { name: 'Make a new address' }).click()
  await page.getByLabel('Your calendar address').waitFor()

  const found = await inEachLook(page, async () => [...(await axeViolations(page)), ...(await overflowsOf(page))])

  expect(found).toEqual([])
})

import type { Page } from 'playwright-core'
import { BLANK_PAGE, becomeMember } from './member.ts'
import type { openBrowser } from './openBrowser.ts'

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const detail = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).getByRole('definition').innerText()

/** A new member at the settings screen. */
export async function openSettings(visit: ReturnType<typeof openBrowser>['visit']) {
  const page = await visit(BLANK_PAGE, { reducedMotion: 'reduce' })
  const email = await becomeMember(page)
  await page.goto('/settings')
  await button(page, 'Delete Account').waitFor()
  return { page, email }
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/?auth=signin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('an orrery of brass')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
}

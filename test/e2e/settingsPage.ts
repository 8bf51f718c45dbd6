import type { Page } from 'playwright-core'
import type { openBrowser } from './openBrowser.ts'
import { BLANK, becomeMember } from './person.ts'

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const fact = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).getByRole('definition').innerText()

/** A new member before their settings. */
export async function openSettings(visit: ReturnType<typeof openBrowser>['visit']) {
  const page = await visit(BLANK, { reducedMotion: 'reduce' })
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

import type { Page } from 'playwright-core'
import type { Person } from './welcomePeople.ts'

/** A screen as somebody sees it. */
export interface Sight {
  name: string
  path: string
  person: Person
  /** Words that are there when everything is. */
  shows: RegExp
}

export async function openSight(page: Page, { path, shows }: Pick<Sight, 'path' | 'shows'>): Promise<void> {
  await page.goto(path)
  await page.getByText(shows).first().waitFor()
  await page.waitForLoadState('networkidle')
}

import type { Page } from 'playwright-core'
import type { AccountRecord } from './welcomePeople.ts'

/** A screen as somebody sees it. */
export interface AuditEntry {
  name: string
  path: string
  record: AccountRecord
  /** Words that are there when everything is. */
  shows: RegExp
}

export async function openSight(page: Page, { path, shows }: Pick<AuditEntry, 'path' | 'shows'>): Promise<void> {
  await page.goto(path)
  await page.getByText(shows).first().waitFor()
  await page.waitForLoadState('networkidle')
}

import type { Page } from 'playwright-core'
import type { Visitor } from './welcomePeople.ts'

/** A screen as somebody sees it. */
export interface View {
  name: string
  path: string
  visitor: Visitor
  /** Words that are there when everything is. */
  shows: RegExp
}

export async function openView(page: Page, { path, shows }: Pick<View, 'path' | 'shows'>): Promise<void> {
  await page.goto(path)
  await page.getByText(shows).first().waitFor()
  await page.waitForLoadState('networkidle')
}

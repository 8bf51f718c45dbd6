import type { Page } from 'playwright-core'

/** As the settings of a browser do, which also counts for the queries of the width. In percent. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const fontSizes = { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 }
  await devtools.send('Page.setFontSizes', { fontSizes })
}

import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { settle } from '../bench/screens/settle.ts'
import { axeViolations } from '../e2e/axeViolations.ts'

const WIDTHS = { 390: 844, 768: 1024, 1280: 900 }
const THEMES = ['dark', 'light'] as const

/** One picture for each width and theme, of the whole page, and what axe finds on a phone. Returns their file names. */
export async function takePictures(page: Page, { folder, slug }: { folder: string; slug: string }) {
  const pictures: string[] = []
  const violations: string[] = []
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const [width, height] of Object.entries(WIDTHS)) {
      await resize(page, { width: Number(width), height })
      const picture = `${slug}-${width}-${colorScheme}.png`
      await page.screenshot({ path: join(folder, picture), animations: 'disabled' })
      pictures.push(picture)
    }
    await page.setViewportSize({ width: 390, height: WIDTHS[390] })
    violations.push(...(await axeViolations(page)))
  }
  return { pictures, violations }
}

/** A window as tall as the page, so that what is fixed to its end lies there. A dialog shows how it fits a real one. */
async function resize(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  await page.setViewportSize({ width, height })
  await settle(page)
  if (await page.locator('dialog[open]').count()) return
  // Twice, since a part may grow with the window up to its limit.
  for (let grown = 0; grown < 2; grown += 1) {
    const pageHeight = Number(await page.evaluate('document.documentElement.scrollHeight'))
    await page.setViewportSize({ width, height: Math.max(height, pageHeight) })
    await settle(page)
  }
  // The reminder to verify lies below the window, however tall it is.
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
}

import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Presses Tab until a link, button or field with such a name has the focus, once there is one. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const names = () => page.evaluate<string[]>(`[...document.querySelectorAll('a, button, input')].map(${nameOf})`)
  await expect.poll(async () => (await names()).some((each) => name.test(each)), { message: String(name) }).toBe(true)
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (name.test(await page.evaluate<string>(`(${nameOf})(document.activeElement)`))) return
  }
  throw new Error(`Tab does not reach ${name}`)
}

const nameOf = `({ ariaLabel, labels, textContent }) =>
  (ariaLabel ?? labels?.[0]?.textContent ?? textContent).trim()`

import type { Page } from 'playwright-core'

/** By how many pixels the page, or a dialog on it, is wider than what shows it. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(`Math.max(
    ...[document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  )`)

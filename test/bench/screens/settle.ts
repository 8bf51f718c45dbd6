import type { Page } from 'playwright-core'

const SETTLED_MS = 400

/** Long enough for a browser to draw what is due and to tell its observers. */
export const settle = (page: Page) => page.waitForTimeout(SETTLED_MS)

import type { Page } from 'playwright-core'

/** What is stored of a person in the browser. The ids of trackers are settings, the same for everybody. */
export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key !== 'trackingIds')
      .sort(),
  )

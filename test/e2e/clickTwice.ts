import type { Locator, Route } from 'playwright-core'

const CALLS = '**/api/**'

/** Clicks twice before any call is answered, however long the machine takes from one click to the next. */
export async function clickTwice(button: Locator): Promise<void> {
  const page = button.page()
  const clicked = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    await clicked.promise
    await route.fallback()
  }
  // Holding the calls that the screen itself waits for would keep the button away.
  await button.waitFor()
  // The handler stays: a call that begins while it is taken away would never be answered.
  await page.route(CALLS, hold)
  await button.dblclick()
  clicked.resolve()
}

import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { timeLimit } from '../setup/timeLimit.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, grant } = openBrowser()

/** Each screen that reads, and what it shows once it has. */
const SCREENS = [
  ['/dashboard', 'Why this reading'],
  ['/natal-chart#positions', 'Planetary Positions'],
  ['/compatibility', 'Decode Connection'],
  ['/ai-chat', 'Questions reset monthly'],
  ['/moon-meditations', 'Full Moon'],
  ['/manage-billing', 'Recent Billing History'],
  ['/settings', 'Danger Zone'],
  ['/onboarding', 'Step 1 of 7'],
] as const

/** A member with access on whose screens no call but the session's is answered any more. */
async function openMember(answer: (route: Route) => Promise<void> | void): Promise<Page> {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page), 7)
  await page.route(/\/api\/(?!auth\/user$)/, answer)
  return page
}

/** Until nothing on the screen has failed any more. */
async function retryAll(page: Page): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
  await retry.first().waitFor()
  // A call that failed later adds another one meanwhile.
  await expect
    .poll(async () => {
      const failed = await retry.count()
      // It may leave between a look and a click.
      if (failed > 0)
        await retry
          .first()
          .click({ timeout: timeLimit(10) })
          .catch(() => {})
      return failed
    })
    .toBe(0)
}

test('on a network that drops every call each screen says so, and Retry loads it', async () => {
  const page = await openMember((route) => route.abort())

  for (const [path, content] of SCREENS) {
    await page.goto(path)
    await page.getByText('Check your connection and try again.').first().waitFor()
    await page.unrouteAll()
    await retryAll(page)
    await page.getByText(content).first().waitFor()

    await page.evaluate(() => localStorage.clear())
    await page.route(/\/api\/(?!auth\/user$)/, (route) => route.abort())
  }
})

test('a call that is never answered is given up, and Retry loads the screen', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.route('**/api/**', () => {})
  // As after the longest wait.
  await page.addInitScript('AbortSignal.timeout = () => AbortSignal.abort(new DOMException("", "TimeoutError"))')
  await page.goto('/settings')
  await page.getByText("We couldn't load your account.").waitFor()

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate('AbortSignal.timeout = () => new AbortController().signal')
  await page.getByRole('button', { name: 'Retry' }).click()

  await page.getByText('Danger Zone').waitFor()
})

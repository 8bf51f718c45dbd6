import type { Page } from 'playwright-core'
import { BLANK_PAGE, becomeMember } from './member.ts'
import type { openBrowser } from './openBrowser.ts'

type Visit = ReturnType<typeof openBrowser>['visit']

/** A new member before any screen, whose checkout goes to the stack's own Stripe. */
export async function openShop(visit: Visit, options: Parameters<Visit>[1] = {}) {
  const page = await visit(BLANK_PAGE, { reducedMotion: 'reduce', ...options })
  const email = await becomeMember(page)
  return { page, email }
}

/** Replaces the reply of one endpoint of billing. */
export const answer = (page: Page, path: string, json: object, status = 200) =>
  page.route(`**/api/${path}`, (route) => route.fulfill({ status, json }))

export async function pay(page: Page, card: string, label = 'Start Free Trial'): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: label }).click()
}

/** How often the page calls an address from here on. */
export function countCalls(page: Page, path: RegExp): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (path.test(request.url())) calls += 1
  })
  return () => calls
}

export const SAVES_CARD = /\/setup-intents\/\w+\/confirm$/
export const CONFIRMS = /\/api\/confirm-subscription$/

/** Opens a checkout as the page does and returns the setup that a card is saved with. */
export const openSetup = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const response = await fetch('/api/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ plan: 'weekly', currency: 'USD' }),
    })
    const { setupIntentId } = (await response.json()) as { setupIntentId: string }
    return setupIntentId
  })

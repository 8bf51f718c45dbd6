import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, grant } = openBrowser()

async function boxOf(page: Page, selector: string) {
  const found = page.locator(selector).first()
  await found.waitFor()
  return (await found.boundingBox())!
}

const rowsOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    `new Set([...document.querySelectorAll('${selector}')].map((each) => each.getBoundingClientRect().top)).size`,
  )

test('an error on the dashboard is further from the cards than they are from each other', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.route('**/api/home', (route) => route.abort())

  await page.goto('/dashboard')

  const [alert, first, second] = await Promise.all(
    ['[role=alert]', 'nav[aria-label=Explore] > *', 'nav[aria-label=Explore] > * + *'].map((each) => boxOf(page, each)),
  )
  const gap = first!.y - (alert!.y + alert!.height)
  expect(gap).toBe(2 * (second!.y - (first!.y + first!.height)))
})

test('on a tablet every screen starts at the same edge', async () => {
  const page = await visit(BLANK_PAGE, { viewport: { width: 768, height: 1024 } })
  await becomeMember(page)

  for (const path of ['/dashboard', '/natal-chart', '/compatibility', '/ai-chat', '/settings']) {
    await page.goto(path)
    await expect.poll(async () => (await page.locator('h1').first().boundingBox())?.x).toBe(40)
  }
})

test('on a phone the three themes share a line', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)

  await page.goto('/settings')
  await page.getByText('Match system').last().waitFor()

  expect(await rowsOf(page, 'main fieldset:has([type=radio]) > label')).toBe(1)
})

test('on a phone an invoice takes one line, whatever its month', async () => {
  const page = await visit(BLANK_PAGE, { timezoneId: 'UTC' })
  await grant(await becomeMember(page), 7)
  const invoice = { id: 'in_1', amount_paid: 1299, currency: 'usd', invoice_pdf: '/invoice.pdf' }
  const created = Date.UTC(2026, 8, 28, 12) / 1000
  await page.route('**/api/billing/info', (route) =>
    route.fulfill({
      json: { subscription: null, invoices: [{ ...invoice, created, status: 'pending' }], pastDue: null },
    }),
  )

  await page.goto('/manage-billing')
  await page.getByText('September 28, 2026').waitFor()

  expect((await page.getByText('September 28, 2026').boundingBox())!.height).toBeLessThan(30)
})

import { expect, test } from 'vitest'
import { openBrowser } from './openBrowser.ts'

const { visit } = openBrowser({ pages: 'none' })

test('the console shows who pays what at Stripe, and steers its webhooks', async () => {
  const page = await visit('/__local')
  await page.evaluate(startTrial, 'ada@example.com')

  const subscription = page.locator('#subscriptions tr', { hasText: 'ada@example.com' })
  await expect.poll(() => subscription.textContent()).toMatch(/trialing12\.99 USDrenews/)
  await expect.poll(() => page.locator('#invoices').textContent()).toContain('ORR-000001')

  await page.getByRole('button', { name: 'Compare with the accounts' }).click()
  await expect.poll(() => page.getByRole('status').textContent()).toBe('1 customers compared. Everything agrees.')

  await page.getByLabel('Webhooks').selectOption('hold')
  await page.locator('#webhooks').getByRole('button', { name: 'Set' }).click()
  await expect.poll(() => page.locator('#delivery').textContent()).toBe('Webhooks are held. 0 wait.')
})

test('the HTML of a mail is shown where it can run no script', async () => {
  const page = await visit('/__local')
  await page.evaluate(startTrial, 'grace@example.com')
  await page.locator('#mail details').first().waitFor()

  expect(await page.locator('#mail iframe').first().getAttribute('sandbox')).toBe('')
})

/** Runs in the page, which is of the same origin as the product. */
async function startTrial(email: string): Promise<void> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await response.json()) as { setupIntentId?: string }
  }
  const person = { email, password: 'an orrery of brass', firstName: 'Ada', lastName: 'Lovelace' }
  await post('/api/auth/register', person)
  const { setupIntentId } = await post('/api/subscribe', { currency: 'USD' })
  await post(`/__local/stripe/setup-intents/${setupIntentId}/confirm`, { card: '4242 4242 4242 4242' })
  await post('/api/confirm-subscription', { setupIntentId, plan: 'weekly' })
}

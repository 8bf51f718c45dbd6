import type { Page } from 'playwright-core'
import type { Checkout } from '../../shared/domain/billing.ts'
import { fakeStripeJs } from '../fakes/fakeStripeJs.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import type { openBrowser } from './openBrowser.ts'

export const aCheckout = (own: Partial<Checkout> = {}): Checkout => ({
  clientSecret: 'seti_Fake123_secret_abc',
  setupIntentId: 'seti_Fake123',
  userStatus: 'free',
  currentStatus: 'free',
  message: 'Add a payment method to start your trial.',
  currency: 'USD',
  offer: { kind: 'trial', amount: 1299, currency: 'USD', firstChargeAt: '2026-11-25T12:00:00Z' },
  ...own,
})

export const aStart = {
  success: true,
  currency: 'USD',
  subscriptionStatus: 'trial',
  trialEndsAt: '2026-11-25T12:00:00Z',
  purchase: null,
}

type Visit = ReturnType<typeof openBrowser>['visit']

/** A new member, with a fake Stripe and an open checkout, before any screen. */
export async function openShop(visit: Visit, options: Parameters<Visit>[1] = {}) {
  const page = await visit(BLANK_PAGE, { reducedMotion: 'reduce', ...options })
  const email = await becomeMember(page)
  await page.addInitScript({ content: fakeStripeJs })
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { stage: 'local', version: '1', stripePublishableKey: 'pk_test_1' } }),
  )
  await answer(page, 'subscribe', aCheckout())
  return { page, email }
}

/** Routes the replies of one endpoint of billing. */
export const answer = (page: Page, path: string, json: object, status = 200) =>
  page.route(`**/api/${path}`, (route) => route.fulfill({ status, json }))

export async function pay(page: Page, number = '4242424242424242', label = 'Start Free Trial'): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByRole('button', { name: label }).click()
}

export const stripeCalls = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const { stripeCalls } = globalThis as unknown as { stripeCalls: [string, object][] }
    return stripeCalls.filter(([each]) => each === wanted).length
  }, name)

import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Checkout } from '../../shared/domain/billing.ts'
import { aCard } from '../checks/aPayer.ts'
import { axeViolations } from './axeViolations.ts'
import { answer, CONFIRMS, countCalls, openSetup, openShop, pay, SAVES_CARD } from './checkoutPage.ts'
import { loadInEachLook, shiftsOf } from './inEachLook.ts'
import { openBrowser, shiftOf } from './openBrowser.ts'

const { visit, saveCard, subscriptionsOf } = openBrowser()

test('a visitor at the checkout is sent to the landing page', async () => {
  const page = await visit('/subscribe')

  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
})

test('a trial starts with one double click, and the dashboard opens with full access', async () => {
  const { page, email } = await openShop(visit)
  const confirmed = countCalls(page, CONFIRMS)
  await page.goto('/subscribe')
  await page.getByText(/^On \w+ \d+, \d{4}, then every month$/).waitFor()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  expect(await shiftOf(page)).toBe(0)

  await page.getByRole('button', { name: 'Start Free Trial' }).dblclick()

  await page.getByText('Your free trial has started').waitFor()
  await page.waitForURL('**/dashboard')
  expect(confirmed()).toBe(1)
  expect(await subscriptionsOf(email)).toMatchObject([{ status: 'trialing' }])
  await page.getByText('Free Trial Active').or(page.getByText('Why this reading')).first().waitFor()
})

test('a declined card says so, charges nothing and can be replaced', async () => {
  const { page, email } = await openShop(visit)
  await page.goto('/subscribe')

  await pay(page, '4000 0000 0000 0002')

  await page.getByText('Payment Setup Failed').waitFor()
  await page.getByRole('alert').getByText('Your card was declined.').waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await subscriptionsOf(email)).toEqual([])
  await pay(page, aCard())
  await page.getByText('Your free trial has started').waitFor()
})

test('authentication that is refused starts nothing, and approved starts the trial', async () => {
  const { page, email } = await openShop(visit)
  await page.goto('/subscribe')

  await pay(page, '4000 0025 0000 3155')
  await page.getByRole('button', { name: 'Fail authentication' }).click()
  await page.getByRole('alert').getByText('unable to authenticate').waitFor()
  expect(await subscriptionsOf(email)).toEqual([])
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await page.getByRole('button', { name: 'Complete authentication' }).click()

  await page.getByText('Your free trial has started').waitFor()
})

test('while the payment method is not attached yet the page waits and asks again', async () => {
  const { page } = await openShop(visit)
  const pending = { status: 409, json: { message: 'Wait.', code: 'PAYMENT_METHOD_PENDING' } }
  await page.route('**/api/confirm-subscription', (route) => route.fulfill(pending), { times: 1 })
  await page.goto('/subscribe')

  await pay(page, aCard())

  await page.getByText('Your free trial has started').waitFor()
})

test('a lost answer is asked for again without saving the card twice', async () => {
  const { page, email } = await openShop(visit)
  const saved = countCalls(page, SAVES_CARD)
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/api/confirm-subscription', loseAnswer, { times: 1 })
  await page.goto('/subscribe')
  await pay(page, aCard())
  await page.getByText('Trial Setup Failed').waitFor()

  await page.getByRole('button', { name: 'Start Free Trial' }).click()

  await page.getByText('Your free trial has started').waitFor()
  expect(saved()).toBe(1)
  expect(await subscriptionsOf(email)).toHaveLength(1)
})

test('a page that is reloaded after the button was pressed finds the trial started', async () => {
  const { page, email } = await openShop(visit)
  await page.route('**/api/confirm-subscription', () => {}, { times: 1 })
  await page.goto('/subscribe')
  const asked = page.waitForRequest(CONFIRMS)
  await pay(page, aCard())
  await asked

  await page.goto('/subscribe')

  await page.waitForURL('**/dashboard')
  expect(await subscriptionsOf(email)).toMatchObject([{ status: 'trialing' }])
})

test('another currency shows its price everywhere before anything can be agreed to', async () => {
  const { page } = await openShop(visit)
  await page.goto('/subscribe')
  await page.getByText('$12.99/month').waitFor()

  await page.getByLabel('Currency').selectOption('SGD')

  await page.getByText('S$16.99/month').waitFor()
  await page.getByLabel('What you pay').getByText('S$16.99').waitFor()
  await page.getByText('a temporary hold of S$1').waitFor()
})

const aCheckout: Checkout = {
  clientSecret: 'seti_1_secret_abc',
  setupIntentId: 'seti_1',
  userStatus: 'free',
  currentStatus: 'free',
  message: 'Add a payment method to start your trial.',
  currency: 'USD',
  offer: { kind: 'trial', plan: 'weekly', amount: 1299, currency: 'USD', firstChargeAt: '2026-11-25T11:30:00Z' },
}

test.each([
  {
    status: 400,
    json: { message: 'No.', code: 'ALREADY_SUBSCRIBED', currentStatus: 'trial' },
    shown: 'Already Subscribed',
  },
  { status: 503, json: { message: 'Payments are off.', code: 'PAYMENTS_DISABLED' }, shown: 'Payments are off.' },
  { status: 500, json: {}, shown: "We couldn't load the payment form." },
  {
    status: 200,
    json: { ...aCheckout, clientSecret: 'pi_1_secret_2' },
    shown: 'The payment form came without its key.',
  },
  { status: 200, json: { ...aCheckout, userStatus: 'trial' }, shown: 'Unexpected status change detected' },
])('a checkout answered with $status and $json shows "$shown"', async ({ status, json, shown }) => {
  const { page } = await openShop(visit)
  await answer(page, 'subscribe', json, status)

  await page.goto('/subscribe')

  await page.getByText(shown).first().waitFor()
  if (shown === 'Already Subscribed') return page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Payment Setup Failed' }).waitFor()
  await page.getByText('Payment Error').waitFor()
  await page.getByRole('link', { name: 'Return to Dashboard' }).click()
  await page.waitForURL('**/dashboard')
})

test('whoever comes back from their bank without having finished is told so once', async () => {
  const { page } = await openShop(visit)

  await page.goto('/subscribe?processing=true')

  await page.getByText('Payment Cancelled').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('on a phone the wallet is offered first after a moment, unless the card is being filled in', async () => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'
  const { page } = await openShop(visit, { userAgent, hasTouch: true, isMobile: true })
  const saved = countCalls(page, SAVES_CARD)
  await page.goto('/subscribe')
  await page.getByLabel('Card number').waitFor()
  const focused = await page.evaluate('document.activeElement.tagName')

  await page.getByRole('button', { name: 'Apple Pay', pressed: true }).waitFor()

  expect(await page.evaluate('document.activeElement.tagName')).toBe(focused)
  expect(saved()).toBe(0)
})

test('a return from the bank confirms the checkout and counts down to the dashboard', async () => {
  const { page, email } = await openShop(visit)
  const setup = await openSetup(page)
  await saveCard(setup, aCard())

  // The screen leaves by itself, so each part of it is looked for from the start.
  await Promise.all([
    page.getByRole('heading', { name: 'Your free trial has started' }).waitFor(),
    page.getByText(/Taking you to your dashboard in \d seconds/).waitFor(),
    page.goto(`/trial-success?setup_intent=${setup}&setup_intent_client_secret=x&redirect_status=succeeded`),
  ])
  await page.waitForURL('**/dashboard')
  expect(await subscriptionsOf(email)).toMatchObject([{ status: 'trialing' }])
})

test('a failed return from the bank says so and leads back to the checkout', async () => {
  const { page } = await openShop(visit)

  await Promise.all([
    page.getByText('Payment Failed').waitFor(),
    page.getByRole('heading', { name: 'Payment Error' }).waitFor(),
    page.goto('/trial-success?setup_intent=seti_1&redirect_status=failed'),
  ])
  await page.waitForURL('**/subscribe')
})

test('axe finds no violation on the checkout in either theme, on a phone and on a desktop, and nothing shifts', async () => {
  const { page } = await openShop(visit)

  const found = await loadInEachLook(page, '/subscribe', async () => {
    await page.getByLabel('What you pay').waitFor()
    return [...(await axeViolations(page)), ...(await shiftsOf(page))]
  })

  expect(found).toEqual([])
})

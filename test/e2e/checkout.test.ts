import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { aCheckout, answer, aStart, openShop, pay, stripeCalls } from './checkoutPage.ts'
import { DESKTOP, openBrowser, PHONE, shiftOf } from './openBrowser.ts'

const { visit, grant } = openBrowser()

test('a visitor at the checkout is sent to the landing page', async () => {
  const page = await visit('/subscribe')

  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
})

test('a trial starts with one double click, and the dashboard opens with full access', async () => {
  const { page, email } = await openShop(visit)
  let confirmed = 0
  await page.route('**/api/confirm-subscription', async (route) => {
    confirmed += 1
    await grant(email, 3)
    await route.fulfill({ json: aStart })
  })
  await page.goto('/subscribe')
  await page.getByText('On November 25, 2026, then every month').waitFor()
  expect(await shiftOf(page)).toBe(0)
  await page.getByLabel('Card number').fill('4242424242424242')

  await page.getByRole('button', { name: 'Start Free Trial' }).dblclick()

  await page.getByText('Your free trial has started').waitFor()
  await page.waitForURL('**/dashboard')
  expect(confirmed).toBe(1)
  await page.getByText('Free Trial Active').or(page.getByText('Why this reading')).first().waitFor()
})

test('a declined card says so, charges nothing and can be replaced', async () => {
  const { page } = await openShop(visit)
  await answer(page, 'confirm-subscription', aStart)
  await page.goto('/subscribe')

  await pay(page, '4000000000000002')

  await page.getByText('Payment Setup Failed').waitFor()
  await page.getByRole('alert').getByText('Your card was declined.').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await pay(page)
  await page.getByText('Your free trial has started').waitFor()
})

test('authentication that is refused starts nothing, and approved starts the trial', async () => {
  const { page } = await openShop(visit)
  await answer(page, 'confirm-subscription', aStart)
  await page.goto('/subscribe')

  await pay(page, '4000002500003155')
  await page.getByRole('button', { name: 'Refuse' }).click()
  await page.getByRole('alert').getByText('unable to authenticate').waitFor()
  await pay(page, '4000002500003155')
  await page.getByRole('button', { name: 'Approve' }).click()

  await page.getByText('Your free trial has started').waitFor()
})

test('while the payment method is not attached yet the page waits and asks again', async () => {
  const { page } = await openShop(visit)
  const replies = [{ status: 409, json: { message: 'Wait.', code: 'PAYMENT_METHOD_PENDING' } }, { json: aStart }]
  await page.route('**/api/confirm-subscription', (route) => route.fulfill(replies.shift()!))
  await page.goto('/subscribe')

  await pay(page)

  await page.getByText('Your free trial has started').waitFor()
})

test('a lost answer is asked for again without saving the card twice', async () => {
  const { page } = await openShop(visit)
  await page.route('**/api/confirm-subscription', (route) => route.abort())
  await page.goto('/subscribe')
  await pay(page)
  await page.getByText('Trial Setup Failed').waitFor()
  await page.unroute('**/api/confirm-subscription')
  await answer(page, 'confirm-subscription', aStart)

  await page.getByRole('button', { name: 'Start Free Trial' }).click()

  await page.getByText('Your free trial has started').waitFor()
  expect(await stripeCalls(page, 'confirmSetup')).toBe(1)
})

test('whoever has had a trial reads the charge before the button', async () => {
  const { page } = await openShop(visit)
  await answer(page, 'subscribe', aCheckout({ offer: { ...aCheckout().offer, kind: 'paid' } }))
  await answer(page, 'confirm-subscription', {
    ...aStart,
    subscriptionStatus: 'active',
    purchase: { transactionId: 'in_1', value: 1299 },
  })
  await page.goto('/subscribe')
  await page.getByText('Today, when you press the button').waitFor()
  expect(await page.getByText('hold').count()).toBe(0)

  await pay(page, '4242424242424242', 'Subscribe for $12.99 a month')

  await page.getByText('You paid $12.99.').waitFor()
})

test('another currency shows its price everywhere before anything can be agreed to', async () => {
  const { page } = await openShop(visit)
  await page.goto('/subscribe')
  await page.getByText('$12.99/month').waitFor()
  await answer(
    page,
    'subscribe',
    aCheckout({
      clientSecret: 'seti_Other12_secret_abc',
      setupIntentId: 'seti_Other12',
      currency: 'SGD',
      offer: { ...aCheckout().offer, amount: 1699, currency: 'SGD' },
    }),
  )

  await page.getByLabel('Currency').selectOption('SGD')

  await page.getByText('S$16.99/month').waitFor()
  await page.getByLabel('What you pay').getByText('S$16.99').waitFor()
  await page.getByText('a temporary hold of S$1').waitFor()
})

test.each([
  {
    status: 400,
    json: { message: 'No.', code: 'ALREADY_SUBSCRIBED', currentStatus: 'trial' },
    shown: 'Already Subscribed',
  },
  { status: 503, json: { message: 'Payments are off.', code: 'PAYMENTS_DISABLED' }, shown: 'Payments are off.' },
  { status: 500, json: {}, shown: "We couldn't load the payment form." },
  { status: 200, json: aCheckout({ clientSecret: 'pi_1_secret_2' }), shown: 'The payment form came without its key.' },
  { status: 200, json: { ...aCheckout(), userStatus: 'trial' }, shown: 'Unexpected status change detected' },
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
  await page.goto('/subscribe')
  await page.getByLabel('Card number').waitFor()
  const focused = await page.evaluate('document.activeElement.tagName')

  await expect.poll(() => stripeCalls(page, 'update')).toBe(1)

  expect(await page.evaluate('document.activeElement.tagName')).toBe(focused)
  expect(await stripeCalls(page, 'confirmSetup')).toBe(0)
})

test('a return from the bank confirms the checkout and counts down to the dashboard', async () => {
  const { page, email } = await openShop(visit)
  await page.route('**/api/confirm-subscription', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ setupIntentId: 'seti_Fake123', plan: 'weekly' })
    await grant(email, 3)
    await route.fulfill({ json: aStart })
  })

  await page.goto('/trial-success?setup_intent=seti_Fake123&setup_intent_client_secret=x&redirect_status=succeeded')

  await page.getByRole('heading', { name: "You're in" }).waitFor()
  await page.getByText(/Taking you to your dashboard in \d/).waitFor()
  await page.waitForURL('**/dashboard')
})

test('a failed return from the bank says so and leads back to the checkout', async () => {
  const { page } = await openShop(visit)

  await page.goto('/trial-success?setup_intent=seti_Fake123&redirect_status=failed')

  await page.getByText('Payment Failed').waitFor()
  await page.getByRole('heading', { name: 'Payment Error' }).waitFor()
  await page.waitForURL('**/subscribe')
})

for (const theme of ['dark', 'light'] as const)
  test.each([
    { name: 'a phone', viewport: PHONE },
    { name: 'a desktop', viewport: DESKTOP },
  ])(`axe finds no violation on the checkout in the ${theme} theme on $name`, async ({ viewport }) => {
    const { page } = await openShop(visit, { viewport })
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
    await page.goto('/subscribe')
    await page.getByLabel('What you pay').waitFor()

    expect(await axeViolations(page)).toEqual([])
    expect(await shiftOf(page)).toBe(0)
  })

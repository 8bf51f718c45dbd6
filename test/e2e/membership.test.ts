import { expect, test } from 'vitest'
import { aCard } from '../checks/aPayer.ts'
import { openSetup, openShop, pay } from './checkoutPage.ts'
import { openBrowser } from './openBrowser.ts'
import { button, section, signIn } from './settingsPage.ts'

const { visit, saveCard, subscriptionsOf, advanceClock, runJob } = openBrowser()

const HOUR = 3600
const DAY = 24 * HOUR

/** What the jobs of the next minute do with what has happened at Stripe. */
async function settle(): Promise<void> {
  await runJob('drainEvents')
  await runJob('settleEntitlements')
}

test('a trial that is cancelled and taken up again becomes a paid month, which lasts to its end when it is cancelled, and is free again', async () => {
  const { page, email } = await openShop(visit)
  const setup = await openSetup(page)
  await saveCard(setup, aCard())
  await page.goto(`/trial-success?setup_intent=${setup}&redirect_status=succeeded`)
  await page.getByRole('heading', { name: 'Your free trial has started' }).waitFor()

  await page.goto('/manage-billing')
  await button(page, 'Cancel Trial').click()
  await page.evaluate('globalThis.isOld = true')
  await button(page, 'Yes, Cancel').click()
  // The page reloads a moment later, and would take an open question with it.
  await expect.poll(() => page.evaluate('globalThis.isOld').catch(() => true)).toBeUndefined()
  await page.getByText("Your trial won't turn into a subscription.").waitFor()
  await button(page, 'Reactivate Subscription').click()
  await button(page, 'Yes, Reactivate').click()
  await page.getByText('Your free trial ends on').waitFor()

  await advanceClock(3 * DAY)
  await settle()
  // Stripe keeps the invoice as a draft for an hour.
  await advanceClock(HOUR)
  await settle()
  await page.goto('/manage-billing')
  await page.getByText('Renews until you cancel.').waitFor()
  const invoice = section(page, 'Recent Billing History').getByRole('listitem')
  await invoice.getByText('$12.99').waitFor()
  const link = await invoice.getByRole('link', { name: 'PDF' }).getAttribute('href')
  const pdf = await page.request.get(link!)
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])

  // So soon after the first charge it can also be taken back.
  await button(page, 'Cancel at the end of the month').click()
  await button(page, 'Yes, Cancel').click()
  await page.getByText('with no further charges').waitFor()

  await advanceClock(27 * DAY)
  await settle()
  await signIn(page, email)
  await page.waitForURL('**/dashboard')
  await page.goto('/ai-chat')
  await page.getByLabel('Your question').waitFor()

  await advanceClock(4 * DAY)
  await settle()
  expect(await subscriptionsOf(email)).toMatchObject([{ status: 'canceled' }])
  await page.reload()
  await button(page, 'Unlock').waitFor()
  await page.goto('/subscribe')
  await page.getByText('Today, when you press the button').waitFor()
  expect(await page.getByText('hold').count()).toBe(0)
  await pay(page, aCard(), 'Subscribe for $12.99 a month')
  await page.getByText('You paid $12.99.').waitFor()
})

test('a checkout that is finished in two tabs starts one trial, and both tabs lead to the dashboard', async () => {
  const { page, email } = await openShop(visit)
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto('/subscribe')
    await tab.getByLabel('Card number').waitFor()
  }

  await pay(page, aCard())
  await page.waitForURL('**/dashboard')
  await pay(other, aCard())

  await other.waitForURL('**/dashboard')
  expect(await subscriptionsOf(email)).toMatchObject([{ status: 'trialing' }])
})

test('Back and Forward at the checkout charge nothing, and after it lead to no second one', async () => {
  const { page, email } = await openShop(visit)
  await page.goto('/settings')
  await page.getByRole('link', { name: /^Upgrade/ }).click()
  await page.getByLabel('Card number').waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.goForward()
  await page.getByLabel('Card number').waitFor()
  expect(await subscriptionsOf(email)).toEqual([])

  await pay(page, aCard())
  await page.waitForURL('**/dashboard')
  await page.goBack()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.goForward()
  await page.waitForURL('**/dashboard')
  await page.goto('/subscribe')
  await page.waitForURL('**/dashboard')

  expect(await subscriptionsOf(email)).toHaveLength(1)
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aCard } from '../checks/aPayer.ts'
import { openShop, pay } from './checkoutPage.ts'
import { openBrowser } from './openBrowser.ts'

const ASKS_EACH_TIME = '4000 0027 6000 3184'
const { visit, subscriptionsOf } = openBrowser()

/** The checkout of somebody whose card has had its trial, and who pays from the first month on. */
async function openPaidCheckout() {
  const used = aCard()
  const first = await openShop(visit)
  await first.page.goto('/subscribe')
  await pay(first.page, used)
  await first.page.getByText('Your free trial has started').waitFor()
  const second = await openShop(visit)
  await second.page.goto('/subscribe')
  await pay(second.page, used)
  await second.page.getByRole('button', { name: 'Subscribe for $12.99 a month' }).waitFor()
  return second
}

const payAskedCard = async (page: Page, label: string) => {
  await pay(page, ASKS_EACH_TIME, label)
  // To save it, and then for the first month.
  await page.getByRole('button', { name: 'Complete authentication' }).click()
}

test('a first month whose bank asks is paid once the person has answered, with the code that they entered', async () => {
  const { page, email } = await openPaidCheckout()
  await page.getByText('Have a promotion code?').click()
  await page.getByLabel('Promotion code').fill('nothing')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText("We don't know this code.").waitFor()
  await page.getByLabel('Promotion code').fill('half')
  await page.keyboard.press('Enter')
  await page.getByText('HALF takes $6.50 off the first month.').waitFor()
  await page.getByText('After that, every month').waitFor()

  await payAskedCard(page, 'Subscribe for $6.49 today')
  await page.getByRole('button', { name: 'Complete authentication' }).click()

  await page.getByText('You paid $6.49.').waitFor()
  await page.waitForURL('**/dashboard')
  expect(await subscriptionsOf(email)).toMatchObject([{ status: 'active' }])
})

test('a bank that is told no takes nothing, and the next card gets through', async () => {
  const { page, email } = await openPaidCheckout()

  await payAskedCard(page, 'Subscribe for $12.99 a month')
  await page.getByRole('button', { name: 'Fail authentication' }).click()

  await page.getByRole('alert').getByText('You have not been charged').waitFor()
  expect(await subscriptionsOf(email)).toMatchObject([{ status: 'incomplete_expired' }])
  await pay(page, aCard(), 'Subscribe for $12.99 a month')
  await page.getByText('Welcome to Premium').waitFor()
  expect((await subscriptionsOf(email)).map(({ status }) => status).toSorted()).toEqual([
    'active',
    'incomplete_expired',
  ])
})

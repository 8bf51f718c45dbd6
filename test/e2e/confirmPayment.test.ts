import { expect, test } from 'vitest'
import { openShop, pay } from './checkoutPage.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, advanceClock, mailTo, runJob, subscriptionsOf } = openBrowser()

const DAY = 24 * 3600

// Alone in its file, since it moves the clock.
test('a card that asks at each charge is confirmed on the page that the mail links to, and the month runs', async () => {
  const { page, email } = await openShop(visit)
  await page.goto('/subscribe')
  await pay(page, '4000 0027 6000 3184')
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await page.getByText('Your free trial has started').waitFor()

  await advanceClock(3 * DAY + 3 * 3600)
  for (const job of ['drainEvents', 'settleEntitlements']) await runJob(job)
  expect(await subscriptionsOf(email)).toMatchObject([{ status: 'past_due' }])

  for (const path of ['/dashboard', '/manage-billing']) {
    await page.goto(path)
    const problem = page.getByRole('region', { name: 'Payment problem' })
    await problem.getByText('Your bank wants you to confirm your payment.').waitFor()
    const link = problem.getByRole('link', { name: 'Confirm your payment' })
    await expect.poll(() => link.getAttribute('href')).toContain('/__stripe/invoices/')
  }

  const { text } = await mailTo(email, /Confirm your payment/)
  const [link = ''] = /http\S+__stripe\S+/.exec(text) ?? []
  await page.goto(link)
  await page.getByRole('heading', { name: '12.99 USD' }).waitFor()
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await page.getByText('Invoice paid').waitFor()
  await runJob('drainEvents')

  expect(await subscriptionsOf(email)).toMatchObject([{ status: 'active' }])
  await mailTo(email, /receipt/)
  await page.goto('/manage-billing')
  await page.getByText('Renews until you cancel.').waitFor()
  await page.getByRole('region', { name: 'Payment problem' }).waitFor({ state: 'detached' })
})

import { expect, test } from 'vitest'
import { openShop, pay } from './checkoutPage.ts'
import { BLANK_PAGE } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, advanceClock, runJob, subscriptionsOf } = openBrowser()

const AFTER_TRIAL = 3 * 24 * 3600 + 3 * 3600
const FAILS_LATER = '4000 0000 0000 0341'
const ASKS_ALWAYS = '4000 0027 6000 3184'

// Alone in its file, since it moves the clock.
test('a new card whose bank asks pays what is past due in its dialog, after one that was not confirmed', async () => {
  const { page, email } = await openShop(visit)
  await page.goto('/subscribe')
  await pay(page, FAILS_LATER)
  await page.getByText('Your free trial has started').waitFor()
  // The last that this browser sees of them is a trial.
  await page.goto('/dashboard')
  await page.getByText('Why this reading').waitFor()
  await page.goto(BLANK_PAGE)
  await advanceClock(AFTER_TRIAL)
  await page.clock.install({ time: Date.now() + AFTER_TRIAL * 1000 })
  // Stripe's events may come after a run.
  const isPastDue = async () => {
    for (const job of ['drainEvents', 'settleEntitlements']) await runJob(job)
    return page.evaluate("fetch('/api/auth/user').then((reply) => reply.json()).then(({ isPastDue }) => isPastDue)")
  }
  await expect.poll(isPastDue).toBe(true)
  expect(await subscriptionsOf(email)).toMatchObject([{ status: 'past_due' }])
  const bank = page.getByRole('dialog', { name: 'Authentication' })
  /** Once for the card that is saved, and once for the payment. */
  const answer = async (answers: string[]) => {
    for (const name of answers) await bank.getByRole('button', { name }).click()
  }

  await page.goto('/subscribe?update=card')
  await pay(page, ASKS_ALWAYS, 'Save Card')
  await answer(['Complete authentication', 'Fail authentication'])
  await page.getByRole('alert').getByText('We are unable to authenticate your payment method.').waitFor()
  expect(await subscriptionsOf(email)).toMatchObject([{ status: 'past_due' }])

  await pay(page, ASKS_ALWAYS, 'Save Card')
  await answer(['Complete authentication', 'Complete authentication'])
  await page.getByText('Nothing is owed.').waitFor()
  expect(await subscriptionsOf(email)).toMatchObject([{ status: 'active' }])
  await page.getByText('Renews until you cancel.').waitFor()
})

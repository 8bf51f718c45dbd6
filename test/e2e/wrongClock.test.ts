import { expect, test } from 'vitest'
import { aCard } from '../checks/aPayer.ts'
import { openSetup, openShop } from './checkoutPage.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, saveCard } = openBrowser()

const DAY_MS = 86_400_000

test.each([
  -1, 1,
])('on a device whose clock is wrong by %d day the reading is of today, and a trial and a streak have their true days', async (days) => {
  const { page } = await openShop(visit)
  const setup = await openSetup(page)
  await saveCard(setup, aCard())
  const today = await page.evaluate('new Date().toISOString().slice(0, 10)')
  await page.clock.install({ time: Date.now() + days * DAY_MS })

  await page.goto(`/trial-success?setup_intent=${setup}&redirect_status=succeeded`)
  await page.getByText('Your free trial has started').waitFor()
  await page.goto('/dashboard')

  await page.getByText('2d 23h').waitFor()
  await page.getByText("Today's Guidance").waitFor()
  await page.getByText('1-day streak').waitFor()
  const day = await page.evaluate(() => (JSON.parse(localStorage.getItem('dashboard')!) as { day: string }).day)
  expect(day).toBe(today)
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aCard } from '../checks/aPayer.ts'
import { openSetup, openShop } from './checkoutPage.ts'
import { axeInEachLook, inEachLook, overflowsOf } from './inEachLook.ts'
import { DESKTOP, openBrowser, shiftOf } from './openBrowser.ts'
import { button, signIn } from './settingsPage.ts'
import { tabTo } from './tabTo.ts'

const { visit, saveCard, adminPassword, advanceClock } = openBrowser()

const DAY = 24 * 3600

const days = (page: Page) => page.getByRole('region', { name: 'Your three days' })
const ticks = (page: Page) => days(page).getByRole('img', { name: 'Done' })

/** A member whose trial has just begun, on the page that says so. */
async function startTrial() {
  const { page, email } = await openShop(visit)
  const setup = await openSetup(page)
  await saveCard(setup, aCard())
  await page.goto(`/trial-success?setup_intent=${setup}&redirect_status=succeeded`)
  await page.getByRole('heading', { name: 'Your free trial has started' }).waitFor()
  return { page, email }
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByText('Why this reading').waitFor()
}

const send = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([path, body]) => {
      const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    },
    [path, JSON.stringify(body)] as const,
  )

test('a trial shows what each day is for and when it is charged, from the page that starts it to the dashboard', async () => {
  const { page } = await startTrial()
  await days(page).waitFor()
  expect(await shiftOf(page)).toBe(0)

  await openDashboard(page)
  const cards = days(page).getByRole('listitem')
  await cards.first().waitFor()
  const shown = await days(page).innerText()
  for (const title of ['Today: your chart', 'Tomorrow: somebody you love', 'Then: ask Vesper'])
    expect(shown).toContain(title)
  expect(shown).toMatch(
    /You won't be charged before \w+day, \w+ \d+\. Cancel in Billing before then and you pay nothing\./,
  )
  expect(await ticks(page).count()).toBe(0)
  expect(await shiftOf(page)).toBe(0)
  expect(await axeInEachLook(page)).toEqual([])
  expect(await inEachLook(page, overflowsOf)).toEqual([])

  await tabTo(page, /^Today: your chart/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/natal-chart')
  await page.getByRole('heading', { name: 'Overview' }).or(page.getByText('Overview')).first().waitFor()
  await page.goBack()
  await expect.poll(() => ticks(page).count()).toBe(1)
  await tabTo(page, /^Cancel in Billing$/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/manage-billing')
})

test('what was done is ticked on another device too, and once all of it is, the days are gone with the next visit', async () => {
  const { page, email } = await startTrial()
  await send(page, '/api/people', { name: 'Grace', birthDate: '1992-11-13' })
  await send(page, '/api/ai-chat', { message: 'What does my Moon need?' })

  const other = await visit('/')
  await signIn(other, email)
  await other.waitForURL('**/dashboard')
  await expect.poll(() => ticks(other).count()).toBe(2)
  expect(await shiftOf(other)).toBe(0)

  await other.goto('/natal-chart')
  await other.getByText('Overview').first().waitFor()
  await openDashboard(other)
  await expect.poll(() => ticks(other).count()).toBe(3)
  expect(await shiftOf(other)).toBe(0)
  await openDashboard(other)
  expect(await days(other).count()).toBe(0)
  expect(await shiftOf(other)).toBe(0)
})

test('a cancelled trial says that nothing is charged, and its days end with it', async () => {
  const { page } = await startTrial()
  await send(page, '/api/cancel-trial', {})
  await openDashboard(page)
  await days(page)
    .getByText(/^You've cancelled, so you won't be charged\. You have Premium until \w+day, \w+ \d+\.$/)
    .waitFor()
  expect(await days(page).getByRole('link').count()).toBe(3)

  await advanceClock(4 * DAY)
  await openDashboard(page)
  await expect.poll(() => days(page).count()).toBe(0)
})

test('a gift says when it ends', async () => {
  const { page, email } = await openShop(visit)
  await openDashboard(page)
  expect(await days(page).count()).toBe(0)
  const operator = await visit('/admin', { viewport: DESKTOP })
  await operator.getByLabel('Admin password', { exact: true }).fill(adminPassword())
  await button(operator, 'Open the admin area').click()
  await button(operator, `Gift Trial: ${email}`).click()
  await button(operator, 'Yes, gift the trial').click()
  await operator.getByText('Trial Gifted').waitFor()

  // This visit begins with what the browser remembers, and nothing may move when it learns of the gift.
  await openDashboard(page)
  await page.getByText('Free Trial Active').waitFor()
  expect(await days(page).count()).toBe(0)
  await expect.poll(() => page.evaluate("localStorage.getItem('dashboard')")).toContain('"subscriptionStatus":"trial"')
  await openDashboard(page)
  await days(page).getByText("It ends on its own, and you won't be charged.").waitFor()
})

test('the dashboard works without the days if their code does not load', async () => {
  const { page } = await startTrial()
  await openDashboard(page)
  await days(page).waitFor()
  await page.route('**/TrialDays-*.js', (route) => route.abort())

  await openDashboard(page)

  await page.getByRole('navigation', { name: 'Explore' }).waitFor()
  expect(await days(page).count()).toBe(0)
})

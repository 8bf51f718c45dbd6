import type { Page } from 'playwright-core'
import { afterAll, expect, test, vi } from 'vitest'
import { aCard } from '../checks/aPayer.ts'
import { axeViolations } from './axeViolations.ts'
import { openSetup, pay } from './checkoutPage.ts'
import { aBirth, answerQuestions, BLANK_PAGE, becomeMember, signUp } from './member.ts'
import { openBrowser } from './openBrowser.ts'
import { button, signIn } from './settingsPage.ts'

vi.stubEnv('ANALYTICS_ID', 'G-TEST')
vi.stubEnv('PIXEL_ID', '123456')
afterAll(() => void vi.unstubAllEnvs())
const { visit, saveCard, advanceClock, runJob } = openBrowser({})

const QUESTION = /^May we measure how you use Orrery/

/** Opens a path where both companies are replaced by ones that answer with nothing. Returns the addresses asked for. */
async function visitTracked(path: string): Promise<{ page: Page; asked: string[] }> {
  const page = await visit(BLANK_PAGE)
  const asked: string[] = []
  await page.context().route(/^https:\/\//, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto(path)
  return { page, asked }
}

const looksOf = (page: Page, names: string[]): Promise<object[]> =>
  page.evaluate(`${JSON.stringify(names)}.map((name) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    const { color, backgroundColor, borderColor, fontWeight, fontSize, height } = getComputedStyle(button)
    return { color, backgroundColor, borderColor, fontWeight, fontSize, height }
  })`)

/** The commands that Google's script would have carried out. */
const commandsOf = (page: Page): Promise<unknown[][]> =>
  page.evaluate('(globalThis.dataLayer ?? []).map((command) => [...command])')

const eventsOf = async (page: Page) =>
  (await commandsOf(page))
    .filter(([kind, name]) => kind === 'event' && name !== 'page_view')
    .map(([, ...event]) => event)

test('before an answer nothing of another company loads, and both answers weigh the same', async () => {
  const { page, asked } = await visitTracked('/onboarding')
  await page.getByText(QUESTION).waitFor()
  await page.getByLabel('Year').waitFor()

  const [accept, decline] = await looksOf(page, ['Accept', 'Decline'])

  expect(accept).toEqual(decline)
  expect(accept).toMatchObject({ color: expect.stringMatching(/^rgb/) })
  expect(asked).toEqual([])
  expect(await commandsOf(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])
})

test('after Accept the events of a new member are sent exactly, and nothing personal is among them', async () => {
  const { page, asked } = await visitTracked('/onboarding')
  await page.getByRole('button', { name: 'Accept' }).press('Enter')
  await page.getByText(QUESTION).waitFor({ state: 'detached' })

  await answerQuestions(page, aBirth)
  const email = await signUp(page)
  await page.waitForURL('**/dashboard')
  await page.getByText('Why this reading').waitFor()

  await expect
    .poll(() => eventsOf(page))
    .toEqual([
      ['onboarding_start', {}],
      ['sign_up', { method: 'email' }],
      ['onboarding_complete', { birth_date_provided: true, birth_time_provided: true, birth_place_provided: true }],
      ['horoscope_view', { type: 'sign' }],
    ])
  // The moment at which they were sent may fall on any day and hour.
  const sent = JSON.stringify([await commandsOf(page), asked]).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
  for (const personal of [email, 'Ada', 'Lovelace', '1990', '02-28', '07:15', 'Lisbon', 'non-binary', 'career'])
    expect(sent).not.toContain(personal)
  expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST'])
})

test('after Decline nothing loads, nobody is asked again, and Settings changes the answer', async () => {
  const { page, asked } = await visitTracked(BLANK_PAGE)
  await becomeMember(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.goto('/settings')
  await page.getByText('Analytics and ad tracking are off.').waitFor()
  expect(asked).toEqual([])

  const privacy = page.getByRole('region', { name: 'Privacy' })
  await privacy.getByRole('button', { name: 'Allow tracking', exact: true }).click()
  await page.getByText('You allow analytics and ad tracking.').waitFor()
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST'])
  expect(await eventsOf(page)).toEqual([])

  await privacy.getByRole('button', { name: "Don't allow tracking" }).click()
  await expect.poll(() => page.evaluate("globalThis['ga-disable-G-TEST']")).toBe(true)
})

test('at the checkout the ad network hears that it began, by its own name and without the address', async () => {
  const { page, asked } = await visitTracked(BLANK_PAGE)
  await becomeMember(page)
  await page.evaluate("localStorage.setItem('consent', 'yes')")

  await page.goto('/subscribe?setup_intent_client_secret=seti_1_secret_2')

  await expect.poll(() => asked.find((url) => url.startsWith('https://www.facebook.com/'))).toBeDefined()
  const { searchParams } = new URL(asked.find((url) => url.startsWith('https://www.facebook.com/'))!)
  expect(Object.fromEntries(searchParams)).toEqual({
    id: '123456',
    ev: 'InitiateCheckout',
    dl: expect.stringMatching(/\/subscribe$/),
    noscript: '1',
  })
  await expect.poll(() => eventsOf(page)).toContainEqual(['begin_checkout', {}])
  expect(JSON.stringify([await commandsOf(page), asked])).not.toContain('seti_')
})

test.each(['/', '/privacy'])('a visitor changes the answer by a link on %s', async (path) => {
  const { page, asked } = await visitTracked('/onboarding')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await page.goto(path)
  await page.getByRole('link', { name: 'Privacy choices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' })
  await dialog.getByText('You allow analytics and ad tracking.').waitFor()
  await dialog.getByRole('button', { name: 'Allow tracking', exact: true, pressed: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])

  await dialog.getByRole('button', { name: "Don't allow tracking", pressed: false }).click()

  await dialog.getByRole('button', { name: "Don't allow tracking", pressed: true }).waitFor()
  await dialog.getByText('Analytics and ad tracking are off.').waitFor()
  expect(await page.evaluate("localStorage.getItem('consent')")).toBe('no')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('the dialog of privacy choices opens without an answer, and no arrow key gives one', async () => {
  const { page, asked } = await visitTracked('/?privacy=choices')
  await page.getByRole('dialog').getByRole('button', { name: 'Allow tracking', exact: true }).waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Privacy choices')
  const [allow, refuse] = await looksOf(page, ['Allow tracking', "Don't allow tracking"])
  expect(allow).toEqual(refuse)

  await page.keyboard.press('Tab')
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key)

  expect(await page.evaluate("localStorage.getItem('consent')")).toBe(null)
  expect(asked).toEqual([])
})

test('with Global Privacy Control nobody is asked and nothing loads', async () => {
  const { page, asked } = await visitTracked(BLANK_PAGE)
  await page.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })")
  await becomeMember(page)
  await page.evaluate("localStorage.setItem('consent', 'yes')")

  await page.goto('/settings')

  await page.getByText(/^Your browser sends Global Privacy Control/).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByText(QUESTION).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Allow tracking', exact: true }).count()).toBe(0)
  expect(asked).toEqual([])
})

const MONEY = ['start_trial', 'purchase', 'subscription_cancel', 'subscription_reactivate']
const DAY = 24 * 3600
const DECLINED = '4000000000000002'

/** Has every event of this tab outlive its page, since some are followed by another page at once. */
const keepEvents = (page: Page) =>
  page.addInitScript(`
    globalThis.dataLayer = []
    dataLayer.push = (command) => {
      const kept = JSON.parse(sessionStorage.getItem('kept events') ?? '[]')
      if (command[0] === 'event') sessionStorage.setItem('kept events', JSON.stringify([...kept, [command[1], command[2]]]))
      return Array.prototype.push.call(dataLayer, command)
    }
  `)

const keptEvents = async (page: Page) => {
  const kept: [string, object][] = await page.evaluate("JSON.parse(sessionStorage.getItem('kept events') ?? '[]')")
  return kept.filter(([name]) => MONEY.includes(name))
}

/** Tracking begins once the screen stands. An event waits for it in memory, which a page that reloads by itself empties. */
const trackingBegun = (page: Page) => expect.poll(() => commandsOf(page)).not.toEqual([])

async function passTime(days: number): Promise<void> {
  await advanceClock(days * DAY)
  await runJob('drainEvents')
  await runJob('settleEntitlements')
}

// The last of this file, since it moves the clock.
test('after Accept a trial, a change of mind and a paid month are each sent once, and of the month only when it is paid', async () => {
  const { page } = await visitTracked(BLANK_PAGE)
  await keepEvents(page)
  const email = await becomeMember(page)
  await page.evaluate("localStorage.setItem('consent', 'yes')")
  const setup = await openSetup(page)
  await saveCard(setup, aCard())

  const trial = ['start_trial', { currency: 'USD', value: 0, trial_period_days: 3 }]
  // The page is opened twice, as by a reload.
  for (let times = 0; times < 2; times += 1) {
    await page.goto(`/trial-success?setup_intent=${setup}&redirect_status=succeeded`)
    await page.getByRole('heading', { name: 'Your free trial has started' }).waitFor()
    await expect.poll(() => keptEvents(page)).toEqual([trial])
  }

  await page.goto('/manage-billing')
  await trackingBegun(page)
  await button(page, 'Cancel Trial').click()
  await page.evaluate('globalThis.isOld = true')
  await button(page, 'Yes, Cancel').click()
  await expect.poll(() => page.evaluate('globalThis.isOld').catch(() => true)).toBeUndefined()
  await trackingBegun(page)
  await button(page, 'Reactivate Subscription').click()
  await button(page, 'Yes, Reactivate').click()
  await page.getByText('Your free trial ends on').waitFor()

  // Stripe charges an hour after the trial has ended, and until then a cancel stops it.
  await passTime(3)
  await passTime(2 / 24)
  await page.goto('/manage-billing')
  await trackingBegun(page)
  // So soon after the first charge it can also be taken back.
  await button(page, 'Cancel at the end of the month').click()
  await button(page, 'Yes, Cancel').click()
  await page.getByText('with no further charges').waitFor()
  const changes = [
    ['subscription_cancel', { reason: 'trial' }],
    ['subscription_reactivate', {}],
    ['subscription_cancel', { reason: 'subscription' }],
  ]
  await expect.poll(() => keptEvents(page)).toEqual([trial, ...changes])

  await passTime(31)
  await signIn(page, email)
  await page.waitForURL('**/dashboard')
  await page.goto('/subscribe')
  await pay(page, DECLINED, 'Subscribe for $12.99 a month')
  await page.getByRole('alert').getByText('Your card was declined.').waitFor()
  expect(await keptEvents(page)).toEqual([trial, ...changes])

  await page.goto('/subscribe')
  await pay(page, aCard(), 'Subscribe for $12.99 a month')
  await page.getByText('You paid $12.99.').waitFor()
  const items = [{ item_name: 'Premium Monthly' }]
  const transaction_id = expect.stringMatching(/^in_/)
  const paid = ['purchase', { currency: 'USD', value: 12.99, transaction_id, items }]
  await expect.poll(() => keptEvents(page)).toEqual([trial, ...changes, paid])

  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await keptEvents(page)).toEqual([trial, ...changes, paid])
})

test.each([
  '/',
  '/dashboard',
])('the question covers nothing at the end of %s, however many lines it takes', async (path) => {
  const { page } = await visitTracked(BLANK_PAGE)
  await becomeMember(page)
  if (path === '/') await page.context().clearCookies()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(path)
  await page.getByText(path === '/' ? 'Explore a sample chart' : 'Unlock Free Premium Insights').waitFor()
  // It starts the program of the landing page.
  await page.keyboard.press('Shift')
  await page.getByText(QUESTION).waitFor()

  const gap = () =>
    page.evaluate(`(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      const ends = [...document.querySelectorAll('main a, main button, footer a, footer label')]
      const lowest = Math.max(...ends.map((each) => each.getBoundingClientRect().bottom))
      return document.querySelector('[data-banner]').getBoundingClientRect().top - lowest
    })()`)

  await expect.poll(gap).toBeGreaterThanOrEqual(0)
})

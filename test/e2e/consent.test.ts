import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { aBirth, answerQuestions, BLANK_PAGE, becomeMember, signUp } from './member.ts'
import { openBrowser } from './openBrowser.ts'

vi.stubEnv('ANALYTICS_ID', 'G-TEST')
vi.stubEnv('PIXEL_ID', '123456')
const { visit } = openBrowser()

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

  const looks = await Promise.all(
    ['Accept', 'Decline'].map((name) =>
      page.getByRole('button', { name }).evaluate(`(button) => {
        const { color, backgroundColor, fontWeight, fontSize, height } = getComputedStyle(button)
        return { color, backgroundColor, fontWeight, fontSize, height }
      }`),
    ),
  )

  expect(looks[0]).toEqual(looks[1])
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

  expect(await eventsOf(page)).toEqual([
    ['onboarding_start', {}],
    ['sign_up', { method: 'email' }],
    ['onboarding_complete', { birth_date_provided: true, birth_time_provided: true, birth_place_provided: true }],
    ['horoscope_view', { type: 'sign' }],
  ])
  const sent = JSON.stringify([await commandsOf(page), asked])
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

  await page.getByRole('region', { name: 'Privacy' }).getByRole('button', { name: 'Accept' }).click()
  await page.getByText('You allow analytics and ad tracking.').waitFor()
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST'])
  expect(await eventsOf(page)).toEqual([])

  await page.getByRole('region', { name: 'Privacy' }).getByRole('button', { name: 'Decline' }).click()
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
  expect(await eventsOf(page)).toContainEqual(['begin_checkout', {}])
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
  expect(await axeViolations(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Decline' }).click()

  await dialog.getByText('Analytics and ad tracking are off.').waitFor()
  expect(await page.evaluate("localStorage.getItem('consent')")).toBe('no')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
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
  expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0)
  expect(asked).toEqual([])
})

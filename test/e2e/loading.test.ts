import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBirth, BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, grant } = openBrowser()

const FREE = ['/dashboard', '/natal-chart', '/compatibility', '/moon-meditations', '/settings', '/subscribe']
const PREMIUM = ['/dashboard', '/natal-chart', '/ai-chat', '/manage-billing']
const OTHERS = ['/mindful-rituals', '/subscribe?update=card', '/onboarding', '/trial-success']

/** No call is answered but the one that says who is signed in. */
async function holdBack(page: Page): Promise<void> {
  await page.route('**/api/**', (route) =>
    route.request().url().endsWith('/api/auth/user') ? route.fallback() : undefined,
  )
}

/** Skeletons that nothing says are loading, what says it twice, and text that screen readers may hold back. */
const findSilence = (page: Page) =>
  page.evaluate(`({
    unsaid: [...document.querySelectorAll('#main div[aria-hidden=true]:has(> div:empty)')].filter(
      (skeleton) => !/^Loading/.test(skeleton.closest('[aria-busy=true]')?.previousElementSibling?.textContent),
    ).length,
    saidTwice: document.querySelectorAll('[aria-busy=true] [aria-busy=true]').length,
    heldBack: [...document.querySelectorAll('#main [aria-busy=true]')].map((busy) => busy.innerText).filter(Boolean),
  })`)

async function expectSaid(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page
    .locator('#main')
    .getByText(/^Loading/)
    .first()
    .waitFor()
  expect({ path, ...((await findSilence(page)) as object) }).toEqual({ path, unsaid: 0, saidTwice: 0, heldBack: [] })
}

test.each([
  { who: 'a free member', paths: FREE, days: 0 },
  { who: 'a member with access', paths: PREMIUM, days: 7 },
])('while its calls hang, each screen of $who says once that it is loading', async ({ paths, days }) => {
  const page = await visit(BLANK_PAGE)
  const email = await becomeMember(page)
  if (days > 0) await grant(email, days)
  await holdBack(page)

  for (const path of paths) await expectSaid(page, path)
})

test('before it is known who asks, each screen says once that it is loading', async () => {
  const page = await visit(BLANK_PAGE)
  await page.route('**/api/**', () => {})

  for (const path of [...new Set([...FREE, ...PREMIUM, ...OTHERS])]) await expectSaid(page, path)
})

test('past invoices say once that they are loading, in words that no screen reader holds back', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), subscriptionStatus: 'inactive' } })
  })
  await holdBack(page)
  await page.goto('/manage-billing')

  await page.getByRole('button', { name: 'Show Past Invoices' }).click()

  await page.getByText('Loading billing history…').waitFor()
  expect(
    await page
      .locator('#main')
      .getByText(/^Loading/)
      .count(),
  ).toBe(1)
  expect(await findSilence(page)).toEqual({ unsaid: 0, saidTwice: 0, heldBack: [] })
})

test('the form for a place that nobody knows takes the room that its skeleton kept', async () => {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page, { ...aBirth, place: 'Qqxzzy' }), 7)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/forms-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/natal-chart')
  const section = page.locator('section', { hasText: 'Which place is it?' })
  await section.getByText('Loading').waitFor()
  const kept = await section.boundingBox()

  release()

  await section.getByRole('combobox').waitFor()
  expect(await section.boundingBox()).toEqual(kept)
})

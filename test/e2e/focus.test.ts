import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { REPORTS_A_PAGE } from '../../shared/domain/compatibility.ts'
import { aCard } from '../checks/aPayer.ts'
import { aReport } from '../makers/aReport.ts'
import { openSetup } from './checkoutPage.ts'
import { aBirth, answerQuestions, BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, grant, saveCard } = openBrowser()

test('closing the sign-up dialog leaves the focus on the screen below', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)
  await page.getByRole('button', { name: 'Create Account' }).waitFor()

  await page.keyboard.press('Escape')

  await page.getByRole('heading', { name: 'Save your chart' }).waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
})

test('a dialog without fields focuses its title and restores the focus when it closes', async () => {
  const page = await visit(BLANK_PAGE, { viewport: { width: 320, height: 480 } })
  await becomeMember(page)
  await page.goto('/natal-chart')
  const card = page.getByRole('button', { name: /^House Placements/ })
  await card.focus()
  await page.keyboard.press('Enter')

  await page.getByRole('dialog').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Unlock Complete Natal Chart')
  expect(await page.getByRole('dialog').evaluate((dialog) => dialog.scrollTop)).toBe(0)

  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('House Placements')
})

/** Two pages of a list, by whether a call asks for what is before something. */
const paged = (page: Page, path: RegExp, pages: [unknown[], unknown[]]) =>
  page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: pages[/before=\d{12}/.test(route.request().url()) ? 1 : 0] })
      : route.continue(),
  )

test('older reports take the focus of the button that asked for them', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  const report = (each: number) => aReport({ id: `${String(each).padStart(12, '0')}-aaaaaaaa` })
  const reports = Array.from({ length: REPORTS_A_PAGE }, (_, each) => report(1_000 - each))
  await paged(page, /\/api\/compatibility(\?|$)/, [reports, [report(1), report(2)]])
  const focused = () => page.evaluate('document.activeElement.textContent + document.activeElement.tagName')

  await page.goto('/compatibility')
  await page.getByRole('button', { name: 'Show older reports' }).press('Enter')
  await expect.poll(focused).toMatch(/LI$/)
})

test('trying again keeps the focus, where the form did not load and where the bank led back', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  const fail = (path: string) => page.route(path, (route) => route.abort(), { times: 1 })
  const retry = async () => {
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
  }

  await fail('**/api/subscribe')
  await page.goto('/subscribe')
  await retry()

  const setup = await openSetup(page)
  await saveCard(setup, aCard())
  await fail('**/api/confirm-subscription')
  await page.goto(`/trial-success?setup_intent=${setup}&redirect_status=succeeded`)
  await retry()
})

test.each([
  {
    path: '/ai-chat',
    cover: 'the composer',
    open: (page: Page) => page.getByText('Ask about your own chart').waitFor(),
  },
  {
    path: '/moon-meditations',
    cover: 'the player',
    open: (page: Page) => page.getByRole('button', { name: /^Play/ }).first().click(),
  },
])('on $path nothing that has the focus is below $cover', async ({ path, open }) => {
  const page = await visit(BLANK_PAGE, { viewport: { width: 320, height: 640 } })
  await grant(await becomeMember(page), 7)
  await page.goto(path)
  await open(page)
  const cover = page.locator('main [data-keep-clear]')
  await cover.waitFor()

  const controls = await page.locator('main :is(button, summary):not([data-keep-clear] *):visible').all()
  expect(controls.length).toBeGreaterThan(0)
  const covered: string[] = []
  for (const control of controls) {
    await page.evaluate('document.activeElement.blur(), scrollTo(0, 0)')
    await control.focus()
    const { y, height } = (await control.boundingBox())!
    if (y + height > (await cover.boundingBox())!.y) covered.push(await control.innerText())
  }

  expect(covered).toEqual([])
})

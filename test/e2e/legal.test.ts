import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { loadInEachLook, overflowsOf, shiftsOf } from './inEachLook.ts'
import { aBirth, BLANK_PAGE, becomeMember } from './member.ts'
import { DESKTOP, openBrowser } from './openBrowser.ts'

const { visit } = openBrowser()

const documents = [
  { path: '/terms', title: 'Terms of Service', count: 17 },
  { path: '/privacy', title: 'Privacy Policy', count: 13 },
]

const numbered = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d+\. / })
const isAtTop = (page: Page, id: string) =>
  page.evaluate(`{
  const section = document.getElementById('${id}')
  section !== null && Math.abs(section.getBoundingClientRect().top) < 2
}`)

test.each(documents)('$path can be opened from the landing page and links back to it', async ({
  path,
  title,
  count,
}) => {
  const page = await visit('/')
  await page.getByRole('link', { name: title }).click()

  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByText('Effective August 13, 2025').waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await numbered(page).count()).toBe(count)

  await page.getByRole('link', { name: 'Back to Home' }).first().click()
  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
})

test('the sign-in dialog opens the legal documents in new tabs', async () => {
  const page = await visit('/?auth=signin')

  for (const { title } of documents) {
    const opened = page.context().waitForEvent('page')
    await page.getByRole('dialog').getByRole('link', { name: title }).click()
    await (await opened).getByRole('heading', { level: 1, name: title }).waitFor()
  }
})

test('on a desktop a member can open the legal documents from every screen and return to the dashboard', async () => {
  const page = await visit(BLANK_PAGE, { viewport: DESKTOP })
  await becomeMember(page)

  for (const link of ['Terms', 'Privacy']) {
    await page.goto('/natal-chart')
    await page.getByText(aBirth.place).waitFor()
    await page.getByRole('banner').getByRole('link', { name: link }).click()
    await page.getByText('Effective August 13, 2025').waitFor()
    await page.getByRole('link', { name: 'Back to Home' }).first().click()
    await page.waitForURL('**/dashboard')
  }
})

test('links in the table of contents and URLs with an anchor scroll to their section', async () => {
  const page = await visit('/terms')
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Cancelling' }).click()
  await page.waitForURL('**/terms#cancel')
  await expect.poll(() => isAtTop(page, 'cancel')).toBe(true)

  await page.goto('/privacy#retention')
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor()
  await expect.poll(() => isAtTop(page, 'retention')).toBe(true)

  await page.goto('/terms')
  await page.getByRole('link', { name: 'Exactly what they receive' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor()
  await expect.poll(() => isAtTop(page, 'tracking')).toBe(true)
})

test('on a desktop, lines of the legal documents have 60 to 68 characters', async () => {
  const page = await visit('/terms', { viewport: DESKTOP })
  await numbered(page).first().waitFor()

  const perLine = await page.evaluate(`{
    const range = document.createRange()
    const lines = [...document.querySelectorAll('article section > p')].map((each) => {
      range.selectNodeContents(each)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return { characters: each.textContent.length, lines: tops.size }
    })
    const full = lines.filter((each) => each.lines > 3)
    full.reduce((sum, each) => sum + each.characters, 0) / full.reduce((sum, each) => sum + each.lines - 0.5, 0)
  }`)
  expect(perLine).toBeGreaterThanOrEqual(60)
  expect(perLine).toBeLessThanOrEqual(68)
})

test('printed legal documents are dark on light, without links that only work on screen', async () => {
  const page = await visit('/privacy')
  await numbered(page).first().waitFor()

  await page.emulateMedia({ media: 'print' })

  expect(await page.evaluate('getComputedStyle(document.querySelector("article")).color')).toBe('rgb(0, 0, 0)')
  expect(await page.getByRole('navigation', { name: 'Contents' }).isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: 'Back to Home' }).first().isVisible()).toBe(false)
})

test('axe finds no violation on the legal documents in either theme, on a phone and on a desktop, and they do not shift or overflow', async () => {
  const page = await visit(BLANK_PAGE)

  for (const { path } of documents) {
    const found = await loadInEachLook(page, path, async () => {
      await numbered(page).first().waitFor()
      return [...(await axeViolations(page)), ...(await shiftsOf(page)), ...(await overflowsOf(page))]
    })
    expect(found, path).toEqual([])
  }
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from './openBrowser.ts'
import { BLANK, becomeMember } from './person.ts'

const { visit, grant } = openBrowser()

/** Twice the size of text, as somebody may have set their browser. */
const enlarge = (page: Page) =>
  page.addInitScript({
    content: `addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })`,
  })

/** How far the page reaches past the window's right edge. */
const excess = (page: Page) =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

const sizeOfNote = (page: Page) =>
  page.evaluate(`parseFloat(getComputedStyle(document.querySelector('a[href="/onboarding"] + p')).fontSize)`)

test('the text of a visitor grows with the size that their browser is set to, and stays on the screen', async () => {
  const page = await visit('/')
  const before = await sizeOfNote(page)
  await enlarge(page)

  for (const [path, words] of [
    ['/', 'No credit card required'],
    ['/?auth=signup', 'By continuing you agree'],
    ['/onboarding', 'Step 1 of 7'],
    ['/terms', 'Terms of Service'],
  ] as const) {
    await page.goto(path)
    await page.getByText(words).first().waitFor()
    expect(await excess(page), path).toBe(0)
  }
  await page.goto('/')
  expect(await sizeOfNote(page)).toBe(2 * Number(before))
})

test('the text of a member grows with the size that their browser is set to, and stays on the screen', async () => {
  const page = await visit(BLANK)
  await grant(await becomeMember(page), 7)
  await enlarge(page)

  for (const [path, words] of [
    ['/dashboard', 'Why this reading'],
    ['/natal-chart', 'Major Aspects'],
    ['/settings', 'Edit Profile'],
    ['/onboarding?step=3', 'Step 3 of 7'],
  ] as const) {
    await page.goto(path)
    await page.getByText(words).first().waitFor()
    expect(await excess(page), path).toBe(0)
  }
})

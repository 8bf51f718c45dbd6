import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, grant } = openBrowser()

/** Doubles the font size, as a browser setting may. */
const enlarge = (page: Page) =>
  page.addInitScript({
    content: `addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })`,
  })

/** How far the page overflows the window horizontally. */
const overflow = (page: Page) =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

const sizeOfNote = (page: Page) =>
  page.evaluate(`parseFloat(getComputedStyle(document.querySelector('a[href="/onboarding"] + p')).fontSize)`)

test("for visitors, text grows with the browser's font size and stays on the screen", async () => {
  const page = await visit('/')
  const before = await sizeOfNote(page)
  await enlarge(page)

  for (const [path, text] of [
    ['/', 'No credit card required'],
    ['/?auth=signup', 'By continuing you agree'],
    ['/onboarding', 'Step 1 of 7'],
    ['/terms', 'Terms of Service'],
  ] as const) {
    await page.goto(path)
    await page.getByText(text).first().waitFor()
    expect(await overflow(page), path).toBe(0)
  }
  await page.goto('/')
  expect(await sizeOfNote(page)).toBe(2 * Number(before))
})

test("for members, text grows with the browser's font size and stays on the screen", async () => {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page), 7)
  await enlarge(page)

  for (const [path, text] of [
    ['/dashboard', 'Why this reading'],
    ['/natal-chart', 'Major Aspects'],
    ['/settings', 'Edit Profile'],
    ['/onboarding?step=3', 'Step 3 of 7'],
  ] as const) {
    await page.goto(path)
    await page.getByText(text).first().waitFor()
    expect(await overflow(page), path).toBe(0)
  }
})

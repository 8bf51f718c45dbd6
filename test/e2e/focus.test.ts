import { expect, test } from 'vitest'
import { aBirth, answerQuestions, BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit } = openBrowser()

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

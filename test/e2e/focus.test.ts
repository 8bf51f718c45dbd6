import { expect, test } from 'vitest'
import { openBrowser } from './openBrowser.ts'
import { aBirth, answerQuestions, BLANK, becomeMember } from './person.ts'

const { visit } = openBrowser()

test('closing the sign-up dialog leaves the focus on the screen under it', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)
  await page.getByRole('button', { name: 'Create Account' }).waitFor()

  await page.keyboard.press('Escape')

  await page.getByRole('heading', { name: 'Keep your chart' }).waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
})

test('a dialog to be read opens at its title and gives the focus back', async () => {
  const page = await visit(BLANK, { viewport: { width: 320, height: 480 } })
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

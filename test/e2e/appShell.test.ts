import { expect, test } from 'vitest'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit } = openBrowser()

test('the focus cannot enter the app shell before the program, and then the skip link works', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  const program = Promise.withResolvers<void>()
  await page.route('**/startApp-*.js', async (route) => {
    await program.promise
    await route.continue()
  })
  const focused = (what: string) => page.evaluate(`document.activeElement.${what}`)

  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.locator('nav').first().waitFor()
  await page.keyboard.press('Tab')
  expect(await focused('tagName')).toBe('BODY')

  program.resolve()
  await page.getByText('Why this reading').waitFor()
  await page.keyboard.press('Tab')
  expect(await focused('textContent')).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await focused('id')).toBe('main')
})

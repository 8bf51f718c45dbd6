import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
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

test('from every screen of a wide window the rail leads to settings, meditations and rituals', async () => {
  const page = await visit(BLANK_PAGE, { viewport: { width: 1280, height: 800 } })
  await becomeMember(page)
  const rail = page.getByRole('navigation', { name: 'More' })

  for (const start of ['/natal-chart', '/compatibility', '/ai-chat']) {
    await page.goto(start)
    await rail.getByRole('link', { name: 'Settings' }).click()
    await page.waitForURL('**/settings')
    await rail.locator('[aria-current=page]', { hasText: 'Settings' }).waitFor()
  }
  await rail.getByRole('link', { name: 'Meditations' }).click()
  await page.waitForURL('**/moon-meditations')
  await rail.getByRole('link', { name: 'Rituals' }).click()
  await page.waitForURL('**/mindful-rituals')
  await page.goBack()
  await rail.locator('[aria-current=page]', { hasText: 'Meditations' }).waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await rail.waitFor({ state: 'hidden' })
})

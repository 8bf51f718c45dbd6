import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, openBrowser } from './openBrowser.ts'
import { openSettings, section } from './settingsPage.ts'

const { visit } = openBrowser()

test('a theme chosen in the settings survives a reload', async () => {
  const { page } = await openSettings(visit)
  const theme = () => page.evaluate('document.documentElement.dataset.theme')
  expect(await theme()).toBe('dark')

  await section(page, 'Appearance').getByText('Light').click()

  expect(await theme()).toBe('light')
  await page.reload()
  expect(await section(page, 'Appearance').getByRole('radio', { name: 'Light' }).isChecked()).toBe(true)
  expect(await theme()).toBe('light')
})

test('on a desktop the theme switch in the sidebar and the one in the settings agree', async () => {
  const { page } = await openSettings(visit)
  await page.setViewportSize(DESKTOP)
  const aside = page.getByRole('banner').getByRole('radio', { name: 'Match system' })

  await section(page, 'Appearance').getByRole('radio', { name: 'Dark' }).focus()
  await page.keyboard.press('ArrowLeft')

  expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('system')
  expect(await aside.isChecked()).toBe(true)
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(2)
})

test('a theme chosen in one tab applies to the others', async () => {
  const { page } = await openSettings(visit)
  const other = await page.context().newPage()
  await other.goto('/terms')
  const ground = (of: Page) => of.evaluate('getComputedStyle(document.documentElement).backgroundColor')

  await section(page, 'Appearance').getByText('Light').click()

  await other.locator('[data-theme=light]').waitFor()
  expect(await ground(other)).toBe(await ground(page))
})

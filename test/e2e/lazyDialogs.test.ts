import { expect, test } from 'vitest'
import { openBrowser } from './openBrowser.ts'
import { button, openSettings } from './settingsPage.ts'

const { visit } = openBrowser()

const CODE = /\/assets\/BirthDataDialog-.*\.js$/

test('a dialog whose code does not load is given up with a toast, and the page keeps what was entered', async () => {
  const { page } = await openSettings(visit)
  await page.getByLabel('Current password', { exact: true }).fill('an orrery of brass')
  await page.route(CODE, (route) => route.abort())

  for (const attempt of ['the first', 'the second']) {
    await button(page, 'Change Birth Data').click()
    await page.getByText("We couldn't open this").waitFor()
    expect(await page.getByLabel('Current password', { exact: true }).inputValue(), attempt).toBe('an orrery of brass')
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
})

test('a button is busy while the code of its dialog loads', async () => {
  const { page } = await openSettings(visit)
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route(CODE, async (route) => {
    await asked
    await route.continue()
  })

  await button(page, 'Change Birth Data').click()
  await page.locator('button[aria-busy=true]', { hasText: 'Change Birth Data' }).waitFor()
  answer()

  await page.getByRole('dialog', { name: 'Your Birth Data' }).waitFor()
  await page.locator('button[aria-busy=true]').waitFor({ state: 'detached' })
})

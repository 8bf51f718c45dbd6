import { expect, test } from 'vitest'
import { openSite } from '../web/prerender/openSite.ts'

const newPage = openSite()

test.each(['/terms', '/privacy', '/how-exact'])('%s needs no JavaScript and has the chosen theme', async (path) => {
  const page = await newPage()
  await page.addInitScript("localStorage.setItem('theme', 'light')")

  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).click()

  const scripts: string[] = await page.evaluate(
    "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))",
  )
  expect(scripts).toEqual([expect.stringMatching(/assets\/index-[\w-]+\.js$/)])
  expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe('rgb(246, 241, 230)')
  expect(await page.title()).toMatch(/ · Orrery$/)
})

test('a static page can be opened from the landing page without JavaScript', async () => {
  const page = await newPage()
  await page.route('**/startApp-*', (route) => route.abort())
  await page.goto('/')

  await page.getByRole('link', { name: 'Terms of Service' }).dispatchEvent('click')

  await page.waitForURL('**/terms')
})

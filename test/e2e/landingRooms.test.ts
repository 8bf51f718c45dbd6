import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { loadInEachLook, overflowsOf, shiftsOf } from './inEachLook.ts'
import { openBrowser } from './openBrowser.ts'

const { visit } = openBrowser()

test('the landing page with its pictures fits, stands still and is accessible in each theme and at each width', async () => {
  const page = await visit('/')

  const found = await loadInEachLook(page, '/', async () => {
    for (const picture of await page.locator('img:visible').all()) await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(ARE_PICTURES_LOADED)).toBe(true)
    return [...(await axeViolations(page)), ...(await overflowsOf(page)), ...(await shiftsOf(page))]
  })

  expect(found).toEqual([])
})

test('the rooms stay when the app takes over, and each leads to its own place', async () => {
  const page = await visit('/')
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await page.getByRole('link', { name: 'Your year ahead' }).click()

  await page.waitForURL(/\/(\?auth=signin|ahead)/)
})

const ARE_PICTURES_LOADED = `(() => {
  const shown = [...document.images].filter((image) => image.checkVisibility())
  return shown.length > 5 && shown.every((image) => image.naturalWidth > 0)
})()`

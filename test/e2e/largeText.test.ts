import { expect, test } from 'vitest'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'
import { overflowOf } from './overflowOf.ts'
import { setTextSize } from './setTextSize.ts'
import { toastOverlaps } from './toastOverlaps.ts'

const { visit, grant } = openBrowser()

test('with text of 200 % the reports fit the narrowest phone', async () => {
  const page = await visit(BLANK_PAGE, { viewport: { width: 320, height: 640 } })
  await grant(await becomeMember(page), 7)
  await setTextSize(page, 200)
  await page.goto('/compatibility')
  await page.getByLabel("Partner's birth date").fill('1992-12-01')
  await page.getByRole('button', { name: 'Decode Connection' }).click()
  await page.getByRole('article').waitFor()

  expect(await overflowOf(page)).toBe(0)
})

test('where only the text of the page is doubled, the name is still larger than its greeting', async () => {
  const page = await visit(BLANK_PAGE, { viewport: { width: 390, height: 844 } })
  await becomeMember(page)
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: /, Ada$/ }).waitFor()
  await page.evaluate("document.documentElement.style.fontSize = '200%'")

  const sizes = (await page.evaluate(
    "[...document.querySelectorAll('h1 > *')].map((line) => parseFloat(getComputedStyle(line).fontSize))",
  )) as number[]
  expect(sizes[1]).toBeGreaterThan(sizes[0]!)
})

test('the toast of a new report leaves the button of the report free', async () => {
  const page = await visit(BLANK_PAGE, { viewport: { width: 390, height: 844 } })
  await grant(await becomeMember(page), 7)
  await page.goto('/compatibility')
  await page.getByLabel("Partner's birth date").fill('1992-12-01')
  await page.getByRole('button', { name: 'Decode Connection' }).click()
  await page.getByRole('article').waitFor()
  const opener = page.getByRole('button', { name: /^View Full Report/ })
  await opener.scrollIntoViewIfNeeded()

  expect(await toastOverlaps(page, 'Compatibility Report Created! 💫')).toEqual([])
  const isFree = () =>
    opener.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(button.ownerDocument.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(isFree).toBe(true)
})

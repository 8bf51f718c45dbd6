import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser, PHONE, shiftOf } from './openBrowser.ts'
import { setTextSize } from './setTextSize.ts'

const { visit, grant } = openBrowser()

async function openChart(options: BrowserContextOptions = {}, address = '/natal-chart'): Promise<Page> {
  const page = await visit(BLANK_PAGE, { viewport: PHONE, ...options })
  await grant(await becomeMember(page), 7)
  await page.goto(address)
  await page.getByRole('listbox', { name: 'Planets on the wheel' }).waitFor()
  return page
}

interface Edges {
  top: number
  bottom: number
  width: number
}

const edgesOf = (page: Page, selector: string): Promise<Edges> =>
  page.evaluate(
    `(({ top, bottom, width }) => ({ top, bottom, width }))(document.querySelector('${selector}').getBoundingClientRect())`,
  )
const wheelOf = (page: Page) => edgesOf(page, '[aria-labelledby=wheel] svg')
const partsOf = (page: Page) => edgesOf(page, '[aria-label="Parts of the chart"]')

/** Scrolls, and waits until that is drawn. */
const scrollTo = (page: Page, y: string) =>
  page.evaluate(
    `new Promise((done) => { scrollTo(0, ${y}); requestAnimationFrame(() => requestAnimationFrame(() => done())) })`,
  )
const PAST_WHEEL = 'document.querySelector("[aria-label=\'Parts of the chart\']").getBoundingClientRect().top + 400'
const HALF_PAST = 'document.querySelector("[aria-labelledby=wheel] svg").getBoundingClientRect().top + scrollY + 150'

test('on a phone the wheel fills the screen, with aspects, glyphs and degrees that can be read', async () => {
  const page = await openChart()

  const wheel = await wheelOf(page)
  const disc = await edgesOf(page, '[aria-labelledby=wheel] [role=img] > circle:not([r="164.5"])')
  const px = wheel.width / 428
  const letters: number[] = await page.evaluate(
    "[...document.querySelectorAll('[data-part=degree], [data-axis] text')].map((text) => Number(text.getAttribute('font-size')))",
  )

  expect(wheel.width).toBe(PHONE.width)
  expect(disc.width / wheel.width).toBeCloseTo(0.445, 2)
  expect(letters).toHaveLength(12 + 8)
  expect(Math.min(...letters) * px).toBeGreaterThanOrEqual(11)
})

test('the wheel shrinks and stays above the part that is read, and nothing shifts', async () => {
  const page = await openChart({}, '/natal-chart#positions')

  await scrollTo(page, '0')
  expect((await wheelOf(page)).width).toBe(PHONE.width)
  await scrollTo(page, HALF_PAST)
  const [half, text] = [await wheelOf(page), await edgesOf(page, '[aria-labelledby=wheel] > div + div')]
  expect(half.top).toBeCloseTo(0, 0)
  expect(half.width).toBeCloseTo(PHONE.width - 150, 0)
  expect(half.bottom).toBeLessThanOrEqual(text.top + 1)

  await scrollTo(page, PAST_WHEEL)
  const [small, parts] = [await wheelOf(page), await partsOf(page)]
  expect(small.top).toBeCloseTo(0, 0)
  expect(small.width).toBeCloseTo(PHONE.width / 4, 0)
  expect(parts.top).toBeCloseTo(small.bottom, 0)
  expect(parts.bottom).toBeLessThan(PHONE.height / 5)
  expect(await shiftOf(page)).toBe(0)
  expect(await axeViolations(page)).toEqual([])
})

test('what has the focus is never beneath the small wheel', async () => {
  const page = await openChart()
  await page.getByRole('button', { name: 'Download PNG' }).focus()
  const seen = new Set<string>()

  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Shift+Tab')
    const { name, top, isBelow } = (await page.evaluate(`(() => {
      const here = document.activeElement
      const isBelow = Boolean(here.closest('main')) && !here.closest('[aria-labelledby=wheel], [aria-label="Parts of the chart"]')
      return { name: here.textContent, top: here.getBoundingClientRect().top, isBelow }
    })()`)) as { name: string; top: number; isBelow: boolean }
    if (!isBelow) break
    seen.add(name)
    expect(top, name).toBeGreaterThanOrEqual((await partsOf(page)).bottom)
  }

  expect(seen.size).toBeGreaterThan(3)
})

test('with reduced motion the wheel scrolls away as it is, and the small one stands there after', async () => {
  const page = await openChart({ reducedMotion: 'reduce' })

  await scrollTo(page, HALF_PAST)
  expect((await wheelOf(page)).width).toBe(PHONE.width)

  await scrollTo(page, PAST_WHEEL)
  expect((await wheelOf(page)).width).toBeCloseTo(PHONE.width / 4, 0)
})

test('at twice the text nothing stays, since it would take the room of the words', async () => {
  const page = await openChart()
  await setTextSize(page, 200)

  await scrollTo(page, '2000')

  expect((await wheelOf(page)).bottom).toBeLessThan(0)
  expect((await partsOf(page)).bottom).toBeLessThan(0)
})

test('on a phone the key to the lines is a button’s', async () => {
  const page = await openChart()
  expect(await page.getByText('trine (easy)').isVisible()).toBe(false)

  await page.getByRole('button', { name: 'Key' }).click()

  await page.getByRole('dialog').getByText('trine (easy)').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Key')
})

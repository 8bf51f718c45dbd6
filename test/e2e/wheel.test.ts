import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { aBirth, type BirthAnswers, BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser, shiftOf } from './openBrowser.ts'

const { visit, grant } = openBrowser()

async function openChart(birth: BirthAnswers = aBirth): Promise<Page> {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page, birth), 7)
  await page.goto('/natal-chart')
  await page.getByRole('heading', { name: 'What we used' }).waitFor()
  return page
}

const wheelOf = (page: Page) => page.getByRole('listbox', { name: 'Planets on the wheel' })
const shownIn = (page: Page) => wheelOf(page).getByRole('option', { selected: true })

test('arrow keys walk round the wheel, and each planet says where it stands', async () => {
  const page = await openChart()
  const first = wheelOf(page).getByRole('option').first()
  await first.focus()
  const start = await shownIn(page).getAttribute('aria-label')
  expect(start).toMatch(/^[A-Z][a-z ]+.*, \d+°\d\d′ [A-Z][a-z]+, \d+(st|nd|rd|th) house/)

  await page.keyboard.press('ArrowRight')
  expect(await shownIn(page).getAttribute('aria-label')).not.toBe(start)
  await page.keyboard.press('ArrowLeft')
  expect(await shownIn(page).getAttribute('aria-label')).toBe(start)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')

  expect(await shownIn(page).getAttribute('aria-label')).toBe(start)
  await page.keyboard.press('Escape')
  expect(await shownIn(page).count()).toBe(0)
})

test('a tap shows a planet and dims what it is not tied to', async () => {
  const page = await openChart()

  await wheelOf(page)
    .getByRole('option', { name: /^Moon,/ })
    .click({ force: true })

  await page.getByText('18°47′ Aries, 1st house').waitFor()
  const sun = wheelOf(page).getByRole('option', { name: /^Sun,/ })
  await expect.poll(() => sun.getAttribute('opacity')).toBe('0.25')
  expect(
    await wheelOf(page)
      .getByRole('option', { name: /^Mars,/ })
      .getAttribute('opacity'),
  ).toBe('1')
  expect(await shiftOf(page)).toBe(0)
  expect(await axeViolations(page)).toEqual([])
})

test.each(['SVG', 'PNG'])('the wheel is saved as %s', async (kind) => {
  const page = await openChart()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${kind}` }).click(),
  ])

  expect(download.suggestedFilename()).toBe(`wheel.${kind.toLowerCase()}`)
  const bytes = readFileSync(await download.path())
  if (kind === 'PNG') expect([...bytes.subarray(1, 4)]).toEqual([...Buffer.from('PNG')])
  else expectAlone(bytes.toString())
})

/** Needs no style sheet, and tells nothing of the birth. */
function expectAlone(svg: string): void {
  expect(svg).not.toMatch(/var\(|class=|tabindex|aria-/)
  expect(svg).toContain('>Orrery</text>')
  for (const word of ['Lisbon', '1990', '7:15', 'Ada']) expect(svg).not.toContain(word)
}

test('a birth without a time has a wheel without houses, and is told why', async () => {
  const page = await openChart({ date: '1990-02-28', place: 'Lisbon, Portugal' })

  await page.getByText('Without a birth time, the wheel has no houses or angles.').waitFor()
  expect(await page.getByText('MC', { exact: true }).count()).toBe(0)
})

test('another place of the name is chosen where the chart says which was used', async () => {
  const page = await openChart({ ...aBirth, place: 'Springfield' })
  await page.getByRole('button', { name: 'Change birth place' }).click()

  await page.getByRole('option', { name: 'Springfield, Massachusetts, United States' }).click()
  await page.getByRole('button', { name: 'Use this place' }).click()

  await page.getByText('Springfield, Massachusetts, United States · 42.10° N, 72.59° W').waitFor()
})

test('of an hour that clocks showed twice the later one can be chosen, and the earlier one again', async () => {
  const page = await openChart({ date: '2004-10-31', time: '01:30', place: 'New York' })
  await page.getByText('October 31, 2004 at 5:30:00 AM UTC').waitFor()

  await page.getByRole('button', { name: 'It was the later one' }).click()
  await page.getByText('October 31, 2004 at 6:30:00 AM UTC').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')

  await page.getByRole('button', { name: 'It was the earlier one' }).click()
  await page.getByText('October 31, 2004 at 5:30:00 AM UTC').waitFor()
})

test('a place that nobody knows is asked for again, where the chart would be', async () => {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page, { ...aBirth, place: 'Qqxzzy' }), 7)
  await page.goto('/natal-chart')
  await page.getByText("We couldn't find your birth place.").waitFor()

  await page.getByRole('combobox', { name: 'Birth place' }).fill('Porto')
  await page
    .getByRole('option', { name: /^Porto,/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Use this place' }).click()

  await page.getByRole('heading', { name: 'What we used' }).waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
})

test('on paper there are the wheel and its whole tables, and no button', async () => {
  const page = await openChart()

  await page.emulateMedia({ media: 'print' })

  expect(await page.getByRole('table', { name: 'House cusps' }).getByRole('row').count()).toBe(13)
  expect(await page.getByRole('table', { name: 'House cusps' }).boundingBox()).toMatchObject({
    height: expect.any(Number),
  })
  expect(await page.getByRole('button').count()).toBe(0)
  expect(await page.getByRole('navigation').count()).toBe(0)
})

test('on paper there is no space for a banner, which is not printed', async () => {
  const page = await openChart()
  const pagesWith = async (height: string) => {
    await page.evaluate(`document.documentElement.style.setProperty('--banner-height', '${height}')`)
    return (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)!.length
  }

  expect(await pagesWith('3000px')).toBe(await pagesWith('0px'))
})

test('on the light ground of forced colours the wheel is dark, although the theme is the dark one', async () => {
  const page = await visit('/sample-chart', { forcedColors: 'active', colorScheme: 'light' })
  await page.locator('[data-part=glyph]').first().waitFor({ state: 'attached' })

  const glyph = await page.evaluate("getComputedStyle(document.querySelector('[data-part=glyph]')).stroke")

  expect(await page.evaluate('document.documentElement.dataset.theme')).not.toBe('light')
  expect(glyph).toBe('rgb(28, 34, 48)')
})

test('the chart leads to how exact it is', async () => {
  const page = await openChart()
  await page.getByRole('link', { name: 'How accurate is this?' }).click()

  await page.getByRole('heading', { name: 'What we don’t know' }).waitFor()
  expect(await page.getByRole('row', { name: /^Moon 0\.\d\d/ }).count()).toBe(1)
  expect(await axeViolations(page)).toEqual([])
})

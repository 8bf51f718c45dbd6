import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { axeInEachLook, overflowsOf } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { DESKTOP, openBrowser, PHONE } from './openBrowser.ts'

const { visit, grant } = openBrowser()

async function openChart(address = '/natal-chart', viewport = PHONE): Promise<Page> {
  const page = await visit(BLANK_PAGE, { viewport })
  await grant(await becomeMember(page), 7)
  await page.goto(address)
  await page.getByRole('listbox', { name: 'Planets on the wheel' }).waitFor()
  return page
}

const onWheel = (page: Page, planet: string) => page.getByRole('option', { name: new RegExp(`^${planet},`) })
const sheet = (page: Page) => page.getByRole('dialog')
const titleOf = (page: Page) => sheet(page).getByRole('heading', { level: 2 }).innerText()
const addressOf = (page: Page): Promise<string> => page.evaluate('location.pathname + location.search + location.hash')
const SECTIONS = ['Your Big Three', 'Planetary Positions', 'House Placements', 'Major Aspects', 'What we used']

const sectionsOf = async (page: Page) => {
  const seen = await Promise.all(SECTIONS.map((name) => page.getByRole('heading', { name }).count()))
  return SECTIONS.filter((_, index) => seen[index])
}

test('a tap on a planet opens what it means at an address of its own, and Back leads to the part below', async () => {
  const page = await openChart('/natal-chart#houses')

  await onWheel(page, 'Moon').click({ force: true })

  expect(await titleOf(page)).toBe('Moon 18°47′ Aries · 1st house')
  expect(await addressOf(page)).toBe('/natal-chart?point=moon#houses')
  expect(await sheet(page).getByRole('listitem').count()).toBeGreaterThan(0)
  for (const row of await sheet(page).getByRole('listitem').all()) expect(await row.innerText()).toContain('Moon')
  expect(await axeInEachLook(page)).toEqual([])
  expect(await overflowsOf(page)).toEqual([])

  await page.goBack()
  await expect.poll(() => sheet(page).count()).toBe(0)
  expect(await addressOf(page)).toBe('/natal-chart#houses')
  expect(await sectionsOf(page)).toEqual(['House Placements'])
})

test('Enter opens a planet, its neighbours follow one another, and Esc gives the focus back to the wheel', async () => {
  const page = await openChart()
  await onWheel(page, 'Sun').focus()

  await page.keyboard.press('Enter')
  await sheet(page).getByRole('button', { name: 'Next: Moon' }).press('Enter')
  await expect.poll(() => titleOf(page)).toMatch(/^Moon/)
  await sheet(page).getByRole('button', { name: 'Previous: Sun' }).press('Enter')
  await sheet(page).getByRole('button', { name: 'Previous: North Node' }).press('Enter')
  await expect.poll(() => titleOf(page)).toMatch(/^North Node/)
  expect(await addressOf(page)).toBe('/natal-chart?point=north-node')

  await page.keyboard.press('Escape')
  await expect.poll(() => sheet(page).count()).toBe(0)
  expect(await addressOf(page)).toBe('/natal-chart')
  expect(await page.evaluate('document.activeElement.dataset.body')).toBe('Sun')
})

test('the address of a planet opens it, and an unknown one says so', async () => {
  const page = await openChart('/natal-chart?point=venus')
  await expect.poll(() => titleOf(page)).toMatch(/^Venus \d+°\d\d′ /)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => addressOf(page)).toBe('/natal-chart')

  await page.goto('/natal-chart?point=vulcan')
  await expect.poll(() => titleOf(page)).toBe('This is not in your chart')
})

test('on a phone the chart has four parts, each with its address, and Back leads through them', async () => {
  const page = await openChart()
  const parts = page.getByRole('navigation', { name: 'Parts of the chart' })
  expect(await sectionsOf(page)).toEqual(['Your Big Three', 'What we used'])

  for (const [part, section, hash] of [
    ['Planets', 'Planetary Positions', '#positions'],
    ['Houses', 'House Placements', '#houses'],
    ['Aspects', 'Major Aspects', '#aspects'],
  ] as const) {
    await parts.getByRole('link', { name: part }).press('Enter')
    await expect.poll(() => sectionsOf(page)).toEqual([section])
    expect(await addressOf(page)).toBe(`/natal-chart${hash}`)
    expect(await parts.locator('[aria-current]').innerText()).toBe(part)
    expect((await page.getByRole('heading', { name: section }).boundingBox())!.y).toBeLessThan(PHONE.height / 2)
    expect(await axeViolations(page)).toEqual([])
  }

  await page.goBack()
  await expect.poll(() => sectionsOf(page)).toEqual(['House Placements'])
  await parts.getByRole('link', { name: 'Overview' }).click()
  await expect.poll(() => sectionsOf(page)).toEqual(['Your Big Three', 'What we used'])
})

test('a wide screen and paper have all parts at once', async () => {
  const page = await openChart('/natal-chart#houses', DESKTOP)
  expect(await sectionsOf(page)).toEqual(SECTIONS)
  expect(await page.getByRole('navigation', { name: 'Parts of the chart' }).count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])

  await page.setViewportSize(PHONE)
  await page.emulateMedia({ media: 'print' })
  expect(await sectionsOf(page)).toEqual(SECTIONS)
})

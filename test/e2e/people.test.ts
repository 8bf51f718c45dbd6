import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { clickTwice } from './clickTwice.ts'
import { inEachLook, overflowsOf, shiftsOf } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, grant } = openBrowser()

async function openScreen({ isPremium = true } = {}): Promise<Page> {
  const page = await visit(BLANK_PAGE)
  const email = await becomeMember(page)
  if (isPremium) await grant(email, 7)
  await page.goto('/people')
  await page.getByRole('button', { name: 'Add someone' }).waitFor()
  return page
}

interface Birth {
  name: string
  date: string
  time?: string
  place?: string
}

const anna: Birth = { name: 'Anna', date: '1991-05-10', time: '22:40', place: 'Porto, Portugal' }

async function add(page: Page, { name, date, time, place }: Birth): Promise<void> {
  await page.getByRole('button', { name: 'Add someone' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Birth date').fill(date)
  if (time) await page.getByLabel(/^Birth time/).fill(time)
  if (place) await page.getByLabel('Birth place').fill(place)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('article', { name }).waitFor()
}

test('somebody is added with a date alone, completed, and deleted after a question', async () => {
  const page = await openScreen()
  await page.getByText('The people you add will be here').waitFor()

  await add(page, { name: 'Anna', date: '1991-05-10' })
  const card = page.getByRole('article', { name: 'Anna' })
  await card.getByText('May 10, 1991').waitFor()
  await card.getByText('Taurus').waitFor()

  await card.getByRole('button', { name: 'Edit Anna' }).click()
  await page.getByLabel(/^Birth time/).fill('22:40')
  await page.getByLabel('Birth place').fill('Porto, Portugal')
  await page.getByRole('button', { name: 'Save' }).click()
  await card.getByText('May 10, 1991 · 10:40 PM · Porto, Portugal').waitFor()

  await card.getByRole('button', { name: 'Delete Anna' }).click()
  await page.getByRole('button', { name: 'Keep' }).click()
  await card.getByRole('button', { name: 'Delete Anna' }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await card.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByText('The people you add will be here').waitFor()
})

test('what is missing or wrong is said beside its field, with the focus in the first', async () => {
  const page = await openScreen()
  await page.getByRole('button', { name: 'Add someone' }).click()

  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Enter a name.').waitFor()
  await page.getByText('Enter their birth date.').waitFor()
  await expect
    .poll(() => page.getByLabel('Name', { exact: true }).evaluate((field) => field.matches(':focus')))
    .toBe(true)

  await page.getByLabel('Name', { exact: true }).fill('Ancestor')
  await page.getByLabel('Birth date').fill('1800-01-01')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The birth year must be 1920 or later.').waitFor()
})

test('a double click adds one person, and a failure keeps what was entered', async () => {
  const page = await openScreen()
  await page.route('**/api/people', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await page.getByRole('button', { name: 'Add someone' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Anna')
  await page.getByLabel('Birth date').fill('1991-05-10')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('What you entered is still here.').first().waitFor()
  await page.unroute('**/api/people')

  await clickTwice(page.getByRole('button', { name: 'Save' }))

  await page.getByRole('article').waitFor()
  await page.reload()
  await page.getByRole('article').waitFor()
  expect(await page.getByRole('article').count()).toBe(1)
})

test('with access, a person has a chart, and both charts are compared in one wheel that the keyboard walks', async () => {
  const page = await openScreen()
  await add(page, anna)

  await page.getByRole('link', { name: 'Chart of Anna' }).click()
  await page.getByRole('heading', { name: "Anna's chart", level: 1 }).waitFor()
  await page.getByRole('heading', { name: "Anna's Big Three" }).waitFor()
  await page.getByRole('listbox', { name: 'Planets on the wheel' }).waitFor()

  await page.getByRole('link', { name: 'You and Anna' }).click()
  await page.getByRole('heading', { name: 'You and Anna', level: 1 }).waitFor()
  for (const name of [
    'Today for the two of you',
    'The two of you',
    'Aspects between you',
    "In each other's houses",
    'Behind the score',
  ])
    await page.getByRole('heading', { name, exact: true }).waitFor()
  const hers = page.getByRole('listbox', { name: "Anna's planets" })
  await hers.waitFor()
  expect(await hers.getByRole('option').count()).toBe(12)
  expect(await page.getByRole('listbox', { name: 'Your planets' }).getByRole('option').count()).toBe(12)

  await hers.getByRole('option').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => hers.getByRole('option').nth(1).getAttribute('aria-selected')).toBe('true')
  await page.locator('p[aria-hidden] strong', { hasText: /^Anna's / }).waitFor()
})

test('without a time and a place, the comparison says what it needs for the rest', async () => {
  const page = await openScreen()
  await add(page, { name: 'Anna', date: '1991-05-10' })

  await page.getByRole('link', { name: 'Compare with Anna' }).click()

  await page.getByText('The wheel of both charts needs a birth place for Anna.').waitFor()
  await page.getByText("Add Anna's birth time and place").waitFor()
  await page.getByRole('heading', { name: 'What the birth data leave open' }).waitFor()
  await page.getByRole('link', { name: "Anna's chart" }).click()
  await page.getByText('A chart needs to know where Anna was born.').waitFor()
})

test('a child is compared without a word of romance', async () => {
  const page = await openScreen()
  await add(page, { ...anna, date: '2020-05-10' })
  await page.getByRole('button', { name: 'Edit Anna' }).click()
  await page.getByLabel('Who they are to you (optional)').selectOption('Family')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Compare with Anna' }).click()

  const report = page.getByRole('region', { name: 'The two of you', exact: true })
  await report.waitFor()
  expect(await report.innerText()).not.toMatch(/romance|romantic|partner|couple|flirt|in love/i)
})

test('free members keep three people with their Big Three, and the rest is offered', async () => {
  const page = await openScreen({ isPremium: false })
  await add(page, anna)
  for (const name of ['Ben', 'Cleo']) await add(page, { name, date: '1988-01-08' })
  await page.getByText('3 of 3 people').waitFor()

  await page.getByRole('button', { name: 'Add someone' }).click()
  await page.getByRole('dialog', { name: 'Unlock More People' }).waitFor()
  await page.getByRole('button', { name: 'Maybe Later' }).click()

  await page.getByRole('link', { name: 'Chart of Anna' }).click()
  await page.getByRole('heading', { name: "Anna's Big Three" }).waitFor()
  await page.getByRole('heading', { name: "See Anna's complete chart" }).waitFor()
  await page.getByRole('link', { name: 'You and Anna' }).click()
  await page.getByRole('heading', { name: 'See the two of you side by side' }).waitFor()
})

test('a list that fails to load is read again with Retry', async () => {
  const page = await openScreen()
  await add(page, anna)
  await page.route('**/api/people', (route) => route.abort())
  await page.reload()
  await page.getByText("We couldn't load your people.").waitFor()
  await page.unroute('**/api/people')

  await page.getByRole('button', { name: 'Retry' }).click()

  await page.getByRole('article', { name: 'Anna' }).waitFor()
})

test('a date from the decoder is offered to be kept', async () => {
  const page = await openScreen()
  await page.goto('/compatibility')
  await page.getByLabel("Partner's birth date").fill('1991-05-10')
  await page.getByRole('button', { name: 'Decode Connection' }).click()

  await page.getByRole('link', { name: /^Keep this date/ }).click()

  await page.getByRole('dialog', { name: 'Add someone' }).waitFor()
  expect(await page.getByLabel('Birth date').inputValue()).toBe('1991-05-10')
})

test('nothing shifts, nothing is too wide and axe finds nothing, in either theme, on a phone and on a desktop', async () => {
  const page = await openScreen()
  await add(page, anna)
  const id = (await page.getByRole('link', { name: 'Chart of Anna' }).getAttribute('href'))!.split('=')[1]

  const found = await inEachLook(page, async () => {
    const wrong: string[] = []
    for (const [path, text] of [
      ['/people', 'Delete Anna'],
      [`/people?chart=${id}`, 'Major Aspects'],
      [`/people?pair=${id}`, 'The houses are yours.'],
    ] as const) {
      await page.goto(path)
      await page.getByText(text).first().waitFor()
      const each = [...(await shiftsOf(page)), ...(await axeViolations(page)), ...(await overflowsOf(page))]
      wrong.push(...each.map((what) => `${path}: ${what}`))
    }
    return wrong
  })

  expect(found).toEqual([])
})

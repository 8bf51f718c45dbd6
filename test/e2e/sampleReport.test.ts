import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { inEachLook, overflowsOf, shiftsOf } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, grant } = openBrowser()

interface Seen {
  page: Page
  /** What was asked for, and what was refused, since the screen began to load. */
  asked: string[]
  refused: string[]
}

async function openScreen({ isPremium = false } = {}): Promise<Seen> {
  const page = await visit(BLANK_PAGE)
  const email = await becomeMember(page)
  if (isPremium) await grant(email, 7)
  const seen: Seen = { page, asked: [], refused: [] }
  page.on('request', (request) => seen.asked.push(new URL(request.url()).pathname))
  page.on('response', (reply) => reply.status() >= 400 && seen.refused.push(`${reply.status()} ${reply.url()}`))
  await page.goto('/compatibility')
  await page.getByRole('heading', { name: 'Recent Reports' }).waitFor()
  return seen
}

const sampleOn = (page: Page) => page.getByRole('region', { name: 'A sample report' })

test('without access a whole report can be read, which says that its dates are made up, and nothing is refused', async () => {
  const { page, asked, refused } = await openScreen()

  const sample = sampleOn(page)
  await sample.getByText('Two made-up birth dates, February 22, 1988 and April 13, 1988').waitFor()
  for (const name of ['Overview', 'Strengths', 'Growth Areas', 'Cosmic Guidance', 'Elements', 'Emotions'])
    await sample.getByRole('heading', { name, exact: true }).waitFor()
  for (const name of ['Communication', 'Love Language', 'What the score is made of', "What a date can't tell"])
    await sample.getByRole('heading', { name, exact: true }).waitFor()

  expect(asked).toContain('/sample-report.json')
  expect(refused).toEqual([])
})

test('the offer beside the sample is reached with the keyboard and leads to the trial', async () => {
  const { page } = await openScreen()
  await sampleOn(page).getByRole('heading', { name: 'Overview' }).waitFor()
  const offer = page.getByRole('region', { name: 'Make your own reports' })

  await page.getByRole('button', { name: 'Decode Connection' }).focus()
  await page.keyboard.press('Tab')

  const start = offer.getByText('Start Free Trial')
  await expect.poll(() => start.evaluate((control) => control.matches(':focus'))).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/subscribe')
})

test('with access there is no sample, and none of it loads', async () => {
  const { page, asked } = await openScreen({ isPremium: true })

  await page.getByText('Your reports will be here.').waitFor()

  expect(await sampleOn(page).count()).toBe(0)
  expect(asked.filter((path) => /sample/i.test(path))).toEqual([])
})

test('a sample that fails to load is read again with Retry, and the decoder works without it', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.route('**/sample-report.json', (route) => route.abort())
  await page.goto('/compatibility')
  await page.getByText("We couldn't load the sample report.").waitFor()
  await page.getByRole('button', { name: 'Decode Connection' }).waitFor()
  await page.unroute('**/sample-report.json')

  await page.getByRole('button', { name: 'Retry' }).click()

  await sampleOn(page).getByRole('heading', { name: 'Overview' }).waitFor()
})

test('nothing shifts, nothing is too wide and axe finds nothing, in either theme, on a phone and on a desktop', async () => {
  const { page } = await openScreen()

  const found = await inEachLook(page, async () => {
    await page.reload()
    await sampleOn(page).getByRole('heading', { name: 'Overview' }).waitFor()
    return [...(await shiftsOf(page)), ...(await axeViolations(page)), ...(await overflowsOf(page))]
  })

  expect(found).toEqual([])
})

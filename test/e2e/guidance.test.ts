import { expect, test } from 'vitest'
import { DAY } from '../../shared/domain/time.ts'
import { axeViolations } from './axeViolations.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, grant, advanceClock } = openBrowser()

test("today's guidance says why, and once the day is past it is in the archive under its date", async () => {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page), 7)
  await page.goto('/dashboard')
  const guidance = page.getByRole('article').filter({ hasText: "Today's Guidance" })

  await guidance.getByRole('img', { name: /^The sky today around your chart: [A-Z]/ }).waitFor()
  await guidance.getByRole('heading', { name: 'Coming up' }).waitFor()
  const [next] = await guidance.getByRole('listitem').allInnerTexts()
  expect(next).toMatch(/^(?:Tomorrow|[A-Z][a-z]+day|[A-Z][a-z]+ \d+): [A-Z]/)
  expect(await axeViolations(page)).toEqual([])

  await guidance.getByText('Why this reading').click()
  await guidance.getByText('Written for your own chart.').waitFor()
  expect(await guidance.getByRole('group').getByRole('listitem').count()).toBeGreaterThanOrEqual(2)

  const title = await guidance.getByRole('heading', { level: 2 }).innerText()
  const [opening] = (await guidance.innerText()).split('\n').filter((line) => line.length > 100)
  const date = await guidance.locator('time').first().getAttribute('datetime')
  await advanceClock(DAY)
  await page.clock.setFixedTime(Date.now() + DAY * 1000)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Past readings' }).click()
  const archive = page.getByRole('article', { name: title })
  expect(await archive.locator('time').getAttribute('datetime')).toBe(date)
  await archive.getByText(opening!).waitFor()
})

test('the offer of a locked card names the card', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.goto('/dashboard')

  for (const card of ['Natal Chart', 'AI Chat']) {
    await page.getByRole('button', { name: new RegExp(`^${card}`) }).click()
    await page.getByRole('dialog', { name: `Unlock ${card}` }).waitFor()
    await page.keyboard.press('Escape')
  }
})

test('the trial is not offered over another dialog, but once that has been closed', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.clock.install()
  await page.goto('/dashboard?showTrial=true')
  await page.getByRole('button', { name: 'Write a note' }).click()
  const note = page.getByRole('dialog')
  await note.waitFor()
  const offer = page.getByRole('dialog', { name: 'Unlock Your Full Cosmic Potential' })

  await page.clock.runFor(60_000)
  expect(await offer.count()).toBe(0)

  await note.getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(60_000)
  await offer.waitFor()
})

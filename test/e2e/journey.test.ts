import { expect, test } from 'vitest'
import { degreeLabel } from '../../shared/domain/chart.ts'
import { signOfLongitude } from '../../shared/domain/zodiac.ts'
import { referenceCharts } from '../functions/domain/chart/referenceCharts.ts'
import { answerQuestions, BLANK_PAGE, becomeMember, clickContinue, signUp } from './member.ts'
import { openBrowser } from './openBrowser.ts'

// From source, as `npm start` serves it; every other test uses the production build.
const { visit, grant } = openBrowser({ pages: 'sources' })

test('a visitor goes from the landing page through onboarding and sign-up to the daily reading', async () => {
  const page = await visit('/')
  await page.getByRole('link', { name: 'Get Started - Free Trial' }).click()

  await answerQuestions(page, { date: '1990-02-28', time: '07:15', place: 'Lisbon, Portugal' })
  await page.getByText('Getting your free astrology reading!').waitFor()
  await signUp(page)

  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Ada$/ }).waitFor()
  await page.getByText('Sun in Pisces').waitFor()
  await page.getByText('Why this reading').waitFor()
  await page.getByRole('button', { name: "Continue to today's reading" }).click()
  await page.getByRole('heading', { name: 'Unlock Your Full Cosmic Potential' }).waitFor()
})

test.each([
  { id: 'pub-0171', about: 'an ordinary birth' },
  { id: 'pub-dst-10', about: 'a birth in an hour that clocks skipped' },
  { id: 'pub-polar-10', about: 'a birth beyond the polar circle' },
])('with access, the chart of $about shows every sign and degree as in the reference', async ({ id }) => {
  const reference = referenceCharts.find((each) => each.id === id)!
  const page = await visit(BLANK_PAGE)
  const birth = { date: reference.local_date, time: reference.local_time, place: reference.place }
  await grant(await becomeMember(page, birth), 7)

  await page.goto('/natal-chart#positions')

  await page.getByRole('heading', { name: 'Planetary Positions' }).waitFor()
  for (const planet of ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto']) {
    const longitude = reference.expected.longitudes[planet.toLowerCase() as 'sun']
    const row = page.getByRole('listitem').filter({ has: page.getByText(planet, { exact: true }) })
    const text = await row.first().innerText()
    expect(text).toContain(signOfLongitude(longitude))
    expect(positions(longitude).some((label) => text.includes(label))).toBe(true)
  }
})

/** The labels of a longitude in degrees, one arcsecond around it, since the minute may round either way. */
const positions = (longitude: number) =>
  [-1, 0, 1].map((arcsecond) => {
    const within = (longitude + arcsecond / 3600) % 30
    return degreeLabel({ degree: Math.floor(within), minute: Math.floor((within % 1) * 60) })
  })

test('without access the chart shows the Big Three and true teasers of what is locked', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)

  await page.goto('/natal-chart')

  await page.getByRole('heading', { name: 'Your Big Three' }).waitFor()
  await page.getByText('Your Sun is in Pisces.').waitFor()
  expect(await page.getByRole('link', { name: 'Start Free Trial' }).count()).toBe(1)
})

test('an unknown birth time is stated, and nothing that depends on it is shown', async () => {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page, { date: '1990-02-28', place: 'Lisbon, Portugal' }), 7)

  await page.goto('/natal-chart')

  await page.getByText('time unknown').first().waitFor()
  await page.getByText('Needs a birth time').waitFor()
  await page.getByRole('link', { name: 'Houses' }).click()
  await page.getByText('Houses need your exact birth time.').waitFor()
})

test("answering the questions again changes today's reading at once", async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.goto('/dashboard')
  await page.getByText('Sun in Pisces').waitFor()

  await page.goto('/onboarding')
  await page.getByLabel('Month').selectOption('08')
  for (const step of [2, 3, 4, 5, 6, 7]) {
    await clickContinue(page)
    await page.getByText(`Step ${step} of 7`).waitFor()
  }
  await page.getByRole('button', { name: 'Save' }).click()

  await page.waitForURL('**/dashboard')
  await page.getByText('Sun in Virgo').waitFor()
})

test('a birth date is corrected in one small form, and chart and reading follow', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.goto('/natal-chart')
  await page.getByText('February 28, 1990').waitFor()

  await page.getByRole('button', { name: 'Change Birth Data' }).click()
  await page.getByLabel('Birth date').fill('2020-08-28')
  await page.getByText('You must be 18 or older').waitFor()
  await page.getByLabel('Birth date').fill('1990-08-28')
  await page.getByLabel('Birth time').fill('')
  await page.getByRole('button', { name: 'Save' }).click()

  await page.getByText('August 28, 1990 · time unknown · Lisbon').waitFor()
  await page.getByText('Needs a birth time').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.goto('/dashboard')
  await page.getByText('Sun in Virgo').waitFor()
})

test('a birth place that cannot be resolved can be corrected', async () => {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page, { date: '1990-02-28', time: '07:15', place: 'Qwzxxvbn' }), 7)

  await page.goto('/natal-chart')

  await page.getByRole('heading', { name: 'Which place is it?' }).waitFor()
  await page.getByLabel('Birth place').waitFor()
})

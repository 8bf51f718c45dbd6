import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { loadInEachLook, shiftsOf } from './inEachLook.ts'
import { aBirth, answerQuestions, BLANK_PAGE, becomeMember, clickContinue, signUp } from './member.ts'
import { openBrowser, shiftOf } from './openBrowser.ts'

const { visit } = openBrowser()

const bigThree = (page: Page) => page.locator('dl[aria-label="Your Big Three so far"]')
const showsSigns = (page: Page, signs: string) => bigThree(page).getByText(signs).waitFor()
const step = (page: Page, number: number) => page.getByText(`Step ${number} of 7`).waitFor()

async function chooseDate(page: Page, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  await page.getByLabel('Year').selectOption(year)
  await page.getByLabel('Month').selectOption(month)
  await page.getByLabel('Day').selectOption(day)
}

// The birth of the 5th reference chart: 1970-10-01 06:57 in Saint-Lô, France. Sun and rising sign Libra, Moon Libra.
test('onboarding gives back the Sun sign after the date, and the Big Three after time and place', async () => {
  const asked: string[] = []
  const page = await visit('/onboarding')
  page.on('request', (request) => request.url().includes('/api/sky') && asked.push(request.url()))
  await step(page, 1)

  await chooseDate(page, '1970-10-01')
  await bigThree(page).getByText('Libra').waitFor()
  await page.getByText('You come into focus through other people').first().waitFor()
  expect(await shiftOf(page)).toBe(0)
  await clickContinue(page)
  await page.getByLabel('Birth time').fill('06:57')
  await clickContinue(page)
  await page.getByLabel('Birth place').fill('Saint-Lô')
  await page.getByRole('option', { name: 'Saint-Lô' }).first().click()

  await page.getByText('Sun in Libra. Moon in Libra. Rising in Libra.').waitFor({ state: 'attached' })
  await page.getByText('Where the planets were at that moment, seen from Earth.').waitFor()
  expect(asked.every((url) => !url.includes('date=1993-01-01'))).toBe(true)
})

test('without a birth time the rising sign stays open and says why', async () => {
  const page = await visit('/onboarding')

  await answerQuestions(page, { date: aBirth.date, place: aBirth.place })
  await page.getByLabel('First name').waitFor()

  await showsSigns(page, 'needs a birth time')
  await showsSigns(page, 'Pisces')
})

test('a sky that cannot be loaded holds nobody up and shows no error', async () => {
  const page = await visit('/onboarding')
  await page.route('**/api/sky**', (route) => route.fulfill({ status: 200, body: 'no JSON' }))

  await answerQuestions(page, aBirth)

  await page.getByLabel('First name').waitFor()
  await bigThree(page).getByText('in your chart').first().waitFor()
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0)
})

test('the last step links each answer to its question, and its new answer leads back', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)
  await page.getByLabel('First name').waitFor()
  await page.keyboard.press('Escape')
  const changes = page.getByRole('link', { name: /^Change / })
  expect(await changes.allTextContents()).toEqual(
    ['birth date', 'birth time', 'birth place', 'gender', 'relationship status', 'life focus'].map(
      (answer) => `Change ${answer}`,
    ),
  )

  await page.getByRole('link', { name: 'Change birth time' }).click()
  await step(page, 2)
  await page.getByLabel('Birth time').fill('21:40')
  await clickContinue(page)

  await step(page, 7)
  await page.getByText('9:40 PM', { exact: true }).waitFor()
})

test('a question opened from the summary leads back to it, whichever way it is left', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)
  await page.getByLabel('First name').waitFor()
  await page.keyboard.press('Escape')
  const ways = [
    ['birth date', 1, 'Back'],
    ['relationship status', 5, 'Skip this step'],
    ['life focus', 6, 'Continue'],
  ] as const

  for (const [answer, number, name] of ways) {
    await page.getByRole('link', { name: `Change ${answer}` }).click()
    await step(page, number)
    await page.getByRole('button', { name, exact: true }).click()
    await step(page, 7)
  }
})

test('back and forward through onboarding keep the answers and the signs', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)
  await page.getByLabel('First name').waitFor()
  await page.keyboard.press('Escape')

  for (const number of [6, 5, 4, 3, 2, 1]) {
    await page.goBack()
    await step(page, number)
  }
  expect(await page.getByLabel('Year').inputValue()).toBe('1990')
  for (const number of [2, 3, 4, 5, 6, 7]) {
    await page.goForward()
    await step(page, number)
  }

  await page.getByText(/Sun in Pisces\. Moon in .*Aries/).waitFor({ state: 'attached' })
  await showsSigns(page, 'in your chart')
})

const moment = (page: Page) => page.getByRole('region', { name: 'Your Big Three' })

async function openFirstDashboard(width: number): Promise<Page> {
  const page = await visit('/onboarding', { viewport: { width, height: 844 } })
  await answerQuestions(page, aBirth)
  await signUp(page)
  await page.waitForURL('**/dashboard')
  await moment(page).waitFor()
  return page
}

test.each([390, 1280])('at %d px the first dashboard opens with the Big Three, once', async (width) => {
  const page = await openFirstDashboard(width)
  expect(await moment(page).locator('dd').allTextContents()).toEqual(expect.arrayContaining(['Pisces', 'Aries']))
  await moment(page).getByText('The line between you and the world is thin').waitFor()
  await moment(page).getByText('Your feelings arrive fast and want to move.').waitFor()
  await moment(page).locator('[inert] svg').waitFor()
  expect(await shiftOf(page)).toBe(0)
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: "Continue to today's reading" }).click()

  await moment(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
  await page.reload()
  await page.getByText('Why this reading').waitFor()
  expect(await moment(page).count()).toBe(0)
})

test('nothing covers the first look at the Big Three, and the trial is offered two seconds after it', async () => {
  const page = await visit('/onboarding', { viewport: { width: 390, height: 844 } })
  await page.clock.install()
  await answerQuestions(page, aBirth)
  await signUp(page)
  await moment(page).waitFor()
  const offer = page.getByRole('button', { name: 'Maybe Later' })

  // Time stands still from there, until the test moves it.
  await page.clock.pauseAt(Date.now() + 5 * 60_000)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Dismiss' }).count()).toBe(0)
  await page.getByRole('button', { name: "Continue to today's reading" }).click()
  await moment(page).waitFor({ state: 'detached' })
  expect(await offer.count()).toBe(0)
  await page.clock.runFor(2_000)

  await offer.waitFor()
})

test('somebody who has been here before is not shown the Big Three first', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)

  await page.goto('/dashboard')

  await page.getByText('Why this reading').waitFor()
  expect(await moment(page).count()).toBe(0)
})

test('the reminder to verify covers no part of the reading, on phones and on a desktop', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)

  const found = await loadInEachLook(
    page,
    '/dashboard',
    async () => {
      await page.getByRole('region', { name: 'Verification' }).waitFor()
      await page.getByText('Why this reading').waitFor()
      const reading = (await page.getByRole('article').first().boundingBox())!
      const reminder = (await page.getByRole('region', { name: 'Verification' }).boundingBox())!
      const isCovered = reminder.y < reading.y + reading.height && reminder.y + reminder.height > reading.y
      return [...(isCovered ? ['the reminder covers the reading'] : []), ...(await shiftsOf(page))]
    },
    { themes: ['dark'], viewports: [320, 390, 1280].map((width) => ({ width, height: 640 })) },
  )

  expect(found).toEqual([])
})

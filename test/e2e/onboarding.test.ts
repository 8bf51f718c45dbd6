import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBirth, answerQuestions, clickContinue, signUp } from './member.ts'
import { openBrowser } from './openBrowser.ts'
import { tabTo } from './tabTo.ts'

const { visit } = openBrowser()

test('onboarding resumes at the same step with the same answers after a reload', async () => {
  const page = await visit('/onboarding')
  await clickContinue(page)
  await page.getByLabel('Birth time').fill('07:15')
  await clickContinue(page)
  await page.getByLabel('Birth place').fill('Lisbon')

  await page.goto('/onboarding')

  await page.getByText('Step 3 of 7').waitFor()
  expect(await page.getByLabel('Birth place').inputValue()).toBe('Lisbon')
})

test("the browser's Back button goes back one onboarding step", async () => {
  const page = await visit('/onboarding')
  await clickContinue(page)
  await page.getByText('Step 2 of 7').waitFor()

  await page.goBack()

  await page.getByText('Step 1 of 7').waitFor()
})

test('a URL cannot skip a required question', async () => {
  const page = await visit('/onboarding?step=7')

  await page.getByText('Step 2 of 7').waitFor()
  expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true)
})

test.each([
  { year: String(new Date().getUTCFullYear() - 10), month: '01', day: '01', message: 'You must be 18 or older' },
  { year: '1993', month: '02', day: '31', message: "This date doesn't exist" },
])('a birth date of $year-$month-$day is rejected at once', async ({ year, month, day, message }) => {
  const page = await visit('/onboarding')
  await page.getByLabel('Year').selectOption(year)
  await page.getByLabel('Month').selectOption(month)
  await page.getByLabel('Day').selectOption(day)

  await clickContinue(page)

  await page.getByText(message).waitFor()
  await page.getByText('Step 1 of 7').waitFor()
})

test('from the first question to logging out everything works with the keyboard alone', async () => {
  const page = await visit('/onboarding')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const choose = async (name: RegExp) => {
    await tabTo(page, name)
    await press('Enter')
  }
  await choose(/^Continue$/)
  await tabTo(page, /^Birth time/)
  await page.keyboard.type('0715AM')
  await press('Enter')
  await tabTo(page, /^Birth place/)
  await page.keyboard.type('Lisbon, Portugal')
  await press('Enter')
  for (const [step, answer] of [/^Female/, /^Single/, /^Love/].entries()) {
    await page.getByText(`Step ${step + 4} of 7`).waitFor()
    await tabTo(page, answer)
    await press('Space', 'Enter')
  }
  await page.getByRole('dialog').waitFor()
  await tabTo(page, /^First name/)
  for (const typed of ['Ada', 'Lovelace', 'keys@example.com', 'an orrery of brass']) {
    await page.keyboard.type(typed)
    await press(typed === 'an orrery of brass' ? 'Enter' : 'Tab')
  }

  await page.waitForURL('**/dashboard')
  // The offer of a trial waits until the first look is over.
  await choose(/^Continue to today/)
  await page.getByRole('dialog').waitFor()
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await choose(/^Chart$/)
  await choose(/^House Placements/)
  await page.getByRole('dialog').waitFor()
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await choose(/^Home$/)
  await page.waitForURL('**/dashboard')
  // A screen takes the focus when it is there, which is after its address.
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
  await choose(/^Settings for/)
  await page.getByRole('heading', { name: 'Danger Zone' }).waitFor()
  await choose(/^Log Out$/)

  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
})

test('choosing a place suggestion fills in its full name', async () => {
  const page = await visit('/onboarding')
  await clickContinue(page)
  await page.getByLabel('Birth time').fill('07:15')
  await clickContinue(page)
  await page.getByLabel('Birth place').fill('Springfield')

  await page.getByRole('option', { name: 'Springfield, Illinois, United States' }).click()

  await expect.poll(() => page.getByLabel('Birth place').inputValue()).toBe('Springfield, Illinois, United States')
  await clickContinue(page)
  await page.getByText('Step 4 of 7').waitFor()
})

test('sign-up shows an error at each missing field', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)

  await page.getByRole('button', { name: 'Create Account' }).click()

  for (const message of [
    'First name is required',
    'Last name is required',
    'Invalid email address',
    'Password must be at least 6 characters',
  ])
    await page.getByText(message).waitFor()
})

test('an error from the server is shown at the step of the invalid field', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('onboardingProgress') ?? '{}') as object
    localStorage.setItem('onboardingProgress', JSON.stringify({ ...saved, birthDate: '2019-05-05' }))
  })
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Sign Up / Sign In' }).click()

  await signUp(page)

  await page.getByText('Step 1 of 7').waitFor()
  await page.getByText('You must be 18 or older').first().waitFor()
})

test('after a failed save every answer is kept and the save can be retried', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)
  await page.route('**/api/user/complete-onboarding', (route) => route.fulfill({ status: 200, body: 'no JSON' }))
  await signUp(page)
  await page.getByText('Your answers are safe.').waitFor()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()

  await page.waitForURL('**/dashboard')
})

test.each([
  { width: 390, height: 844 },
  { width: 320, height: 640 },
])('Sun, Moon and Rising are above the buttons of every step at $width px', async (viewport) => {
  const page = await visit('/onboarding', { viewport })
  const answers: ((page: Page) => Promise<unknown>)[] = [
    async () => {},
    () => page.getByRole('button', { name: 'Not sure? Use noon' }).click(),
    () => page.getByLabel('Birth place').fill('Lisbon'),
    () => page.getByText('Non-binary').click(),
    () => page.getByText('Single').click(),
    () => page.getByText('Career').click(),
  ]

  for (const answer of answers) {
    expect(await areSignsAbove(page, /^Continue/), await page.title()).toBe(true)
    await answer(page)
    await clickContinue(page)
  }
  await page.getByText('Step 7 of 7').waitFor()
  expect(await areSignsAbove(page, 'Sign Up / Sign In')).toBe(true)
})

async function areSignsAbove(page: Page, name: string | RegExp): Promise<boolean> {
  const signs = (await page.getByLabel('Your Big Three so far').boundingBox())!
  const button = (await page.getByRole('button', { name }).first().boundingBox())!
  return signs.height > 0 && signs.y + signs.height < button.y
}

import { expect, test } from 'vitest'
import { openBrowser } from './openBrowser.ts'
import { aBirth, answerQuestions, goOn, signUp } from './person.ts'

const { visit } = openBrowser()

test('a reload resumes at the same step with the same answers', async () => {
  const page = await visit('/onboarding')
  await goOn(page)
  await page.getByLabel('Birth time').fill('07:15')
  await goOn(page)
  await page.getByLabel('Birth place').fill('Lisbon')

  await page.goto('/onboarding')

  await page.getByText('Step 3 of 7').waitFor()
  expect(await page.getByLabel('Birth place').inputValue()).toBe('Lisbon')
})

test("the browser's Back goes one step back", async () => {
  const page = await visit('/onboarding')
  await goOn(page)
  await page.getByText('Step 2 of 7').waitFor()

  await page.goBack()

  await page.getByText('Step 1 of 7').waitFor()
})

test('no address skips a question that needs an answer', async () => {
  const page = await visit('/onboarding?step=7')

  await page.getByText('Step 2 of 7').waitFor()
  expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true)
})

test.each([
  { year: String(new Date().getUTCFullYear() - 10), month: '01', day: '01', words: 'You must be 18 or older' },
  { year: '1993', month: '02', day: '31', words: "This date doesn't exist" },
])('a birth date of $year-$month-$day is refused at once', async ({ year, month, day, words }) => {
  const page = await visit('/onboarding')
  await page.getByLabel('Year').selectOption(year)
  await page.getByLabel('Month').selectOption(month)
  await page.getByLabel('Day').selectOption(day)

  await goOn(page)

  await page.getByText(words).waitFor()
  await page.getByText('Step 1 of 7').waitFor()
})

test('onboarding and sign-up work with the keyboard alone', async () => {
  const page = await visit('/onboarding')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.getByLabel('Month').focus()
  await press('Enter')
  await page.getByRole('button', { name: 'Continue' }).focus()
  await press('Enter')

  await page.getByLabel('Birth time').focus()
  await page.keyboard.type('0715AM')
  await press('Enter')
  await page.getByLabel('Birth place').focus()
  await page.keyboard.type('Lisbon, Portugal')
  await press('Enter')

  for (const step of [4, 5, 6]) {
    await page.getByText(`Step ${step} of 7`).waitFor()
    await page.getByRole('radio').first().focus()
    await press('Space', 'Enter')
  }
  await page.getByLabel('First name').waitFor()
  await page.getByLabel('First name').focus()
  await page.keyboard.type('Ada')
  await press('Tab')
  await page.keyboard.type('Lovelace')
  await press('Tab')
  await page.keyboard.type('keys@example.com')
  await press('Tab')
  await page.keyboard.type('an orrery of brass')
  await press('Enter')

  await page.waitForURL('**/dashboard')
})

test('a place is chosen from those that match, by its own name', async () => {
  const page = await visit('/onboarding')
  await goOn(page)
  await page.getByLabel('Birth time').fill('07:15')
  await goOn(page)
  await page.getByLabel('Birth place').fill('Springfield')

  await page.getByRole('option', { name: 'Springfield, Illinois, United States' }).click()

  expect(await page.getByLabel('Birth place').inputValue()).toBe('Springfield, Illinois, United States')
  await goOn(page)
  await page.getByText('Step 4 of 7').waitFor()
})

test('sign-up says at each field what is missing', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)

  await page.getByRole('button', { name: 'Create Account' }).click()

  for (const words of [
    'First name is required',
    'Last name is required',
    'Invalid email address',
    'Password must be at least 6 characters',
  ])
    await page.getByText(words).waitFor()
})

test('what the server refuses is shown at the step that asks for it', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('onboardingProgress') ?? '{}') as object
    localStorage.setItem('onboardingProgress', JSON.stringify({ ...kept, birthDate: '2019-05-05' }))
  })
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Sign Up / Sign In' }).click()

  await signUp(page)

  await page.getByText('Step 1 of 7').waitFor()
  await page.getByText('You must be 18 or older').first().waitFor()
})

test('a failed save keeps every answer and may be tried again', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)
  await page.route('**/api/user/complete-onboarding', (route) => route.fulfill({ status: 200, body: 'no JSON' }))
  await signUp(page)
  await page.getByText('Your answers are safe.').waitFor()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()

  await page.waitForURL('**/dashboard')
})

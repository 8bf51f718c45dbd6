import type { Page } from 'playwright-core'

export interface BirthAnswers {
  /** YYYY-MM-DD */
  date: string
  /** HH:MM; absent means "Not sure". */
  time?: string
  place: string
}

export const aBirth: BirthAnswers = { date: '1990-02-28', time: '07:15', place: 'Lisbon, Portugal' }

export const goOn = (page: Page) => page.getByRole('button', { name: /^Continue( and Sign Up)?$/ }).click()

/** Answers the six questions of a visitor and stops before the dialog that makes the account. */
export async function answerQuestions(page: Page, { date, time, place }: BirthAnswers): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  await page.getByLabel('Year').selectOption(year)
  await page.getByLabel('Month').selectOption(month)
  await page.getByLabel('Day').selectOption(day)
  await goOn(page)

  if (time) await page.getByLabel('Birth time').fill(time)
  else await page.getByRole('button', { name: 'Not sure? Use noon' }).click()
  await goOn(page)

  await page.getByLabel('Birth place').fill(place)
  await goOn(page)

  await page.getByText('Non-binary').click()
  await goOn(page)
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await page.getByText('Career').click()
  await goOn(page)
}

let people = 0

const anotherAddress = () => {
  people += 1
  return `person${people}@example.com`
}

/** Fills in the sign-up form and answers the new address. */
export async function signUp(page: Page, email = anotherAddress()): Promise<string> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('an orrery of brass')
  await page.getByRole('button', { name: 'Create Account' }).click()
  return email
}

/** A visitor who answers everything and ends on the dashboard. */
export async function becomeMember(page: Page, birth: BirthAnswers = aBirth): Promise<string> {
  await answerQuestions(page, birth)
  const email = await signUp(page)
  await page.waitForURL('**/dashboard')
  return email
}

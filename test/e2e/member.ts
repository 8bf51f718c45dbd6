import type { Page } from 'playwright-core'

export interface BirthAnswers {
  /** YYYY-MM-DD */
  date: string
  /** HH:MM; absent for "Not sure". */
  time?: string
  place: string
}

export const aBirth: BirthAnswers = { date: '1990-02-28', time: '07:15', place: 'Lisbon, Portugal' }

export const clickContinue = (page: Page) => page.getByRole('button', { name: /^Continue( and Sign Up)?$/ }).click()

/** Answers the six questions of onboarding and stops at the sign-up dialog. */
export async function answerQuestions(page: Page, { date, time, place }: BirthAnswers): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  await page.getByLabel('Year').selectOption(year)
  await page.getByLabel('Month').selectOption(month)
  await page.getByLabel('Day').selectOption(day)
  await clickContinue(page)

  if (time) await page.getByLabel('Birth time').fill(time)
  else await page.getByRole('button', { name: 'Not sure? Use noon' }).click()
  await clickContinue(page)

  await page.getByLabel('Birth place').fill(place)
  await clickContinue(page)

  await page.getByText('Non-binary').click()
  await clickContinue(page)
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await page.getByText('Career').click()
  await clickContinue(page)
}

let memberCount = 0

const nextEmail = () => {
  memberCount += 1
  return `person${memberCount}@example.com`
}

const PASSWORD = 'an orrery of brass'

/** Fills in and submits the sign-up form. Returns the email. */
export async function signUp(page: Page, email = nextEmail()): Promise<string> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  return email
}

/** A URL of the app without a screen, for API calls before the first one. */
export const BLANK_PAGE = '/config.json'

/** Registers a member with completed onboarding through the API, signed in on this page. Returns the email. */
export async function becomeMember(page: Page, { date, time, place }: BirthAnswers = aBirth): Promise<string> {
  const email = nextEmail()
  const send = (method: string, path: string, body: object) =>
    page.evaluate(
      async ([method, path, body]) => {
        const response = await fetch(path, { method, headers: { 'content-type': 'application/json' }, body })
        if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
      },
      [method, path, JSON.stringify(body)] as const,
    )
  await send('POST', '/api/auth/register', { email, password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace' })
  await send('PUT', '/api/user/profile', {
    birthDate: date,
    birthTime: time ?? '12:00',
    birthTimeKnown: time !== undefined,
    birthPlace: place,
    gender: 'non-binary',
    lifeFocus: 'career',
  })
  await send('POST', '/api/user/complete-onboarding', {})
  return email
}

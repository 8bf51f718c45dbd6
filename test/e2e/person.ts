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

const PASSWORD = 'an orrery of brass'

/** Fills in the sign-up form and answers the new address. */
export async function signUp(page: Page, email = anotherAddress()): Promise<string> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  return email
}

/** An address of ours without a screen, for what happens before the first one. */
export const BLANK = '/config.json'

/** Makes whoever sits at the page a member who has answered everything, without the screens, and answers their address. */
export async function becomeMember(page: Page, { date, time, place }: BirthAnswers = aBirth): Promise<string> {
  const email = anotherAddress()
  const ask = (method: string, path: string, body: object) =>
    page.evaluate(
      async ([method, path, body]) => {
        const response = await fetch(path, { method, headers: { 'content-type': 'application/json' }, body })
        if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
      },
      [method, path, JSON.stringify(body)] as const,
    )
  await ask('POST', '/api/auth/register', { email, password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace' })
  await ask('PUT', '/api/user/profile', {
    birthDate: date,
    birthTime: time ?? '12:00',
    birthTimeKnown: time !== undefined,
    birthPlace: place,
    gender: 'non-binary',
    lifeFocus: 'career',
  })
  await ask('POST', '/api/user/complete-onboarding', {})
  return email
}

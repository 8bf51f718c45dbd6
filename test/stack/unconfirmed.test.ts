import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../shared/domain/time.ts'
import { aVisitor } from './aVisitor.ts'
import { openStack, statusOf } from './openStack.ts'
import { signUp } from './signUp.ts'

const { url, warn, letters } = openStack()

const pass = (seconds: number) => warn('/clock', { advance: seconds })
const runJobs = async () => {
  for (const job of ['finishDeletions', 'sendMail']) expect((await warn(`/jobs/${job}/run`)).ok).toBe(true)
}
const newestTo = async (email: string) => (await letters()).find(({ to }) => to === email)!

test('an account that nobody verifies is deleted after a month, with an email before and one after', async () => {
  const { email, copy } = await signUp(url())
  const other = await signUp(url())

  await pass(23 * DAY)
  await runJobs()
  const reminder = await newestTo(email)
  expect(reminder.subject).toBe('Would you like to keep your Orrery account?')

  const { text } = await newestTo(other.email)
  const [, token] = /verify-email\?token=([\w-]{43})/.exec(text)!
  expect((await aVisitor(url()).ask('GET', `/api/auth/verify-email/${token}`)).status).toBe(200)

  await pass(7 * DAY + HOUR)
  await runJobs()
  const login = (record: string) =>
    aVisitor(url()).ask('POST', '/api/auth/login', { body: { email: record, password: 'correct horse' } })
  expect((await newestTo(email)).subject).toBe('Your unverified Orrery account has been deleted')
  expect([(await login(email)).status, (await login(other.email)).status]).toEqual([401, 200])
  expect(await statusOf(copy())).toBe(401)
  await signUp(url(), { email })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RegisterNeeds, registerAccount } from '../../functions/flows/identity/registerAccount.ts'
import { accountStore } from '../../functions/store/accounts.ts'
import { limitStore } from '../../functions/store/limits.ts'
import { MINUTE } from '../../shared/domain/time.ts'
import { aPasswordHash } from '../makers/aPasswordHash.ts'
import { aBrowser } from './aBrowser.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { isMail } from './isMail.ts'
import { latestMail } from './latestMail.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

const PEOPLE = 100
const emailOf = (each: number) => `outage-${each}@example.com`

/** As the entry registers, with a hash that costs nothing: a hundred real ones would take half a minute. */
async function register(each: number) {
  const passwordHash = await aPasswordHash('a long enough one')
  const needs: RegisterNeeds = {
    accounts: accountStore(backend.table),
    limits: limitStore(backend.table),
    identityKey: async () => 'key',
    // Whatever is to be hashed here is a password, and its hash a text.
    hashing: async <T>() => passwordHash as T,
  }
  const words = { password: 'a long enough one', firstName: 'Jane', lastName: 'Doe' }
  return registerAccount(needs, { ...words, email: emailOf(each), now: backend.now() })
}

test('while no mail goes out for ten minutes a hundred people register, and each gets one mail in the end', async () => {
  backend.faults.set('mail', 'error')
  const errors: unknown[] = []
  for (let minute = 0; minute < 10; minute += 1) {
    const tens = Array.from({ length: PEOPLE / 10 }, (_, each) => register(minute * 10 + each))
    for (const outcome of await Promise.allSettled(tens)) if (outcome.status === 'rejected') errors.push(outcome.reason)
    if (minute % 3 === 0 && minute < 6) await backend.run('sendMail')
    backend.pass(MINUTE)
  }
  const users = (await backend.rows('USER#')).filter(({ sk }) => sk === 'PROFILE').length
  expect([errors, users, backend.sentMails().length]).toEqual([[], PEOPLE, 0])

  backend.faults.set('mail', null)
  for (let run = 0; run < 4; run += 1) {
    await backend.run('sendMail')
    backend.pass(5 * MINUTE)
  }

  const mails = backend.sentMails().map(({ to }) => to)
  const missing = PEOPLE - new Set(mails).size
  const duplicates = mails.length - new Set(mails).size
  figure('B30', `${users} accounts, ${errors.length} errors, ${missing} missing, ${duplicates} duplicates`)
  expect([missing, duplicates]).toEqual([0, 0])
  const outcomes = (await backend.rows('USER#')).filter(isMail).map(({ outcome }) => outcome)
  expect(outcomes).toEqual(Array(PEOPLE).fill('sent'))
})

test('the code of a mail that was late is live when it comes, and the code of one no longer needed never comes', async () => {
  const [late, verified] = [await aSignedInMember(backend), await aSignedInMember(backend)]
  backend.faults.set('mail', 'error')
  for (const { ask } of [late, verified]) await ask('POST', '/api/auth/send-otp')
  await backend.run('sendMail')
  backend.faults.set('mail', null)
  backend.pass(30 * MINUTE)
  const accounts = accountStore(backend.table)
  const { account } = (await accounts.find(verified.id))!
  await accounts.replace(account, { ...account, emailVerified: true })

  const { code } = await latestMail(backend, late.email)
  expect((await late.ask('POST', '/api/auth/verify-otp', { body: { otp: code } })).status).toBe(200)
  expect(backend.sentMails().some(({ to }) => to === verified.email)).toBe(false)
})

test('a mail that SES took before the answer was lost is doubled at most, never lost', async () => {
  const { ask, email } = await aSignedInMember(backend)
  backend.faults.set('mail', 'dropAfterCommit', 1)
  await ask('POST', '/api/auth/send-otp')

  await backend.run('sendMail')
  backend.pass(5 * MINUTE)
  await backend.run('sendMail')

  const got = backend.sentMails().filter(({ to }) => to === email).length
  expect([1, 2]).toContain(got)
})

test('a registration triggers the job that sends its mail, by the id of the mail', async () => {
  const body = { email: 'prompt@example.com', password: 'a long enough one', firstName: 'Jane', lastName: 'Doe' }

  const { id } = (await aBrowser(backend).ask('POST', '/api/auth/register', { body })).body

  const { url, event } = backend.triggered.at(-1)!
  expect(url).toBe('/2015-03-31/functions/sendMail/invocations')
  expect(event).toMatchObject({ ids: [`${id}/verify-register`] })
})

test('a registration does not wait for the mail', async () => {
  backend.faults.set('mail', 'down')
  const body = { email: 'calm@example.com', password: 'a long enough one', firstName: 'Jane', lastName: 'Doe' }

  expect((await aBrowser(backend).ask('POST', '/api/auth/register', { body })).status).toBe(201)
  backend.faults.set('mail', null)
})

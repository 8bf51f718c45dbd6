import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDepth } from '../setup/depth.ts'
import { aBrowser } from './aBrowser.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { hostileEmails } from './hostileEmails.ts'
import { isMail } from './isMail.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

const newcomer = { password: 'a long enough one', firstName: 'Jane', lastName: 'Doe' }
const ROUNDS = inDepth(4, 20)
const AT_ONCE = 50

test('an address that could be read in two ways is no address, wherever it is typed', async () => {
  const { ask } = await aSignedInMember(backend)
  const taken: string[] = []
  for (const email of hostileEmails) {
    const answers = [
      await aBrowser(backend).ask('POST', '/api/auth/register', { body: { ...newcomer, email } }),
      await aBrowser(backend).ask('POST', '/api/auth/login', { body: { email, password: newcomer.password } }),
      await aBrowser(backend).ask('POST', '/api/auth/forgot-password', { body: { email } }),
      await ask('PUT', '/api/user/profile', { body: { email } }),
    ]
    const isRefused = answers.every(
      ({ status, body }) => status === 400 && body.message === 'Invalid email address' && 'email' in body.fields,
    )
    if (!isRefused) taken.push(email)
    backend.pass(30)
  }
  await backend.run('sendMail')

  figure('B03', `${taken.length} of ${hostileEmails.length} misaccepted, ${backend.sentMails().length} mails`)
  expect(taken).toEqual([])
  expect(backend.sentMails()).toEqual([])
  expect((await backend.rows()).filter(isMail)).toEqual([])
})

test('of fifty registrations at once for one address, however it is spelled, one makes an account and one mail', async () => {
  const before = (await backend.rows('EMAIL#')).length
  const outcomes = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const spelled = (each: number) => (each % 2 ? `Race-${round}@Example.com` : `race-${round}@example.COM`)
    const register = (each: number) =>
      aBrowser(backend).ask('POST', '/api/auth/register', { body: { ...newcomer, email: spelled(each) } })
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, each) => register(each)))
    outcomes.push(answers.map(({ status }) => status).sort())
  }
  await backend.run('sendMail')

  const successes = outcomes.flat().filter((status) => status === 201).length
  const users = (await backend.rows('USER#')).filter(({ sk }) => sk === 'PROFILE').length - before
  const addresses = (await backend.rows('EMAIL#')).length - before
  const mails = backend.sentMails().map(({ to }) => to.toLowerCase())
  figure(
    'B01',
    `${successes} successes, ${users} users, ${addresses} addresses, ${mails.length} mails in ${ROUNDS} rounds`,
  )
  expect(outcomes).toEqual(Array(ROUNDS).fill([201, ...Array(AT_ONCE - 1).fill(409)]))
  expect([users, addresses, mails.length, new Set(mails).size]).toEqual(Array(4).fill(ROUNDS))
})

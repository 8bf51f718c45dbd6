import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE } from '../../shared/domain/time.ts'
import { aBrowser, type Browser } from './aBrowser.ts'
import { aSignedInMember, PASSWORD } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { latestMail } from './latestMail.ts'
import { type Backend, openBackend } from './openBackend.ts'
import { viaGoogle } from './viaGoogle.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

const isOut = async (browser: Browser) => (await browser.ask('GET', '/api/auth/user')).status === 401
const open = (browser: Browser, token: string) => browser.ask('GET', `/api/auth/verify-email/${token}`)
const requestChange = ({ ask }: Browser, email: string) => ask('PUT', '/api/user/profile', { body: { email } })

async function register(email: string): Promise<Browser> {
  const browser = aBrowser(backend)
  const body = { email, password: PASSWORD, firstName: 'Jane', lastName: 'Doe' }
  await browser.ask('POST', '/api/auth/register', { body })
  return browser
}

async function reset(email: string): Promise<void> {
  const owner = aBrowser(backend)
  await owner.ask('POST', '/api/auth/forgot-password', { body: { email } })
  const { token } = await latestMail(backend, email)
  const { status } = await owner.ask('POST', '/api/auth/reset-password', {
    body: { token, newPassword: 'my own horse' },
  })
  expect(status).toBe(200)
}

test('a Google account that was connected before the owner of an address came is disconnected by their reset, whatever a mail scanner opened', async () => {
  const squatter = await register('awaited@example.com')
  const google = { email: 'squatter@gmail.com' }
  expect((await viaGoogle(squatter, google, '/api/auth/google/connect')).headers.location).toContain('connected')
  const { token } = await latestMail(backend, 'awaited@example.com')
  await open(aBrowser(backend), token)

  await reset('awaited@example.com')

  const back = aBrowser(backend)
  await viaGoogle(back, google)
  expect(await isOut(squatter)).toBe(true)
  expect((await back.ask('GET', '/api/auth/user')).body.email).not.toBe('awaited@example.com')
})

test('signing out everywhere also ends the change to an address of their own that a thief has requested', async () => {
  const owner = await aSignedInMember(backend)
  const thief = owner.copy()
  await requestChange(thief, 'thief@example.com')
  const { token } = await latestMail(backend, 'thief@example.com')

  await owner.ask('POST', '/api/auth/sign-out-everywhere')
  const { status } = await open(aBrowser(backend), token)

  const again = await aBrowser(backend).ask('POST', '/api/auth/login', {
    body: { email: owner.email, password: PASSWORD },
  })
  expect([status, again.status, again.body.pendingEmail]).toEqual([400, 200, null])
})

test('deleting an account and registering again gives no more guesses at an address', async () => {
  const email = 'guessed@example.com'
  let evaluated = 0
  for (let life = 0; life < 3; life += 1) {
    const squatter = await register(email)
    for (let code = 0; code < 3; code += 1) {
      await backend.run('sendMail')
      for (let guess = 0; guess < 5; guess += 1) {
        const { status } = await squatter.ask('POST', '/api/auth/verify-otp', { body: { otp: '000000' } })
        if (status === 400) evaluated += 1
      }
      backend.pass(MINUTE)
      await squatter.ask('POST', '/api/auth/send-otp')
    }
    await squatter.ask('DELETE', '/api/user/account')
    await backend.run('finishDeletions')
  }

  figure('B21', `${evaluated} of 45 guesses at one address evaluated, over three accounts`)
  expect(evaluated).toBe(15)
})

test('thirty accounts cannot send an uninvolved person more mail than a few accounts can', async () => {
  const email = 'bombed@example.com'
  for (let each = 0; each < 30; each += 1) {
    const account = await aSignedInMember(backend)
    await requestChange(account, email)
    await backend.run('sendMail')
    await account.ask('POST', '/api/auth/send-otp')
    await backend.run('sendMail')
  }

  const mails = backend.sentMails().filter(({ to }) => to === email).length
  figure('B29', `${mails} mails to one address from thirty accounts that ask for it`)
  expect(mails).toBeLessThanOrEqual(20)
})

test('an account that was registered with somebody else’s address cannot stop its owner’s reset links from working', async () => {
  const squatter = await register('besieged@example.com')
  await backend.run('sendMail')
  for (let ask = 0; ask < 3; ask += 1)
    await aBrowser(backend).ask('POST', '/api/auth/forgot-password', { body: { email: 'besieged@example.com' } })
  const { token } = await latestMail(backend, 'besieged@example.com')
  const passwords = { currentPassword: PASSWORD, newPassword: 'a third horse' }
  await squatter.ask('POST', '/api/auth/change-password', { body: passwords })
  await squatter.ask('POST', '/api/auth/sign-out-everywhere')

  const body = { token, newPassword: 'my own horse' }
  const { status } = await aBrowser(backend).ask('POST', '/api/auth/reset-password', { body })

  expect(status).toBe(200)
})

test('the owner of an address is notified that it was changed, although the thief closes the account at once', async () => {
  const owner = await aSignedInMember(backend)
  const thief = owner.copy()
  await requestChange(thief, 'quick@example.com')
  const { code } = await latestMail(backend, 'quick@example.com')
  await thief.ask('POST', '/api/auth/verify-otp', { body: { otp: code } })
  expect((await thief.ask('DELETE', '/api/user/account')).status).toBe(200)
  await backend.run('finishDeletions')
  await backend.run('sendMail')

  const notices = backend.sentMails().filter(({ to }) => to === owner.email)
  expect(notices.map(({ subject }) => subject)).toEqual([
    'Your Orrery email address was changed',
    'Someone asked to change your Orrery email address',
  ])
})

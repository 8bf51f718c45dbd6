import { expect, test } from 'vitest'
import { clickTwice } from './clickTwice.ts'
import { flaws } from './flaws.ts'
import { openBrowser, shiftOf } from './openBrowser.ts'
import { aBirth, answerQuestions } from './person.ts'
import { button, fact, openSettings, section, signIn } from './settingsPage.ts'

const { visit, mailTo } = openBrowser()

test('the profile is shown, edited with one call that holds only what changed, and kept', async () => {
  const { page, email } = await openSettings(visit)
  const profile = section(page, 'Profile')
  for (const words of ['Ada Lovelace', email, 'Free', 'February 28, 1990']) await profile.getByText(words).waitFor()
  expect(await fact(page, 'Gender')).toBe('Non binary')
  expect(await profile.getByText('Relationship status').count()).toBe(0)
  expect(await shiftOf(page)).toBe(0)
  await button(page, 'Edit Profile').click()
  await page.getByLabel('First name').fill('Augusta')
  await page.getByLabel('Birth place').fill('Porto')
  await page.getByRole('option', { name: 'Porto, Portugal', exact: true }).click()
  const sent: unknown[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postDataJSON()))

  await clickTwice(button(page, 'Save'))

  await page.getByText('Profile Updated').waitFor()
  expect(sent).toEqual([
    { firstName: 'Augusta', birthPlace: 'Porto, Portugal', birthPlaceId: expect.stringMatching(/^\d+$/) },
  ])
  await page.reload()
  await profile.getByText('Augusta Lovelace').waitFor()
  expect(await fact(page, 'Birth place')).toBe('Porto, Portugal')
})

test('a birth time may be unknown, and known again', async () => {
  const { page } = await openSettings(visit)
  await button(page, 'Edit Profile').click()
  await page.getByLabel("I don't know").check()
  await button(page, 'Save').click()
  await button(page, 'Edit Profile').waitFor()
  expect(await fact(page, 'Birth time')).toBe('Not known')

  await button(page, 'Edit Profile').click()
  await page.getByLabel("I don't know").uncheck()
  await button(page, 'Save').click()
  await page.getByText('Birth time must be HH:MM').waitFor()
  await page.getByLabel('Birth time').fill('08:30')
  await button(page, 'Save').click()

  await button(page, 'Edit Profile').waitFor()
  expect(await fact(page, 'Birth time')).toBe('08:30')
})

test('Cancel changes nothing, and a failed save keeps what was entered', async () => {
  const { page } = await openSettings(visit)
  await button(page, 'Edit Profile').click()
  await page.getByLabel('First name').fill('Someone')
  await button(page, 'Cancel').click()
  await page.getByText('Ada Lovelace').waitFor()

  await button(page, 'Edit Profile').click()
  await page.getByLabel('First name').fill('')
  await button(page, 'Save').click()
  await page.getByText('First name is required').waitFor()
  await page.getByLabel('First name').fill('Augusta')
  await page.route('**/api/user/profile', (route) => route.abort())
  await button(page, 'Save').click()

  await page.getByText('Update Failed').waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Augusta')
})

test('a new address counts once its code is entered; until then the old one does', async () => {
  const { page, email } = await openSettings(visit)
  await button(page, 'Edit Profile').click()
  await page.getByLabel('Email').fill('moved@example.com')
  await button(page, 'Save').click()
  await page.getByText('Confirm your new address').waitFor()
  await section(page, 'Profile').getByText(`Until you enter it, ${email} signs you in`).waitFor()
  await mailTo(email, /new email address/)
  const { text } = await mailTo('moved@example.com')

  await section(page, 'Profile').getByRole('button', { name: 'Enter Code' }).click()
  await page.keyboard.type(/\b\d{6}\b/.exec(text)![0])

  await page.getByText('Email Verified! ✅').waitFor()
  await section(page, 'Profile').getByText('moved@example.com', { exact: true }).waitFor()
  await mailTo(email, /was changed/)
  await signIn(await visit('/'), 'moved@example.com')
})

test('the old address can be kept', async () => {
  const { page } = await openSettings(visit)
  await button(page, 'Edit Profile').click()
  await page.getByLabel('Email').fill('never@example.com')
  await button(page, 'Save').click()

  await button(page, 'Keep the old address').click()

  await page.getByText('Until you enter it').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
})

test('Change Password announces itself without a call, and the link beside it is real', async () => {
  const { page, email } = await openSettings(visit)
  const card = section(page, 'Change Password')
  const fill = async (current: string, next: string, again: string) => {
    await card.getByLabel('Current password', { exact: true }).fill(current)
    await card.getByLabel('New password', { exact: true }).fill(next)
    await card.getByLabel('Confirm new password', { exact: true }).fill(again)
  }
  const submit = card.getByRole('button', { name: 'Change Password' })
  expect(await submit.isDisabled()).toBe(true)
  const calls: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()))

  await fill('an orrery of brass', 'one thing', 'another')
  await submit.click()
  await page.getByText("New passwords don't match. Please try again.").waitFor()
  await fill('an orrery of brass', 'short', 'short')
  await submit.click()
  await page.getByText('Password must be at least 6 characters long.').waitFor()
  await fill('an orrery of brass', 'long enough', 'long enough')
  await submit.click()
  await page.getByText('Password change functionality will be available soon!').waitFor()
  expect(await submit.isDisabled()).toBe(true)
  expect(calls).toEqual([])

  await button(page, 'E-mail me a reset link').click()
  await page.getByText('Look in your mailbox').waitFor()
  expect((await mailTo(email, /password/)).text).toContain('/?reset=')
})

test('Google is connected, shown, and disconnected again', async () => {
  const { page, email } = await openSettings(visit)
  await section(page, 'Google account').getByText('Not Connected').waitFor()
  await button(page, 'Connect').click()
  await page.getByRole('form', { name: 'Another account' }).getByLabel('Email').fill('friend@gmail.com')
  await page.getByRole('form', { name: 'Another account' }).getByRole('button').click()

  await page.getByText('Google account connected').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await section(page, 'Google account').getByText('Connected', { exact: true }).waitFor()
  expect(await section(page, 'Change Password').count()).toBe(0)
  await button(page, 'Disconnect').click()
  await page.getByText('Google Account Disconnected').waitFor()
  await section(page, 'Change Password').waitFor()
  await mailTo(email, /Google no longer/)
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
})

test('Google stays while it is the only way in, and a password can be made', async () => {
  const page = await visit('/onboarding')
  await answerQuestions(page, aBirth)
  await button(page, 'Sign up with Google').click()
  await page.getByRole('form', { name: 'Another account' }).getByLabel('Email').fill('only@gmail.com')
  await page.getByRole('form', { name: 'Another account' }).getByRole('button').click()
  await page.waitForURL('**/dashboard')
  await page.goto('/settings')

  await button(page, 'Disconnect').click()

  await page.getByText('Disconnection Failed').waitFor()
  await page.getByText('Set a password first: Google is your only way to sign in.').waitFor()
  await button(page, 'E-mail me a reset link').click()
  await page.getByText('Look in your mailbox').waitFor()
  expect((await mailTo('only@gmail.com', /password/)).text).toContain('/?reset=')
})

test.each(['dark', 'light'])('axe finds nothing in the %s theme', async (theme) => {
  const { page } = await openSettings(visit)
  await page.evaluate((worn) => localStorage.setItem('theme', worn), theme)
  await page.reload()
  await button(page, 'Edit Profile').waitFor()
  expect(await flaws(page)).toEqual([])

  await button(page, 'Edit Profile').click()
  expect(await flaws(page)).toEqual([])

  await button(page, 'Delete Account').click()
  expect(await flaws(page)).toEqual([])
})

test('a visitor is sent to the landing page', async () => {
  const page = await visit('/settings')

  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
})

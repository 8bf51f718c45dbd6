import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { clickTwice } from './clickTwice.ts'
import { openBrowser } from './openBrowser.ts'
import { aBirth } from './person.ts'
import { button, openSettings, signIn } from './settingsPage.ts'

const { visit, mailTo, runJob } = openBrowser()

test('everything we hold comes as one file', async () => {
  const { page, email } = await openSettings(visit)
  const download = page.waitForEvent('download')

  await clickTwice(button(page, 'Download my data'))

  const file = await download
  expect(file.suggestedFilename()).toMatch(/^orrery-\d{4}-\d\d-\d\d\.json$/)
  const held = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(held).toMatchObject({ profile: { email, birthDate: aBirth.date }, sessions: [{}] })
  expect(held).not.toHaveProperty('next')
})

test('logging out leaves nothing of the person in the browser, in every tab', async () => {
  const { page } = await openSettings(visit)
  await page.goto('/dashboard')
  await page.goto('/settings')
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await other.getByText('Why this reading').waitFor()

  await button(page, 'Log Out').click()

  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  await other.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual([])
  await page.goBack()
  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
})

test('signing out everywhere ends the sessions of other browsers', async () => {
  const { page, email } = await openSettings(visit)
  const elsewhere = await visit('/')
  await signIn(elsewhere, email)
  await elsewhere.getByText('Why this reading').waitFor()
  await elsewhere.goto('/settings')
  await button(elsewhere, 'Edit Profile').waitFor()

  await button(page, 'Sign out everywhere').click()

  await page.getByText('Signed out everywhere').waitFor()
  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  await elsewhere.getByRole('link', { name: 'Home' }).click()
  await elsewhere.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
})

test('deleting an account says what happens first, and then nothing opens it again', async () => {
  const { page, email } = await openSettings(visit)
  await button(page, 'Delete Account').click()
  await page.getByText('This cannot be undone.').waitFor()
  await button(page, 'Keep my account').click()
  await button(page, 'Delete Account').click()

  await clickTwice(button(page, 'Yes, delete my account'))

  await page.getByText('Your account is deleted').waitFor()
  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual([])
  await runJob('finishDeletions')
  await mailTo(email, /is deleted/)
  await signIn(page, email)
  await page.getByText('Login failed').waitFor()
})

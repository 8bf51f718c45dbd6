import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeInEachLook, inEachLook, overflowsOf } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser, shiftOf } from './openBrowser.ts'
import { tabTo } from './tabTo.ts'

const { visit, mailTo } = openBrowser()

const question = (page: Page) => page.getByRole('heading', { name: 'When would you like this?' })
const letterOf = (page: Page) => page.evaluate(async () => (await fetch('/api/user/letter')).json())
const keep = (page: Page, key: string) => page.evaluate((key) => localStorage.setItem(key, 'true'), key)
const kept = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key)

/** A member who has just answered the questions of onboarding, before their first dashboard. */
async function becomeNew({ isVerified = true } = {}): Promise<Page> {
  const page = await visit(BLANK_PAGE, { reducedMotion: 'reduce' })
  const email = await becomeMember(page)
  if (isVerified) await verify(page, email)
  await keep(page, 'askAboutLetter')
  return page
}

async function verify(page: Page, email: string): Promise<void> {
  const otp = /\b\d{6}\b/.exec((await mailTo(email)).text)![0]
  const status = await page.evaluate(async (otp) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/auth/verify-otp', { method: 'POST', headers, body: JSON.stringify({ otp }) })).status
  }, otp)
  expect(status).toBe(200)
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByText('Why this reading').waitFor()
  await page.getByRole('navigation', { name: 'Explore' }).waitFor()
}

test('a new member chooses the hour of a daily letter by keyboard alone, below the reading, and is never asked again', async () => {
  const page = await becomeNew()
  await openDashboard(page)
  await question(page).waitFor()
  const below = (await question(page).boundingBox())!.y - (await page.getByText('Why this reading').boundingBox())!.y
  expect(below).toBeGreaterThan(0)
  expect(await shiftOf(page)).toBe(0)
  expect(await axeInEachLook(page)).toEqual([])
  expect(await inEachLook(page, overflowsOf)).toEqual([])

  await tabTo(page, /^Email it to me$/)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('9')
  expect(await page.getByLabel('At', { exact: true }).inputValue()).toBe('9')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const told = page.getByText('Your letter comes every day at 9:00 AM. You can change that in Settings.')
  await told.waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(await told.innerText())
  expect(await question(page).count()).toBe(0)
  expect(await letterOf(page)).toMatchObject({ frequency: 'daily', hour: 9 })
  expect(await shiftOf(page)).toBe(0)
  expect(await axeInEachLook(page)).toEqual([])

  await openDashboard(page)
  await page.waitForLoadState('networkidle')
  expect(await kept(page, 'askAboutLetter')).toBeNull()
  expect(await page.locator('#letter-question').count()).toBe(0)
})

test('whoever answers "Not now" gets no letter and is not asked again', async () => {
  const page = await becomeNew()
  await openDashboard(page)
  await question(page).waitFor()
  await tabTo(page, /^Not now$/)
  await page.keyboard.press('Enter')

  await page.locator('#letter-question').waitFor({ state: 'detached' })
  expect(await page.evaluate('document.activeElement.id')).toBe('main')
  expect(await letterOf(page)).toMatchObject({ frequency: 'off' })
  await openDashboard(page)
  expect(await page.locator('#letter-question').count()).toBe(0)
})

test('the question waits for the trial offer to be closed, and moves nothing when it comes', async () => {
  const page = await becomeNew()
  await keep(page, 'showTrialModalOnDashboard')
  await openDashboard(page)
  const offer = page.getByRole('dialog', { name: 'Unlock Your Full Cosmic Potential' })
  await offer.waitFor()
  expect(await page.locator('#letter-question').isVisible()).toBe(false)

  await page.keyboard.press('Escape')
  await offer.waitFor({ state: 'detached' })
  await question(page).waitFor()
  expect(await shiftOf(page)).toBe(0)
})

test('nobody is asked before their address is verified, nor who has the letter already', async () => {
  const page = await becomeNew({ isVerified: false })
  await openDashboard(page)
  expect(await page.locator('#letter-question').count()).toBe(0)
  expect(await kept(page, 'askAboutLetter')).toBe('true')

  const other = await becomeNew()
  await other.evaluate(() =>
    fetch('/api/user/letter', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ frequency: 'weekly', hour: 7 }),
    }),
  )
  await openDashboard(other)
  await expect.poll(() => kept(other, 'askAboutLetter')).toBeNull()
  expect(await other.locator('#letter-question').isVisible()).toBe(false)
})

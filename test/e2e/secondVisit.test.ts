import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { flaws } from './flaws.ts'
import { openBrowser, shiftOf } from './openBrowser.ts'
import { aBirth, BLANK, becomeMember } from './person.ts'

const { visit } = openBrowser()

const EARLIER = 'You are reading what came earlier today.'

/** A member who has seen their dashboard once. */
async function seeDashboard(): Promise<Page> {
  const page = await visit(BLANK)
  await becomeMember(page)
  await page.goto('/dashboard')
  await page.getByText('Why this reading').waitFor()
  return page
}

test('the day is there at once while we cannot be reached, says so, and is read again on request', async () => {
  const page = await seeDashboard()
  await page.route('**/api/**', (route) => route.abort())

  await page.reload()

  await page.getByText('Why this reading').waitFor()
  await page.getByRole('heading', { name: /, Ada$/ }).waitFor()
  await page.getByText(EARLIER).waitFor()
  expect(await shiftOf(page)).toBe(0)
  expect(await flaws(page)).toEqual([])

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText(EARLIER).waitFor({ state: 'detached' })
  expect(await page.getByText('Why this reading').count()).toBe(1)
})

test('a second visit shows the day before any answer has come', async () => {
  const page = await seeDashboard()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/**', async (route) => {
    await held
    await route.continue()
  })

  await page.reload()
  await page.getByText('Why this reading').waitFor()
  answer()

  await page.waitForLoadState('networkidle')
  expect(await page.getByText(EARLIER).count()).toBe(0)
  expect(await shiftOf(page)).toBe(0)
})

test('a second visit asks at most three times, for at most 6 KB', async () => {
  const page = await seeDashboard()
  const asked: Promise<number>[] = []
  page.on('response', (response) => {
    const isKept = /\/(assets|licences)\/|\.(svg|png|webmanifest|woff2)$/.test(new URL(response.url()).pathname)
    if (!isKept) asked.push(response.body().then((body) => gzipSync(body).length))
  })

  await page.reload()
  await page.getByText('Why this reading').waitFor()
  await page.waitForLoadState('networkidle')

  const bytes = (await Promise.all(asked)).reduce((sum, size) => sum + size, 0)
  expect(asked.length).toBeLessThanOrEqual(3)
  expect(bytes).toBeLessThanOrEqual(6_000)
})

test('nobody sees the day that was kept for somebody else', async () => {
  const page = await seeDashboard()
  await page.evaluate(() => localStorage.setItem('userId', 'usr_somebody_else'))
  await page.route('**/api/**', (route) => route.abort())

  await page.reload()

  await page.getByText('We could not reach your account.').waitFor()
  expect(await page.getByText('Ada').count()).toBe(0)
})

test('what was kept is gone as soon as the answer names somebody else', async () => {
  const page = await seeDashboard()
  await page.goto(BLANK)
  await becomeMember(page, { ...aBirth, date: '1990-08-28' })
  await page.route('**/api/home', () => {})

  await page.goto('/dashboard')

  await page.getByText('Loading your guidance for today').waitFor()
  expect(await page.getByText('Sun in Pisces').count()).toBe(0)
})

test('what was read stays where it is when the connection goes and comes back', async () => {
  const page = await seeDashboard()

  await page.context().setOffline(true)
  await page.getByText('You are offline.').waitFor()
  expect(await shiftOf(page)).toBe(0)

  await page.context().setOffline(false)
  await page.getByText('You are offline.').waitFor({ state: 'detached' })
  expect(await shiftOf(page)).toBe(0)
})

test('a name that was changed after the day was read is not the old one again', async () => {
  const page = await seeDashboard()
  await page.getByRole('link', { name: /^Settings of/ }).click()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('First name').fill('Augusta')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Augusta Lovelace').waitFor()

  await page.getByRole('link', { name: 'Home' }).click()

  await page.getByText('Why this reading').waitFor()
  await page.getByRole('link', { name: 'Settings of Augusta' }).click()
  await page.getByText('Augusta Lovelace').waitFor()
})

test('asking again who is there shows that it is under way', async () => {
  const page = await visit(BLANK)
  await becomeMember(page)
  await page.route('**/api/auth/user', (route) => route.abort())
  await page.goto('/dashboard')
  await page.getByText('We could not reach your account.').waitFor()
  let answer = () => {}
  await page.unrouteAll()
  await page.route('**/api/auth/user', (route) => {
    answer = () => void route.continue()
  })

  await page.getByRole('button', { name: 'Retry' }).press('Enter')

  await page.getByText('Loading your guidance for today').waitFor()
  answer()
  await page.getByText('Why this reading').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
})

test('a screen that waits for its data keeps the focus when it is asked for again', async () => {
  const page = await visit(BLANK)
  await becomeMember(page)
  await page.route('**/api/home', (route) => route.abort())
  await page.goto('/dashboard')
  await page.getByText("Today's guidance did not arrive.").waitFor()
  await page.unrouteAll()

  await page.getByRole('button', { name: 'Retry' }).press('Enter')

  await page.getByText('Why this reading').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
})

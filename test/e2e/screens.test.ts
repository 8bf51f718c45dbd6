import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { DESKTOP, openBrowser, PHONE, shiftOf } from './openBrowser.ts'

const { visit, grant } = openBrowser()

test('an unknown path shows the not-found page', async () => {
  const page = await visit('/no/such/page')

  await page.getByText('404 Page Not Found').waitFor()
})

test('a navigation tab whose screen does not exist yet says so instead of showing a 404', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.goto('/dashboard')

  await page.getByRole('link', { name: 'Match' }).click()

  await page.getByRole('heading', { level: 1, name: 'Coming soon' }).waitFor()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.getByText('Why this reading').waitFor()
})

test.each(['/dashboard', '/natal-chart'])('a visitor at %s is redirected to the landing page', async (path) => {
  const page = await visit(path)

  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a wrong password shows an error, and the right one opens the dashboard', async () => {
  const email = await becomeMember(await visit(BLANK_PAGE))
  const page = await visit('/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  const form = page.getByRole('dialog')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill('something else')
  await form.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Login failed').waitFor()

  await form.getByLabel('Password', { exact: true }).fill('an orrery of brass')
  await form.getByRole('button', { name: 'Sign In' }).click()

  await page.waitForURL('**/dashboard')
})

test('the dashboard and the chart load without layout shift', async () => {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page), 7)

  await page.goto('/dashboard')
  await page.getByText('Why this reading').waitFor()
  expect(await shiftOf(page)).toBe(0)

  await page.goto('/natal-chart')
  await page.getByRole('heading', { name: 'Major Aspects' }).waitFor()
  expect(await shiftOf(page)).toBe(0)
})

for (const theme of ['dark', 'light'] as const)
  test.each([
    { name: 'a phone', viewport: PHONE },
    { name: 'a desktop', viewport: DESKTOP },
  ])(`axe finds no violation on the main screens in the ${theme} theme on $name`, async ({ viewport }) => {
    const page = await visit('/', { viewport })
    const chooseTheme = () => page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
    await chooseTheme()
    await page.reload()
    await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
    expect(await axeViolations(page)).toEqual([])

    await page.goto('/onboarding')
    await page.getByText('Step 1 of 7').waitFor()
    expect(await axeViolations(page)).toEqual([])

    await grant(await becomeMember(page), 7)
    await page.goto('/dashboard')
    await page.getByText('Why this reading').click()
    expect(await axeViolations(page)).toEqual([])

    await page.goto('/natal-chart')
    await page.getByRole('heading', { name: 'Major Aspects' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
  })

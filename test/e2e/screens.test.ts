import { expect, test } from 'vitest'
import { flaws } from './flaws.ts'
import { DESKTOP, openBrowser, PHONE, shiftOf } from './openBrowser.ts'
import { BLANK, becomeMember } from './person.ts'

const { visit, grant } = openBrowser()

test('an unknown address shows the not-found page', async () => {
  const page = await visit('/no/such/page')

  await page.getByText('404 Page Not Found').waitFor()
})

test('a tab whose screen is not open yet says so, and not that the address is wrong', async () => {
  const page = await visit(BLANK)
  await becomeMember(page)
  await page.goto('/dashboard')

  await page.getByRole('link', { name: 'Match' }).click()

  await page.getByRole('heading', { level: 1, name: 'Coming soon' }).waitFor()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.getByText('Why this reading').waitFor()
})

test.each(['/dashboard', '/natal-chart'])('a visitor at %s is sent to the landing page', async (path) => {
  const page = await visit(path)

  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('signing in with a wrong password says so, and the right one opens the dashboard', async () => {
  const email = await becomeMember(await visit(BLANK))
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

test('nothing moves by itself while a screen arrives', async () => {
  const page = await visit(BLANK)
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
  ])(`axe finds nothing in the ${theme} theme on $name`, async ({ viewport }) => {
    const page = await visit('/', { viewport })
    const wear = () => page.evaluate((worn) => localStorage.setItem('theme', worn), theme)
    await wear()
    await page.reload()
    await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
    expect(await flaws(page)).toEqual([])

    await page.goto('/onboarding')
    await page.getByText('Step 1 of 7').waitFor()
    expect(await flaws(page)).toEqual([])

    await grant(await becomeMember(page), 7)
    await page.goto('/dashboard')
    await page.getByText('Why this reading').click()
    expect(await flaws(page)).toEqual([])

    await page.goto('/natal-chart')
    await page.getByRole('heading', { name: 'Major Aspects' }).waitFor()
    expect(await flaws(page)).toEqual([])
  })

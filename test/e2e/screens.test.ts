import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { axeInEachLook } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember, signUp } from './member.ts'
import { DESKTOP, openBrowser, shiftOf } from './openBrowser.ts'

const { visit, grant } = openBrowser()

test('an unknown path shows the not-found page', async () => {
  const page = await visit('/no/such/page')

  await page.getByText('404 Page Not Found').waitFor()
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

test.each([
  { status: 401, json: { message: 'This account is closed.' }, shown: 'This account is closed.' },
  { status: 400, json: { message: 'No such email.', code: 'INVALID_INPUT' }, shown: 'No such email.' },
  { status: 500, json: { message: 'Internal Server Error' }, shown: 'Invalid email or password' },
  { status: 503, json: {}, shown: 'Invalid email or password' },
])('a sign-in answered with $status and $json shows "$shown"', async ({ status, json, shown }) => {
  const page = await visit('/?auth=signin')
  await page.route('**/api/auth/login', (route) => route.fulfill({ status, json }))
  const form = page.getByRole('dialog')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByLabel('Password', { exact: true }).fill('an orrery of brass')

  await form.getByRole('button', { name: 'Sign In' }).click()

  await page.getByText('Login failed').waitFor()
  await page.getByText(shown).waitFor()
})

test.each([
  { status: 409, json: { message: 'This address is taken.' }, shown: 'This address is taken.' },
  { status: 500, json: { message: 'Internal Server Error' }, shown: 'Could not create account' },
])('a registration answered with $status and $json shows "$shown"', async ({ status, json, shown }) => {
  const page = await visit('/?auth=signup')
  await page.route('**/api/auth/register', (route) => route.fulfill({ status, json }))

  await signUp(page)

  await page.getByText('Registration failed').waitFor()
  await page.getByText(shown).waitFor()
})

test('the dashboard and the chart load without layout shift', async () => {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page), 7)

  await page.goto('/dashboard')
  await page.getByText('Why this reading').waitFor()
  expect(await shiftOf(page)).toBe(0)

  for (const hash of ['', '#aspects']) {
    await page.goto(BLANK_PAGE)
    await page.goto(`/natal-chart${hash}`)
    await page.getByRole('heading', { name: hash ? 'Major Aspects' : 'Your Big Three' }).waitFor()
    expect(await shiftOf(page)).toBe(0)
  }
})

test('somebody without access sees their own wheel and Big Three, without layout shift, and no interpretation', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)

  await page.goto('/natal-chart')
  await page.getByRole('heading', { name: 'Your Big Three' }).waitFor()

  await expect.poll(() => page.locator('svg [data-body]').count()).toBe(12)
  await expect.poll(() => page.getByText(/See (what|all)/).count()).toBe(3)
  expect(await shiftOf(page)).toBe(0)
  expect(await axeViolations(page)).toEqual([])
})

test('the sections of a chart are reached by name, with the downloads at its end', async () => {
  const page = await visit(BLANK_PAGE, { viewport: DESKTOP })
  await grant(await becomeMember(page), 7)
  await page.goto('/natal-chart')

  await page.getByRole('link', { name: 'Downloads' }).click()

  await expect.poll(() => page.getByRole('button', { name: 'Download SVG' }).isVisible()).toBe(true)
  const [aspects, downloads] = await Promise.all(
    ['Major Aspects', 'Download the Wheel'].map(
      async (name) => (await page.getByRole('heading', { name }).boundingBox())!.y,
    ),
  )
  expect(downloads).toBeGreaterThan(aspects!)
})

test('axe finds no violation on the main screens in either theme, on a phone and on a desktop', async () => {
  const page = await visit('/')
  await page.getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  expect(await axeInEachLook(page)).toEqual([])

  await page.goto('/onboarding')
  await page.getByText('Step 1 of 7').waitFor()
  expect(await axeInEachLook(page)).toEqual([])

  await grant(await becomeMember(page), 7)
  await page.goto('/dashboard')
  await page.getByText('Why this reading').click()
  expect(await axeInEachLook(page)).toEqual([])

  await page.goto('/natal-chart#aspects')
  await page.getByRole('heading', { name: 'Major Aspects' }).waitFor()
  expect(await axeInEachLook(page)).toEqual([])
})

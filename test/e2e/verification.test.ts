import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { clickTwice } from './clickTwice.ts'
import { axeInEachLook, loadInEachLook, shiftsOf } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser, PHONE } from './openBrowser.ts'

const { visit, mailTo, advanceClock } = openBrowser()

const codeIn = ({ text }: { text: string }) => /\b\d{6}\b/.exec(text)![0]
const linkIn = ({ text }: { text: string }) => /https?:\/\/\S+verify-email\?token=[\w-]+/.exec(text)![0]
const anotherCode = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0')
const banner = (page: Page) => page.getByRole('region', { name: 'Verification' })
const boxes = (page: Page) => page.getByRole('dialog').getByLabel(/^Digit/)
const digits = async (page: Page) => Promise.all((await boxes(page).all()).map((box) => box.inputValue()))

async function enterCode(page: Page) {
  await banner(page).getByRole('button', { name: 'Enter Code' }).click()
  await page.getByText('The code expires in 10 minutes').waitFor()
}

test('typing the code from the email verifies the address and removes the banner', async () => {
  const page = await visit(BLANK_PAGE)
  const email = await becomeMember(page)
  await page.goto('/dashboard')
  await banner(page).getByText('Please verify your email address').waitFor()
  await enterCode(page)
  expect(await page.getByRole('dialog').innerText()).toContain('p•••@example.com')

  await page.keyboard.type(codeIn(await mailTo(email)))

  await page.getByText('Email Verified! ✅').waitFor()
  await banner(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
  // Its code would come after the reading.
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByText('Why this reading').waitFor()
  expect(await banner(page).count()).toBe(0)
})

test('a dashboard in flight while the address is verified does not bring the banner back', async () => {
  const page = await visit(BLANK_PAGE)
  const email = await becomeMember(page)
  const [answered, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const hold = async (route: Route) => {
    const response = await route.fetch()
    answered.resolve()
    await released.promise
    await route.fulfill({ response })
  }
  await page.route('**/api/home', hold, { times: 1 })
  await page.goto('/dashboard')
  await answered.promise
  await enterCode(page)
  await page.keyboard.type(codeIn(await mailTo(email)))
  await page.getByText('Email Verified! ✅').waitFor()

  released.resolve()

  await page.getByText('Why this reading').waitFor()
  await banner(page).waitFor({ state: 'detached' })
})

test('a wrong code clears the boxes and focuses the first, and the right code still works', async () => {
  const page = await visit(BLANK_PAGE)
  const code = codeIn(await mailTo(await becomeMember(page)))
  await page.goto('/dashboard')
  await enterCode(page)

  await page.keyboard.type(anotherCode(code))

  await page.getByText('Invalid code. Please try again.').waitFor()
  await page.getByText('Verification Failed').waitFor()
  expect(await digits(page)).toEqual(['', '', '', '', '', ''])
  await expect.poll(() => page.evaluate('document.activeElement.ariaLabel')).toBe('Digit 1')
  await page.keyboard.type(code)
  await page.getByText('Email Verified! ✅').waitFor()
})

test.each([
  { status: 400, json: { message: 'That code was for another address.' }, shown: 'That code was for another address.' },
  { status: 500, json: {}, shown: 'Invalid verification code. Please try again.' },
])('a code answered with $status and $json shows "$shown"', async ({ status, json, shown }) => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.goto('/dashboard')
  await enterCode(page)
  await page.route('**/api/auth/verify-otp', (route) => route.fulfill({ status, json }))

  await page.keyboard.type('123456')

  await page.getByText('Verification Failed').waitFor()
  await page.getByText(shown).waitFor()
})

test('a code can be pasted or autofilled, and Backspace moves back', async () => {
  const page = await visit(BLANK_PAGE)
  const code = codeIn(await mailTo(await becomeMember(page)))
  await page.goto('/dashboard')
  await enterCode(page)
  const paste = (text: string) =>
    page.evaluate(`{
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', '${text}')
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }`)

  await page.keyboard.type('a12')
  expect(await digits(page)).toEqual(['1', '2', '', '', '', ''])
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  expect(await digits(page)).toEqual(['', '', '', '', '', ''])
  await paste('12 34')
  expect(await digits(page)).toEqual(['', '', '', '', '', ''])

  await paste(`Your code: ${code.slice(0, 3)} ${code.slice(3)}`)

  await page.getByText('Email Verified! ✅').waitFor()
})

test('another code can be requested once a minute, and only the newest works', async () => {
  const page = await visit(BLANK_PAGE)
  const email = await becomeMember(page)
  const old = codeIn(await mailTo(email))
  await page.goto('/dashboard')
  await clickTwice(banner(page).getByRole('button', { name: 'Resend Code' }))
  await page.getByText('Verification Code Sent! 📧').waitFor()
  const waiting = banner(page).getByRole('button', { name: /^Resend Code in \d+ s$/ })
  expect(await waiting.isDisabled()).toBe(true)

  await page.reload()
  await banner(page).getByRole('button', { name: 'Resend Code' }).click()
  await page.getByText('Failed to Send Email').waitFor()
  expect(await waiting.isDisabled()).toBe(true)

  const newest = codeIn(await mailTo(email))
  await enterCode(page)
  await page.keyboard.type(old === newest ? anotherCode(newest) : old)
  await page.getByText('Invalid code. Please try again.').waitFor()
  await page.keyboard.type(newest)
  await page.getByText('Email Verified! ✅').waitFor()
})

test('the link from the email verifies, removes the token from the URL, and can be opened again', async () => {
  const page = await visit(BLANK_PAGE)
  const link = linkIn(await mailTo(await becomeMember(page)))

  await page.goto(link)

  await page.getByRole('heading', { name: 'Email Verified' }).waitFor()
  await page.getByText('Your email is verified. Thank you.').first().waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await page.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer')
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.getByText('Why this reading').waitFor()
  expect(await banner(page).count()).toBe(0)

  const visitor = await visit(link)
  await visitor.getByText('Your email is already verified.').first().waitFor()
  await visitor.getByRole('link', { name: 'Sign In Again' }).click()
  await visitor.getByRole('heading', { name: 'Welcome Back' }).waitFor()
})

test.each([
  { path: '/verify-email', message: 'No verification token found in URL' },
  { path: '/verify-email?token=nonsense', message: 'This verification link is invalid or has already been used.' },
])('$path shows "$message"', async ({ path, message }) => {
  const page = await visit(path)

  await page.getByText(message).waitFor()
  await page.getByRole('button', { name: 'Send New Verification Email' }).click()
  await page.getByText('Sign in first so we know where to send it.').waitFor()
  await page.getByRole('link', { name: 'Back to Sign In' }).click()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
})

test('opening the verification page again without a token does not reuse the previous token', async () => {
  const page = await visit('/verify-email?token=nonsense')
  await page.getByRole('heading', { name: 'Invalid Link' }).waitFor()

  await page.goto('/verify-email')

  await page.getByText('No verification token found in URL').waitFor()
})

test('verifying a changed address by link keeps the member signed in', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.evaluate(() => {
    const headers = { 'content-type': 'application/json' }
    return fetch('/api/user/profile', { method: 'PUT', headers, body: JSON.stringify({ email: 'new@example.com' }) })
  })

  await page.goto(linkIn(await mailTo('new@example.com')))

  await page.getByRole('heading', { name: 'Email Verified' }).waitFor()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.getByText('Why this reading').waitFor()
})

test.each([
  'auth/user',
  'user/profile',
])('a link is used only after the answer of %s to the cookie of before, which would end the new session', async (read) => {
  const page = await visit(BLANK_PAGE)
  const email = await becomeMember(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/api/${read}`, async (route) => {
    await held
    await route.continue()
  })
  let hasVerified = false
  page.on('request', (request) => {
    hasVerified ||= request.url().includes('/api/auth/verify-email/')
  })
  const asked = page.waitForRequest(`**/api/${read}`)
  await page.goto(linkIn(await mailTo(email)))
  await asked
  await page.getByRole('heading', { name: 'Verifying your email' }).waitFor()

  expect(hasVerified).toBe(false)
  release()

  await page.getByRole('heading', { name: 'Email Verified' }).waitFor()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.getByText('Why this reading').waitFor()
})

test('an expired verification link offers a new email', async () => {
  const page = await visit(BLANK_PAGE)
  const email = await becomeMember(page)
  const link = linkIn(await mailTo(email))
  await advanceClock(24 * 3600 + 1)

  await page.goto(link)

  await page.getByRole('heading', { name: 'Link Expired' }).waitFor()
  await page.getByRole('button', { name: 'Send New Verification Email' }).click()
  await page.getByText('Verification Email Sent').waitFor()
  await page.goto(linkIn(await mailTo(email)))
  await page.getByRole('heading', { name: 'Email Verified' }).waitFor()
})

test('a verification link that fails because of the network can be retried', async () => {
  const page = await visit('/')
  await page.route('**/api/auth/verify-email/**', (route) => route.abort())
  await page.goto('/verify-email?token=nonsense')
  await page.getByText('Network error occurred while verifying email').waitFor()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()

  await page.getByRole('heading', { name: 'Invalid Link' }).waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
})

test('axe finds no verification violation in either theme, and the banner causes no layout shift', async () => {
  const looks = { viewports: [PHONE] }
  const page = await visit(BLANK_PAGE, { reducedMotion: 'reduce' })
  await becomeMember(page)
  const onDashboard = await loadInEachLook(
    page,
    '/dashboard',
    async () => {
      await page.getByText('Why this reading').waitFor()
      await banner(page).waitFor()
      return [...(await shiftsOf(page)), ...(await axeViolations(page))]
    },
    looks,
  )
  expect(onDashboard).toEqual([])

  await enterCode(page)
  expect(await axeInEachLook(page, looks)).toEqual([])

  await page.goto('/verify-email')
  await page.getByText('No verification token found in URL').waitFor()
  expect(await axeInEachLook(page, looks)).toEqual([])
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clickTwice } from './clickTwice.ts'
import { flaws } from './flaws.ts'
import { openBrowser, PHONE, shiftOf } from './openBrowser.ts'
import { BLANK, becomeMember } from './person.ts'

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

test('a person who types the code from the mail is verified, and the banner goes', async () => {
  const page = await visit(BLANK)
  const email = await becomeMember(page)
  await page.goto('/dashboard')
  await banner(page).getByText('Please verify your email address').waitFor()
  await enterCode(page)
  expect(await page.getByRole('dialog').innerText()).toContain('p•••@example.com')

  await page.keyboard.type(codeIn(await mailTo(email)))

  await page.getByText('Email Verified! ✅').waitFor()
  await banner(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
  await page.reload()
  await page.getByText('Why this reading').waitFor()
  expect(await banner(page).count()).toBe(0)
})

test('a wrong code empties the boxes, starts over at the first, and the right one still works', async () => {
  const page = await visit(BLANK)
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

test('a code may be pasted or filled in by the phone, and Backspace walks back', async () => {
  const page = await visit(BLANK)
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

test('another code can be asked for once a minute, and only the newest works', async () => {
  const page = await visit(BLANK)
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

test('the link from the mail verifies, leaves no token in the address, and says so when opened again', async () => {
  const page = await visit(BLANK)
  const link = linkIn(await mailTo(await becomeMember(page)))

  await page.goto(link)

  await page.getByRole('heading', { name: 'Email Verified' }).waitFor()
  await page.getByText('Your email is verified. Thank you.').first().waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await page.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer')
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.getByText('Why this reading').waitFor()
  expect(await banner(page).count()).toBe(0)

  const stranger = await visit(link)
  await stranger.getByText('Your email is already verified.').first().waitFor()
  await stranger.getByRole('link', { name: 'Sign In Again' }).click()
  await stranger.getByRole('heading', { name: 'Welcome Back' }).waitFor()
})

test.each([
  { path: '/verify-email', words: 'No verification token found in URL' },
  { path: '/verify-email?token=nonsense', words: 'This verification link is invalid or has already been used.' },
])('$path says $words', async ({ path, words }) => {
  const page = await visit(path)

  await page.getByText(words).waitFor()
  await page.getByRole('button', { name: 'Send New Verification Email' }).click()
  await page.getByText('Sign in first, so that we know where to send it.').waitFor()
  await page.getByRole('link', { name: 'Back to Sign In' }).click()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
})

test('whoever opens the page anew, without a link, is not told about the link of before', async () => {
  const page = await visit('/verify-email?token=nonsense')
  await page.getByRole('heading', { name: 'Invalid Link' }).waitFor()

  await page.goto('/verify-email')

  await page.getByText('No verification token found in URL').waitFor()
})

test('a changed address is confirmed by its link where the person is signed in, and they stay so', async () => {
  const page = await visit(BLANK)
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

test('an expired link offers another mail', async () => {
  const page = await visit(BLANK)
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

test('a link that cannot reach us says so and can be tried again', async () => {
  const page = await visit('/')
  await page.route('**/api/auth/verify-email/**', (route) => route.abort())
  await page.goto('/verify-email?token=nonsense')
  await page.getByText('Network error occurred while verifying email').waitFor()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()

  await page.getByRole('heading', { name: 'Invalid Link' }).waitFor()
})

test.each(['dark', 'light'])('axe finds nothing in the %s theme, and the banner moves nothing', async (theme) => {
  const page = await visit(BLANK, { viewport: PHONE, reducedMotion: 'reduce' })
  await page.evaluate((worn) => localStorage.setItem('theme', worn), theme)
  await becomeMember(page)
  await page.goto('/dashboard')
  await page.getByText('Why this reading').waitFor()
  await banner(page).waitFor()
  expect(await shiftOf(page)).toBe(0)
  expect(await flaws(page)).toEqual([])

  await enterCode(page)
  expect(await flaws(page)).toEqual([])

  await page.goto('/verify-email')
  await page.getByText('No verification token found in URL').waitFor()
  expect(await flaws(page)).toEqual([])
})

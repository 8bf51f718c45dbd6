import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openShop } from './checkoutPage.ts'
import { loadInEachLook, shiftsOf } from './inEachLook.ts'
import { aBirth, answerQuestions, BLANK_PAGE, becomeMember, signUp } from './member.ts'
import { openBrowser } from './openBrowser.ts'
import { button, openSettings } from './settingsPage.ts'
import { toastOverlaps } from './toastOverlaps.ts'

const { visit } = openBrowser()

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]
// Its title is the dialog's as well.
const WELCOME = "Your chart and today's reading are ready"
const dismissButton = (page: Page) => page.getByRole('button', { name: 'Dismiss' })

async function openDashboard(viewport: { width: number; height: number }): Promise<Page> {
  const page = await visit(BLANK_PAGE, { viewport })
  await becomeMember(page)
  await page.goto('/dashboard')
  await page.getByText('Why this reading').waitFor()
  return page
}

async function signInAs(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole('dialog')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign In' }).click()
}

test.each(SIZES)('at $width px the toast of a sign-up covers neither the dialog nor a heading', async (viewport) => {
  const page = await visit('/onboarding', { viewport })
  await answerQuestions(page, aBirth)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/user/profile', async (route) => {
    await held
    await route.continue()
  })

  await signUp(page)
  expect(await toastOverlaps(page, 'Account created!')).toEqual([])
  expect(await page.getByRole('dialog').count()).toBe(1)
  release()

  expect(await toastOverlaps(page, WELCOME)).toEqual([])
  await page.waitForURL('**/dashboard')
  expect(await toastOverlaps(page, WELCOME)).toEqual([])
})

test.each(SIZES)('at $width px the toasts of resending a code cover no heading of the dashboard', async (viewport) => {
  const page = await openDashboard(viewport)

  await button(page, 'Resend Code').click()
  expect(await toastOverlaps(page, 'Verification Code Sent! 📧')).toEqual([])
  expect(await dismissButton(page).count()).toBe(1)

  await page.reload()
  await button(page, 'Resend Code').click()
  expect(await toastOverlaps(page, 'Failed to Send Email')).toEqual([])
  expect(await dismissButton(page).count()).toBe(1)
})

test('a toast that appears without any input causes no layout shift at any width', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)

  const found = await loadInEachLook(
    page,
    '/settings?google=connected',
    async () => {
      const overlaps = await toastOverlaps(page, 'Google account connected')
      await button(page, 'Edit Profile').waitFor()
      return [...overlaps, ...(await shiftsOf(page))]
    },
    { themes: ['dark'], viewports: SIZES },
  )

  expect(found).toEqual([])
})

test('at no width does a toast cover a heading while the settings are scrolled', async () => {
  const { page } = await openSettings(visit)
  for (const viewport of SIZES) {
    const at = `at ${viewport.width} px`
    await page.setViewportSize(viewport)
    await page.evaluate('scrollTo(0, 0)')
    await button(page, 'Edit Profile').click()
    await page.getByLabel('First name').fill(`Augusta ${viewport.width}`)
    await button(page, 'Save').click()
    expect(await toastOverlaps(page, 'Profile Updated'), at).toEqual([])
    // Keeps it on the screen.
    await dismissButton(page).focus()

    const end: number = await page.evaluate('document.documentElement.scrollHeight - innerHeight')
    for (let top = 0; top < end + 70; top += 70) {
      await page.evaluate(`scrollTo(0, ${top})`)
      expect(await toastOverlaps(page, 'Profile Updated'), `${at}, scrolled by ${top} px`).toEqual([])
    }
    await dismissButton(page).click()
    await page.getByText('Profile Updated').waitFor({ state: 'detached' })
  }
})

test('at every width a failed sign-in is visible and does not cover the dialog', async () => {
  const page = await visit(BLANK_PAGE)
  for (const viewport of SIZES) {
    const at = `at ${viewport.width} px`
    await page.setViewportSize(viewport)
    await page.goto('/?auth=signin')

    await signInAs(page, 'nobody@example.com', 'a wrong password')

    await page.getByText('Login failed').waitFor()
    expect(await page.getByRole('dialog').isVisible(), at).toBe(true)
    expect(await toastOverlaps(page, 'Login failed'), at).toEqual([])
    expect(await dismissButton(page).count(), at).toBe(1)
  }
})

test('where a dialog leaves no room for a toast, an error is shown at its foot and nothing moves', async () => {
  const page = await visit('/?auth=signin', { viewport: { width: 390, height: 560 } })
  const title = page.getByRole('heading', { name: 'Welcome Back' })
  const before = await title.boundingBox()

  await signInAs(page, 'nobody@example.com', 'a wrong password')

  const toast = page.getByRole('dialog').getByText('Login failed')
  await toast.waitFor()
  expect(
    await page.evaluate(
      `getComputedStyle(document.querySelector('button:has([aria-label=Dismiss])').parentElement).position`,
    ),
  ).toBe('static')
  await page.getByRole('dialog').evaluate((dialog) => dialog.scrollTo(0, 0))
  expect(await title.boundingBox()).toEqual(before)
})

/** Counts how often a text appears in a live region. */
const countAnnouncements = (page: Page, text: string) =>
  page.evaluate(`
    globalThis.announced = 0
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes)
          if (node.textContent.includes('${text}') && target.closest('[role=status], [role=alert]')) announced += 1
    }).observe(document, { subtree: true, childList: true })
    undefined
  `)

const announced = (page: Page) => page.evaluate('announced')

test('the welcome after signing in is announced once, after the dialog has closed', async () => {
  const email = await becomeMember(await visit(BLANK_PAGE))
  const page = await visit('/?auth=signin')
  await countAnnouncements(page, 'Welcome back!')

  await signInAs(page, email, 'an orrery of brass')

  await page.getByText('Welcome back!').waitFor()
  await page.getByText('Why this reading').waitFor()
  expect(await announced(page)).toBe(1)
})

test('a toast from before a dialog opened is not shown over it, and not announced again when it closes', async () => {
  const { page } = await openSettings(visit)
  await countAnnouncements(page, 'Verification Code Sent!')
  // Once opened, the dialog is there at once, long before the toast leaves.
  await button(page, 'Enter Code').click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await button(page, 'Resend Code').click()
  await page.getByText('Verification Code Sent!').waitFor()

  await button(page, 'Enter Code').click()
  await page.getByRole('dialog').waitFor()
  expect(await page.getByText('Verification Code Sent!').count()).toBe(0)
  await page.keyboard.press('Escape')

  await page.getByText('Verification Code Sent!').waitFor()
  expect(await announced(page)).toBe(1)
})

test('the notice after a cancelled payment leaves the button free that tries again', async () => {
  const { page } = await openShop(visit)
  const pay = page.getByRole('button', { name: 'Start Free Trial' })
  await Promise.all([
    pay.waitFor(),
    page.getByText('Payment Cancelled').waitFor(),
    page.goto('/subscribe?processing=true'),
  ])

  expect(await page.evaluate(isPayButtonOnTop)).toBe(true)
})

/** At the lower edge, where toasts appear. In the second frame, when the toast has been placed for what the first one painted. */
const isPayButtonOnTop = `new Promise((resolve) => {
  const button = document.querySelector('form [type=submit][data-keep-clear]')
  button.scrollIntoView({ block: 'end' })
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const { left, top, width, height } = button.getBoundingClientRect()
    resolve(button.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
  }))
})`

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { BillingInfo } from '../../shared/domain/billing.ts'
import { epochSeconds } from '../../shared/domain/time.ts'
import type { SessionUser } from '../../shared/domain/user.ts'
import { answer } from './checkoutPage.ts'
import { axeInEachLook } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { DESKTOP, openBrowser, PHONE, shiftOf } from './openBrowser.ts'
import { overflowOf } from './overflowOf.ts'
import { setTextSize } from './setTextSize.ts'
import { button, section } from './settingsPage.ts'
import { toastOverlaps } from './toastOverlaps.ts'

const { visit } = openBrowser()

const END = '2099-12-01T11:30:00Z'
const end = epochSeconds(Date.parse(END) / 1000)
const active = { subscriptionStatus: 'active', subscriptionEndsAt: END } as const
const trial = { subscriptionStatus: 'trial', trialEndsAt: END } as const
const cancelled = { subscriptionStatus: 'cancelled', subscriptionEndsAt: END } as const
const ending = {
  success: true,
  message: "Done. You won't be charged.",
  cancellation: { access_ends_at: END, has_access: true, charged: null },
}

const billed: BillingInfo = {
  subscription: {
    plan: 'weekly',
    amount: 1299,
    currency: 'usd',
    current_period_end: end,
    amount_due: 1299,
    status: 'active',
    card: { brand: 'visa', last4: '4242' },
  },
  invoices: [
    {
      id: 'in_1',
      created: end,
      amount_paid: 1299,
      currency: 'usd',
      status: 'paid',
      invoice_pdf: 'https://pay.stripe.com/1.pdf',
    },
  ],
  pastDue: null,
}

/** A member whose replies say what Stripe would have made of them. */
async function openAs(own: Partial<SessionUser>, path: string, options: Parameters<typeof visit>[1] = {}) {
  const page = await visit(BLANK_PAGE, { reducedMotion: 'reduce', ...options })
  await becomeMember(page)
  await become(page, own)
  await answer(page, 'billing/info', billed)
  await page.goto(path)
  return page
}

async function become(page: Page, own: Partial<SessionUser>): Promise<void> {
  for (const path of ['**/api/auth/user', '**/api/user/profile', '**/api/home'])
    await page.route(path, async (route) => {
      const response = await route.fetch()
      const reply = await response.json()
      const json = reply.user ? { ...reply, user: { ...reply.user, ...own } } : { ...reply, ...own }
      await route.fulfill({ response, json })
    })
}

test('a visitor at the billing page is asked to log in', async () => {
  const page = await visit('/manage-billing')

  await page.getByText('Please log in to access billing information.').waitFor()
})

test('the billing page shows the plan and links each invoice to its PDF, without layout shift', async () => {
  const page = await openAs(active, '/manage-billing')

  await section(page, 'Subscription Overview').getByText('December 1, 2099').waitFor()
  const pdf = page.getByRole('link', { name: 'PDF of the invoice of December 1, 2099' })
  expect(await pdf.getAttribute('href')).toBe('https://pay.stripe.com/1.pdf')
  expect(await shiftOf(page)).toBe(0)
})

test('whoever never had Premium is not offered past invoices', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.goto('/manage-billing')

  await section(page, 'Recent Billing History').getByText('No invoices yet.').waitFor()

  expect(await button(page, 'Show Past Invoices').count()).toBe(0)
})

test('whoever had Premium before reads their invoices when they ask for them, without layout shift', async () => {
  const page = await visit(BLANK_PAGE, { reducedMotion: 'reduce' })
  await becomeMember(page)
  await become(page, { subscriptionStatus: 'inactive' })
  const asked: string[] = []
  await page.route('**/api/billing/info', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ json: { ...billed, subscription: null } })
  })
  await page.goto('/manage-billing')
  await section(page, 'Subscription Actions').getByRole('link', { name: 'Upgrade to Premium' }).waitFor()
  expect(asked).toEqual([])
  const actions = () => section(page, 'Subscription Actions').boundingBox()
  const before = await actions()

  await button(page, 'Show Past Invoices').click()

  await page.getByRole('link', { name: 'PDF of the invoice of December 1, 2099' }).waitFor()
  expect(await actions()).toEqual(before)
})

test('the link to past invoices shows them, and says so when Stripe cannot be asked', async () => {
  const page = await openAs({ subscriptionStatus: 'inactive' }, '/settings')
  const { promise: looked, resolve: reply } = Promise.withResolvers<void>()
  await page.route('**/api/billing/info', async (route) => {
    await looked
    await route.fulfill({ json: { ...billed, subscription: null, stale: true } })
  })

  await page.getByRole('link', { name: 'Past Invoices' }).click()

  const invoices = page.getByRole('group', { name: 'Past invoices' })
  await invoices.getByRole('status').getByText('Loading billing history…').waitFor()
  reply()
  await invoices.getByText("Our payment provider isn't responding. This is what it told us last.").waitFor()
  await invoices.getByRole('link', { name: 'PDF of the invoice of December 1, 2099' }).waitFor()
})

test('whoever has no subscription any more is led from the form for another card to billing', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await become(page, { subscriptionStatus: 'inactive' })

  await page.goto('/subscribe?update=card')

  await page.waitForURL('**/manage-billing')
})

test('a card can be changed at any time, and the form leads back', async () => {
  const page = await openAs(active, '/manage-billing')
  await answer(page, 'billing/update-card', {
    clientSecret: 'seti_1_secret_2',
    setupIntentId: 'seti_1',
    currency: 'USD',
  })

  await page.getByRole('link', { name: 'Change card' }).click()

  await page.getByRole('heading', { name: 'Update your card' }).waitFor()
  expect(await page.getByText('overdue').count()).toBe(0)
  await page.getByRole('link', { name: 'Back to Billing' }).click()
  await section(page, 'Subscription Overview').waitFor()
})

test('the page of the card form says what it is before it knows who asks', async () => {
  const page = await openAs(active, BLANK_PAGE)
  await page.evaluate('localStorage.clear()')
  await page.route('**/api/auth/user', () => {})

  await page.goto('/subscribe?update=card')

  await page.getByRole('heading', { name: 'Update your card' }).waitFor()
})

test('with text of 200 % an invoice stays within a phone, the narrowest too', async () => {
  const page = await openAs(active, '/manage-billing')
  await page.getByRole('link', { name: /^PDF/ }).waitFor()

  await setTextSize(page, 200)

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await overflowOf(page)).toBe(0)
  }
})

test('cancelling asks first, can be kept, and says until when access lasts', async () => {
  const page = await openAs(active, '/manage-billing')
  await button(page, 'Cancel Subscription').click()
  await button(page, 'Keep Subscription').click()
  await button(page, 'Cancel Subscription').click()
  await page.getByText('You keep Premium until December 1, 2099, and').waitFor()
  await answer(page, 'users/cancel-subscription', ending)
  await become(page, cancelled)

  await button(page, 'Yes, Cancel').click()

  await page.getByText('Subscription Cancelled').waitFor()
  await page.getByText('You keep Premium until December 1, 2099.').waitFor()
  await button(page, 'Reactivate Subscription').waitFor()
})

test('a cancelled subscription is resumed after a question', async () => {
  const page = await openAs(cancelled, '/manage-billing')
  await answer(page, 'users/reactivate-subscription', { success: true, message: 'Done.' })
  await button(page, 'Reactivate Subscription').click()
  await page.getByText("You'll continue to be billed normally.").waitFor()
  await become(page, active)

  await button(page, 'Yes, Reactivate').click()

  await page.getByText('Subscription Reactivated').waitFor()
  await button(page, 'Cancel Subscription').waitFor()
})

test('a page that still shows a trial says what was charged meanwhile, and never that nothing was', async () => {
  const page = await openAs(trial, '/settings')
  const charged = { amount: 1299, currency: 'usd', at: '2026-11-24T00:00:00.000Z' }
  const message = "Your subscription is cancelled. Your last charge was $12.99. You won't be charged again."
  await answer(page, 'cancel-trial', { ...ending, message, cancellation: { ...ending.cancellation, charged } })
  await section(page, 'Subscription').getByRole('button', { name: 'Cancel Trial' }).click()

  await Promise.all([
    page.getByText('Your last charge was $12.99.').waitFor(),
    section(page, 'Subscription').getByRole('button', { name: 'Yes, Cancel' }).click(),
  ])
})

test('a trial is cancelled in two clicks from the settings, and the page reloads', async () => {
  const page = await openAs(trial, '/settings')
  await answer(page, 'cancel-trial', ending)
  await section(page, 'Subscription').getByRole('button', { name: 'Cancel Trial' }).click()
  await page.evaluate('globalThis.isOld = true')
  await become(page, { subscriptionStatus: 'cancelled', trialEndsAt: END })

  await Promise.all([
    // Gone as soon as the page reloads.
    page.getByText("You won't be charged. You keep Premium").waitFor(),
    section(page, 'Subscription').getByRole('button', { name: 'Yes, Cancel' }).click(),
  ])

  await expect.poll(() => page.evaluate('globalThis.isOld').catch(() => true)).toBeUndefined()
  await section(page, 'Subscription').getByText('Trial Cancelled', { exact: true }).waitFor()
})

test.each([
  [
    active,
    'Cancel Subscription',
    'Yes, Cancel',
    'Cancellation Failed',
    'Unable to cancel subscription. Please try again.',
  ],
  [trial, 'Cancel Trial', 'Yes, Cancel', 'Cancellation Failed', 'Unable to cancel your trial. Please try again.'],
  [
    cancelled,
    'Reactivate Subscription',
    'Yes, Reactivate',
    'Reactivation Failed',
    'Unable to reactivate subscription. Please try again.',
  ],
] as const)('with %o a failed "%s" says what to do', async (own, first, second, title, fallback) => {
  const page = await openAs(own, '/manage-billing')
  await page.route('**/api/{cancel-trial,users/*}', (route) => route.abort())
  await button(page, first).click()
  await button(page, second).click()
  await page.getByText(title).waitFor()
  await page.getByText(fallback).waitFor()

  await page.route('**/api/{cancel-trial,users/*}', (route) => route.fulfill({ status: 502, body: '<html>' }))
  await button(page, second).click()

  await page.getByText('Server error - please restart the application and try again.').waitFor()
})

test('the toast of a failed cancellation leaves the button free that tries again', async () => {
  const page = await openAs(active, '/manage-billing')
  await page.route('**/api/users/*', (route) => route.abort())
  await button(page, 'Cancel Subscription').click()
  // At the lower edge, where toasts appear.
  const { y, height } = (await button(page, 'Yes, Cancel').boundingBox())!
  const bar = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!
  await page.setViewportSize({ ...PHONE, height: Math.ceil(y + height + bar.height) })

  await button(page, 'Yes, Cancel').click()

  expect(await toastOverlaps(page, 'Cancellation Failed')).toEqual([])
})

test('a failed charge leads to the form that replaces the card, in a notice as wide as the reading', async () => {
  const page = await openAs({ ...active, isPastDue: true }, '/dashboard')
  await page.getByText('You keep Premium while we try again.').waitFor()
  await page.getByText('Why this reading').waitFor()
  for (const width of [390, 768, 950, 1000, 1280, 1440]) {
    await page.setViewportSize({ ...DESKTOP, width })
    const [notice, reading] = await Promise.all(
      [section(page, 'Payment problem'), section(page, 'Today').getByRole('article').locator('> div').first()].map(
        (each) => each.boundingBox(),
      ),
    )
    expect(notice!.width).toBeCloseTo(reading!.width, 0)
  }

  expect(await page.getByRole('link', { name: 'Update Card' }).getAttribute('href')).toBe('/subscribe?update=card')
})

test('a gift says until when it lasts and has nothing to cancel, and no card to replace', async () => {
  const page = await openAs({ ...active, isComplimentary: true }, '/settings')

  await section(page, 'Subscription').getByText('Complimentary until December 1, 2099.').waitFor()
  expect(await button(page, 'Cancel Subscription').count()).toBe(0)
  await page.goto('/subscribe?update=card')
  await page.waitForURL('**/dashboard')
})

test('axe finds no violation on the billing page in either theme, on a phone and on a desktop', async () => {
  const page = await openAs(active, '/manage-billing')
  await button(page, 'Cancel Subscription').click()

  expect(await axeInEachLook(page)).toEqual([])
})

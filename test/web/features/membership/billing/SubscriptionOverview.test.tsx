import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { secondsOf } from '../../../../../shared/domain/time.ts'
import { BillingHistory } from '../../../../../web/features/membership/billing/BillingHistory.tsx'
import { SubscriptionOverview } from '../../../../../web/features/membership/billing/SubscriptionOverview.tsx'
import { aProfile } from '../../../../makers/aProfile.ts'
import { renderAs } from '../../../renderAs.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const END = '2026-12-01T12:00:00Z'
const end = secondsOf(new Date(END))
const billed = {
  plan: 'weekly',
  amount: 1699,
  currency: 'sgd',
  current_period_end: end,
  amount_due: 1699,
  status: 'active',
  card: { brand: 'visa', last4: '4242' },
} as const

test('the overview shows plan, price, next charge and card in the currency of the subscription', async () => {
  const profile = aProfile({ subscriptionStatus: 'active', subscriptionEndsAt: END })

  const text = await renderAs(profile, <SubscriptionOverview billed={billed} pastDue={null} />)

  expect(text).toBe(
    'Plan Premium Monthly Price S$16.99 a month Next billing date December 1, 2026 Amount due S$16.99 Card visa ending in 4242 Change Renews until you cancel.',
  )
})

test('while the charges are being read, each already has its name', async () => {
  const profile = aProfile({ subscriptionStatus: 'active' })

  expect(await renderAs(profile, <SubscriptionOverview billed={undefined} pastDue={null} />)).toBe(
    'Plan Premium Monthly Price Loading Next billing date Loading Amount due Loading Card Loading Renews until you cancel.',
  )
})

test('after a cancellation the date is the end of access and nothing is due', async () => {
  const profile = aProfile({ subscriptionStatus: 'cancelled', subscriptionEndsAt: END })

  const text = await renderAs(profile, <SubscriptionOverview billed={{ ...billed, amount_due: 0 }} pastDue={null} />)

  expect(text).toContain('Access ends December 1, 2026')
  expect(text).toContain('Amount due S$0.00')
  expect(text).toContain('You keep Premium until December 1, 2026, with no further charges.')
})

test('access that ends on another day than the period is shown with that day', async () => {
  const profile = aProfile({ subscriptionStatus: 'cancelled', subscriptionEndsAt: '2026-11-25T12:00:00Z' })

  const text = await renderAs(profile, <SubscriptionOverview billed={{ ...billed, amount_due: 0 }} pastDue={null} />)

  expect(text).toContain('Access ends November 25, 2026')
})

test('what is overdue is shown beside what comes next', async () => {
  const profile = aProfile({ subscriptionStatus: 'active', isPastDue: true })
  const pastDue = { amount: 1399, currency: 'sgd', nextAttemptAt: END, confirmUrl: null } as const

  const text = await renderAs(profile, <SubscriptionOverview billed={billed} pastDue={pastDue} />)

  expect(text).toContain('Next try December 1, 2026 Overdue S$13.99 Amount due S$16.99')
})

test.each([
  [{ subscriptionStatus: 'free' }, "Plan Free You're on the free plan. Nothing is charged."],
  [{ subscriptionStatus: 'trial', trialEndsAt: END }, 'Your free trial ends on December 1, 2026.'],
  [{ subscriptionStatus: 'cancelled', trialEndsAt: END }, "You have Premium until December 1, 2026, and you won't be"],
  [{ subscriptionStatus: 'trial', trialEndsAt: END, isComplimentary: true }, 'Complimentary until December 1, 2026.'],
  [{ subscriptionStatus: 'active', isPastDue: true }, 'Your last payment failed.'],
  [
    { subscriptionStatus: 'inactive', isPastDue: true },
    'Your first payment failed, and Premium ended with your trial.',
  ],
] as const)('with %o the note says "%s"', async (subscription, note) => {
  expect(await renderAs(aProfile(subscription), <SubscriptionOverview billed={null} pastDue={null} />)).toContain(note)
})

test('each invoice shows its date, amount and status, and links to its PDF where there is one', async () => {
  const invoice = {
    id: 'in_1',
    created: end,
    amount_paid: 1299,
    currency: 'usd',
    status: 'paid',
    invoice_pdf: null,
  } as const

  expect(await renderAs(null, <BillingHistory invoices={[invoice]} />)).toBe('December 1, 2026 $12.99 Paid')
  expect(
    await renderAs(null, <BillingHistory invoices={[{ ...invoice, invoice_pdf: 'https://pay.stripe.com/1.pdf' }]} />),
  ).toBe('December 1, 2026 $12.99 Paid PDF')
  expect(await renderAs(null, <BillingHistory invoices={[]} />)).toContain('No invoices yet.')
})

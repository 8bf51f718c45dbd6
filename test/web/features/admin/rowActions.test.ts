import { expect, test } from 'vitest'
import { rowActions } from '../../../../web/features/admin/rowActions.ts'
import { anAdminUser } from '../../../makers/anAdminUser.ts'
import { fakeServer } from '../../fakeServer.ts'

const LATER = '2099-12-01T00:00:00Z'
const atStripe = { stripeSubscriptionId: 'sub_1' }

const labelsFor = (own: Parameters<typeof anAdminUser>[0]) =>
  rowActions.filter((action) => action.isFor(anAdminUser(own))).map(({ label }) => label)

const action = (label: string) => rowActions.find((each) => each.label === label)!

test.each([
  [{ subscriptionStatus: 'free' }, ['Gift Trial', 'Premium']],
  [{ subscriptionStatus: 'inactive' }, ['Gift Trial', 'Premium']],
  [{ subscriptionStatus: 'trial', trialEndsAt: LATER }, ['Premium', 'Extend 30 days', 'Make Free']],
  [
    { subscriptionStatus: 'trial', trialEndsAt: LATER, ...atStripe },
    ['Premium', 'Force Premium', 'Extend 30 days', 'Make Free', 'Cancel'],
  ],
  [{ subscriptionStatus: 'active', ...atStripe }, ['Make Free', 'Cancel']],
  [{ subscriptionStatus: 'active', isComplimentary: true }, ['Make Free']],
  [{ subscriptionStatus: 'cancelled', subscriptionEndsAt: LATER, ...atStripe }, ['Make Free', 'Reactivate']],
  [{ subscriptionStatus: 'active', isPastDue: true, ...atStripe }, ['Make Free', 'Cancel']],
  [{ subscriptionStatus: 'cancelled', isPastDue: true, ...atStripe }, ['Make Free', 'Cancel']],
] as const)('somebody with %o can be given, besides a new password and deletion, %o', (own, labels) => {
  expect(labelsFor(own)).toEqual([...labels, 'Reset password', 'Delete'])
})

test('whatever charges, destroys or ends access asks first and needs a reason', () => {
  const user = anAdminUser({ subscriptionStatus: 'trial', trialEndsAt: LATER, ...atStripe })

  const needingReason = rowActions.filter((each) => each.ask?.(user)?.needsReason).map(({ label }) => label)

  expect(needingReason).toEqual(['Force Premium', 'Make Free', 'Cancel', 'Reactivate', 'Delete'])
})

test('unlocking Premium asks first, and says where it ends a trial at Stripe', () => {
  const textFor = (own: Parameters<typeof anAdminUser>[0]) => action('Premium').ask?.(anAdminUser(own)).text

  expect(textFor({})).toBe('ada@example.com gets 12 months of Premium. Nothing is charged.')
  expect(textFor({ subscriptionStatus: 'trial', ...atStripe })).toContain('ends the trial of ada@example.com at Stripe')
})

test('an action sends the status that the operator saw, and its reason', async () => {
  const requests = fakeServer(() => ({
    body: JSON.stringify({ payment: { amount: 1699, currency: 'sgd', status: 'paid' } }),
  }))

  const outcome = await action('Force Premium').act(anAdminUser(), { reason: 'Asked for it', expectedStatus: 'trial' })

  expect(requests.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual([
    [
      'POST',
      '/api/admin/users/usr_ada00001/force-convert-to-premium',
      { reason: 'Asked for it', expectedStatus: 'trial' },
    ],
  ])
  expect(outcome).toEqual({
    title: 'Converted to Premium',
    description: 'S$16.99 charged to ada@example.com: paid.',
    seconds: 8,
  })
})

test('a gift sends seven days, Premium twelve months', async () => {
  const requests = fakeServer(() => ({ body: JSON.stringify({ user: anAdminUser() }) }))

  await action('Gift Trial').act(anAdminUser(), { expectedStatus: 'free' })
  await action('Premium').act(anAdminUser(), { expectedStatus: 'free' })

  expect(requests.map(({ body }) => JSON.parse(body))).toEqual([
    { days: 7, expectedStatus: 'free' },
    { months: 12, expectedStatus: 'free' },
  ])
})

test.each([
  [{ subscriptionStatus: 'cancelled', subscriptionEndsAt: LATER }, 'keeps Premium until December 1, 2099'],
  [{ subscriptionStatus: 'cancelled', trialEndsAt: LATER }, 'keeps Premium until December 1, 2099'],
  [{ subscriptionStatus: 'inactive' }, 'is on the free plan now'],
] as const)('a cancellation says what is left of the access: %o', async (user, left) => {
  fakeServer(() => ({ body: JSON.stringify({ user: anAdminUser(user) }) }))

  const { description } = await action('Cancel').act(anAdminUser(), { expectedStatus: 'active' })

  expect(description).toBe(`ada@example.com ${left} and won't be charged again.`)
})

test('cancelling what is past due says that Premium ends now, and of everything else that it goes on', () => {
  const textFor = (own: Parameters<typeof anAdminUser>[0]) => action('Cancel').ask?.(anAdminUser(own)).text

  expect(textFor({ subscriptionStatus: 'active', isPastDue: true, ...atStripe })).toContain('Premium ends now')
  expect(textFor({ subscriptionStatus: 'active', ...atStripe })).toContain('keeps Premium until the end')
})

test('a temporary password is shown for ten seconds and given to the row', async () => {
  fakeServer(() => ({ body: JSON.stringify({ tempPassword: 'K3JH7XQ2M4PA9WZT' }) }))

  const outcome = await action('Reset password').act(anAdminUser(), { expectedStatus: 'free' })

  expect(outcome).toMatchObject({ seconds: 10, temporaryPassword: 'K3JH7XQ2M4PA9WZT' })
  expect(outcome.description).toBe('ada@example.com: K3JH7XQ2M4PA9WZT')
})

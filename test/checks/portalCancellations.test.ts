import { afterAll, beforeAll, expect, test } from 'vitest'
import { standingOf } from '../../functions/domain/billing/entitlement.ts'
import { cancelRenewal } from '../../functions/flows/billing/cancelRenewal.ts'
import { ensureTrial } from '../../functions/flows/billing/ensureTrial.ts'
import { resumeRenewal } from '../../functions/flows/billing/resumeRenewal.ts'
import { startCheckout } from '../../functions/flows/billing/startCheckout.ts'
import { accountStore } from '../../functions/store/accounts.ts'
import { membershipOf } from '../../shared/domain/subscription.ts'
import { DAY, HOUR } from '../../shared/domain/time.ts'
import { aCard } from './aPayer.ts'
import { openPayments, type Payments } from './openPayments.ts'

let world: Awaited<ReturnType<typeof openPayments>>
beforeAll(async () => {
  world = await openPayments()
})
afterAll(() => world.stop())

/** Somebody on trial. */
async function aTrialMember(payments: Payments) {
  const [needs, now] = [payments.needs(), payments.now()]
  const account = await payments.member('jane')
  const { setupIntentId } = await startCheckout(needs, {
    account,
    standing: standingOf(undefined),
    plan: 'weekly',
    currency: 'USD',
    now,
  })
  payments.stripe.confirmSetup({ id: setupIntentId, card: aCard() })
  await ensureTrial(needs, { accountId: account.id, setupIntentId, now })
  return account.id
}

const subscriptionOf = ({ stripe }: Payments) => [...stripe.ledger.subscriptions.values()][0]!

/** As Stripe's customer portal does it in flexible billing mode: an instant, and no `cancel_at_period_end`. */
function cancelInPortal(payments: Payments): void {
  const subscription = subscriptionOf(payments)
  subscription.cancel_at = subscription.items.data[0]!.current_period_end
  subscription.canceled_at = payments.now()
}

const charged = ({ stripe }: Payments) =>
  [...stripe.ledger.invoices.values()].filter(({ amount_paid }) => amount_paid > 0)

async function membership(payments: Payments, accountId: string) {
  const { entitlement } = (await accountStore(payments.table).find(accountId))!
  return membershipOf(standingOf(entitlement), payments.now())
}

test('a cancellation in Stripe’s portal keeps access to its instant, and nothing is charged', async () => {
  const payments = await world.fresh()
  const id = await aTrialMember(payments)
  cancelInPortal(payments)

  expect((await payments.reconcile()).violations).toMatchObject([{ rule: 'entitlement-is-stripes' }])

  payments.pass(3 * DAY - 1)
  expect(await membership(payments, id)).toMatchObject({ status: 'cancelled', hasActiveAccess: true })
  payments.pass(1)
  expect(await membership(payments, id)).toMatchObject({ hasActiveAccess: false })
  await payments.deliverAndRunJobs()
  expect(subscriptionOf(payments).status).toBe('canceled')
  expect(charged(payments)).toEqual([])
})

test('a cancellation in Stripe’s portal can be taken back, and made again', async () => {
  const payments = await world.fresh()
  const accountId = await aTrialMember(payments)
  const asked = { accountId, now: payments.now() }
  cancelInPortal(payments)
  await payments.reconcile()

  await resumeRenewal(payments.needs(), asked)

  expect(await membership(payments, accountId)).toMatchObject({ status: 'trial' })
  expect(subscriptionOf(payments)).toMatchObject({ cancel_at: null, cancel_at_period_end: false })
  await cancelRenewal(payments.needs(), asked)
  expect(await membership(payments, accountId)).toMatchObject({ status: 'cancelled' })
})

test('an end that was set for a later month is no cancellation yet, and the months before it can be cancelled', async () => {
  const payments = await world.fresh()
  const accountId = await aTrialMember(payments)
  cancelInPortal(payments)
  subscriptionOf(payments).cancel_at! += 40 * DAY

  expect((await payments.reconcile()).violations).toEqual([])
  payments.pass(3 * DAY + HOUR)
  await payments.deliverAndRunJobs()
  expect(await membership(payments, accountId)).toMatchObject({ status: 'active' })
  expect(charged(payments)).toHaveLength(1)

  await cancelRenewal(payments.needs(), { accountId, now: payments.now() })

  expect(await membership(payments, accountId)).toMatchObject({ status: 'cancelled', hasActiveAccess: true })
  expect(subscriptionOf(payments)).toMatchObject({ cancel_at_period_end: true })
})

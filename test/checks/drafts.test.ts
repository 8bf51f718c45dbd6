import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standingOf } from '../../functions/domain/billing/entitlement.ts'
import { convertToFree } from '../../functions/flows/admin/convertToFree.ts'
import { cancelRenewal } from '../../functions/flows/billing/cancelRenewal.ts'
import { endPayments } from '../../functions/flows/billing/endPayments.ts'
import { membershipOf } from '../../shared/domain/subscription.ts'
import { DAY, HOUR, isoInstant, MINUTE } from '../../shared/domain/time.ts'
import { adminStates } from './anAdminState.ts'
import { openPayments, type Payments } from './openPayments.ts'

let world: Awaited<ReturnType<typeof openPayments>>
beforeAll(async () => {
  world = await openPayments()
})
afterAll(() => world.stop())

/** Somebody whose trial, or whose month, ends in this very second. */
async function anEnding(what: 'trial' | 'month') {
  const payments = await world.fresh()
  const account = await payments.member('jane')
  await adminStates[what === 'trial' ? 'Stripe trial' : 'active'](payments, account)
  const [subscription] = payments.stripe.ledger.subscriptions.values()
  payments.pass(subscription!.items.data[0]!.current_period_end - payments.now())
  return { payments, account, before: chargesIn(payments), endsAt: payments.now() }
}

const chargesIn = ({ stripe }: Payments) =>
  [...stripe.ledger.invoices.values()].filter(({ amount_paid }) => amount_paid > 0).length

const cancel = (payments: Payments, accountId: string) =>
  cancelRenewal(payments.needs(), { accountId, now: payments.now() })

async function afterDays({ payments, account }: { payments: Payments; account: { id: string } }) {
  payments.pass(2 * DAY)
  await payments.deliverAndRunJobs()
  await payments.reconcile()
  const entitlement = (await payments.needs().accounts.find(account.id))?.entitlement
  return membershipOf(standingOf(entitlement), payments.now()).hasActiveAccess
}

describe.each(['trial', 'month'] as const)('the hour after the end of a %s', (what) => {
  test.each([0, 1, 19, 10 * MINUTE, HOUR - 1])('whoever cancels %i s into it is not charged', async (seconds) => {
    for (const isHeard of [true, false]) {
      const { payments, account, before, endsAt } = await anEnding(what)
      payments.pass(seconds)
      if (isHeard) await payments.deliverAndRunJobs()

      const answer = await cancel(payments, account.id)

      expect(answer.message).toContain("you won't be charged.")
      expect(answer.cancellation).toEqual({ access_ends_at: isoInstant(endsAt), has_access: false, charged: null })
      expect(await afterDays({ payments, account })).toBe(false)
      expect(chargesIn(payments)).toBe(before)
      expect((await payments.reconcile(true)).violations).toEqual([])
    }
  })

  test.each([HOUR, HOUR + 10 * MINUTE])('whoever cancels %i s after it is told what was charged', async (seconds) => {
    const { payments, account, before, endsAt } = await anEnding(what)
    payments.pass(seconds)

    const answer = await cancel(payments, account.id)

    expect(answer.message).toContain('Your last charge was $12.99.')
    expect(answer.cancellation).toMatchObject({
      has_access: true,
      charged: { amount: 1299, at: isoInstant((endsAt + HOUR) as typeof endsAt) },
    })
    expect(await afterDays({ payments, account })).toBe(true)
    expect(chargesIn(payments)).toBe(before + 1)
    expect(await cancel(payments, account.id)).toEqual(answer)
  })

  test('nobody is charged in it who is made free or closes their account', async () => {
    for (const way of ['make free', 'close'] as const) {
      const { payments, account, before } = await anEnding(what)
      payments.pass(MINUTE)

      const asked = { accountId: account.id, now: payments.now() }
      if (way === 'make free') await convertToFree(payments.needs(), asked)
      else await endPayments(payments.needs(), account)

      payments.pass(2 * HOUR)
      await payments.deliverAndRunJobs()
      expect(chargesIn(payments)).toBe(before)
    }
  })

  test('a cancel that crashes after it has ended the subscription is finished by the next job', async () => {
    const { payments, account, before } = await anEnding(what)
    payments.pass(MINUTE)
    // The list, the subscription as it is, and its end; the draft is not asked for any more.
    payments.loseStripeAfter(3)
    await expect(cancel(payments, account.id)).rejects.toMatchObject({ code: 'PAYMENTS_DOWN' })
    payments.loseStripeAfter(Number.POSITIVE_INFINITY)

    await payments.deliverAndRunJobs()

    expect(await afterDays({ payments, account })).toBe(false)
    expect(chargesIn(payments)).toBe(before)
  })
})

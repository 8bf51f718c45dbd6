import type { Account } from '../../functions/domain/account/account.ts'
import { standingOf } from '../../functions/domain/billing/entitlement.ts'
import { startTrial } from '../../functions/flows/admin/startTrial.ts'
import { unlockPremium } from '../../functions/flows/admin/unlockPremium.ts'
import { cancelRenewal } from '../../functions/flows/billing/cancelRenewal.ts'
import { ensureTrial } from '../../functions/flows/billing/ensureTrial.ts'
import { startCheckout } from '../../functions/flows/billing/startCheckout.ts'
import { DAY, HOUR } from '../../shared/domain/time.ts'
import { aCard } from './aPayer.ts'
import type { Payments } from './openPayments.ts'

/** A card that can be set up and of which every charge fails. */
export const FAILING_CARD = '4000000000000341'

type Prepare = (payments: Payments, account: Account) => Promise<unknown>

const subscribe =
  (card = aCard()): Prepare =>
  async (payments, account) => {
    const needs = payments.needs()
    const standing = standingOf(undefined)
    const asked = { account, standing, plan: 'weekly' as const, currency: 'USD' as const, now: payments.now() }
    const { setupIntentId } = await startCheckout(needs, asked)
    payments.stripe.confirmSetup({ id: setupIntentId, card })
    await ensureTrial(needs, { accountId: account.id, setupIntentId, now: payments.now() })
    await settle(payments)
  }

const settle = (payments: Payments) => payments.deliverAndRunJobs()

async function endTrial(payments: Payments): Promise<void> {
  payments.pass(3 * DAY + HOUR)
  await settle(payments)
}

/** The card worked once, and no longer does when the next month begins. */
async function failToPay(payments: Payments): Promise<void> {
  const [subscription] = payments.stripe.ledger.subscriptions.values()
  const { id } = await payments.needs().payments.createSetup({
    customerId: String(subscription!.customer),
    accountId: String(subscription!.metadata.accountId),
    attempt: 'chk_failing',
  })
  const { payment_method } = payments.stripe.confirmSetup({ id, card: FAILING_CARD })
  subscription!.default_payment_method = String(payment_method)
  payments.pass(subscription!.items.data[0]!.current_period_end - payments.now() + HOUR)
  await settle(payments)
}

const cancel: Prepare = async (payments, { id: accountId }) => {
  await cancelRenewal(payments.needs(), { accountId, now: payments.now() })
  await settle(payments)
}

const inOrder =
  (...steps: Prepare[]): Prepare =>
  async (payments, account) => {
    for (const step of steps) await step(payments, account)
  }

const asked = (payments: Payments, { id: accountId }: Account) => ({ accountId, now: payments.now() })

/** Everything that a person can have, and how they come to it. */
export const adminStates = {
  free: async () => {},
  expired: inOrder(subscribe(), cancel, endTrial),
  'Stripe trial': subscribe(),
  'gift trial': (payments, account) => startTrial(payments.needs(), { ...asked(payments, account), days: 7 }),
  'cancelled trial': inOrder(subscribe(), cancel),
  active: inOrder(subscribe(), endTrial),
  cancelled: inOrder(subscribe(), endTrial, cancel),
  'past due': inOrder(subscribe(), endTrial, failToPay),
  complimentary: (payments, account) => unlockPremium(payments.needs(), { ...asked(payments, account), months: 12 }),
} as const satisfies Record<string, Prepare>
export type AdminState = keyof typeof adminStates

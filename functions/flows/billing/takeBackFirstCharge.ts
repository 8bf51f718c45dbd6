import { Problem } from '../../../shared/contract/problem.ts'
import { type EpochSeconds, isoInstant } from '../../../shared/domain/time.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import type { Customer, CustomerStore, TakenBack } from '../../store/customers.ts'
import { type Cancellation, cancellationOf } from './cancellation.ts'
import { findFirstCharge } from './findFirstCharge.ts'
import { finishTakingBack } from './finishTakingBack.ts'
import { type SyncSubscriptionNeeds, syncSubscription } from './syncSubscription.ts'

export interface TakeBackFirstChargeNeeds extends SyncSubscriptionNeeds {
  payments: SyncSubscriptionNeeds['payments'] & Pick<Payments, 'listInvoices' | 'listChargedInvoices'>
  customers: SyncSubscriptionNeeds['customers'] & Pick<CustomerStore, 'takeBack'>
}

interface RefundRequest {
  accountId: string
  now: EpochSeconds
}

/**
 * Cancels a subscription and gives its first charge back, which everybody may ask for once, within the hours that the
 * price book says. It is written down before Stripe is asked, with a look at the customer that a job takes later, so a
 * crash leaves nothing half done. Asked for again, the answer is the same.
 */
export async function takeBackFirstCharge(
  needs: TakeBackFirstChargeNeeds,
  asked: RefundRequest,
): Promise<Cancellation> {
  const { accountId, now } = asked
  const takenBack = await begin(needs, asked)
  try {
    await finishTakingBack(needs, { accountId, takenBack, now })
  } catch (error) {
    if (error instanceof Problem && error.code === 'REFUND_REFUSED')
      throw new Problem('REFUND_REFUSED', { cause: error, message: REFUSED })
    throw error
  }
  await syncSubscription(needs, { accountId, now })
  const { amount, currency, at } = takenBack
  return cancellationOf({ kind: 'refunded', endsAt: at, charge: { amount, currency, at: isoInstant(at) } })
}

const REFUSED =
  "Your bank or Stripe didn't accept the refund, so nothing has changed: you still have Premium. Try again later, or cancel without a refund."

const TRIES = 3

/** What an earlier call has written down, or a new one; of two calls at once both go on with the same. */
async function begin(needs: TakeBackFirstChargeNeeds, asked: RefundRequest): Promise<TakenBack> {
  const { accountId } = asked
  for (let tried = 0; tried < TRIES; tried += 1) {
    const record = await needs.accounts.find(accountId)
    const customer = await needs.customers.find(accountId)
    const subscriptionId = record?.entitlement?.subscriptionId
    if (!customer || subscriptionId === undefined) throw new Problem('NO_SUBSCRIPTION')
    if (customer.takenBack?.subscriptionId === subscriptionId) return customer.takenBack
    const next = await choose(needs, { ...asked, customer })
    if (next.subscriptionId !== subscriptionId) throw new Problem('REFUND_UNAVAILABLE')
    if (await needs.customers.takeBack(accountId, { customer, takenBack: next })) return next
  }
  throw new Problem('CONFLICT')
}

async function choose(
  needs: TakeBackFirstChargeNeeds,
  { customer, now }: RefundRequest & { customer: Customer },
): Promise<TakenBack> {
  const [subscriptions, invoices] = await Promise.all([
    needs.payments.listSubscriptions(customer.customerId),
    needs.payments.listInvoices(customer.customerId),
  ])
  const first = await findFirstCharge(needs, { customer, subscriptions, invoices, now })
  if (!first) throw new Problem('REFUND_UNAVAILABLE')
  const { until: _, ...charge } = first
  return { ...charge, at: now }
}

import { Problem } from '../../../shared/contract/problem.ts'
import { membershipOf } from '../../../shared/domain/subscription.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { CheckoutAttempt } from '../../domain/billing/checkoutAttempt.ts'
import { standingOf } from '../../domain/billing/entitlement.ts'
import type { CardSetup, Payments } from '../../domain/billing/payments.ts'
import { isLive, type SubscriptionSnapshot } from '../../domain/billing/subscriptionSnapshot.ts'
import type { AccountRecord } from '../../store/accounts.ts'
import type { CheckoutStore } from '../../store/checkouts.ts'
import { alreadyHasAccess } from './alreadyHasAccess.ts'

export interface EnsureSubscriptionNeeds {
  payments: Pick<Payments, 'listSubscriptions' | 'createSubscription' | 'endSubscription'>
  checkouts: Pick<CheckoutStore, 'update' | 'remove' | 'hasTrial' | 'releaseTrial'>
}

interface Wanted {
  checkout: CheckoutAttempt
  customerId: string
  setup: CardSetup & { paymentMethodId: string }
  record: AccountRecord
  now: EpochSeconds
}

/**
 * The subscription of a checkout. One that lives already is taken as it is: an earlier call may have made it and never
 * heard so, and Stripe forgets idempotency keys after a day. Undefined when the caller must look again.
 */
export async function ensureSubscription(
  needs: EnsureSubscriptionNeeds,
  { checkout, customerId, setup, record: { entitlement }, now }: Wanted,
): Promise<SubscriptionSnapshot | undefined> {
  const live = (await needs.payments.listSubscriptions(customerId)).filter(isLive)
  const mine = live.find(({ attempt }) => attempt === checkout.attempt)
  const paying = mine ?? live.find(({ status }) => status !== 'past_due')
  if (paying) return paying
  const isTriedAgain = live.length > 0 && membershipOf(standingOf(entitlement), now).hasActiveAccess
  if (isTriedAgain) throw alreadyHasAccess(entitlement, now)
  // What was never paid makes way for what will be: nobody pays for two.
  for (const { id } of live) await needs.payments.endSubscription(id)
  const created = await create(needs, { checkout, customerId, setup })
  if (created === 'failed') {
    // Stripe would repeat its failure for this key. Nothing was made, as the list will show, so the next key is new.
    await needs.checkouts.update(checkout, { tries: checkout.tries + 1 })
    throw new Problem('PAYMENTS_DOWN', { details: { retryAfter: 5 } })
  }
  if (!isLive(created)) throw new Problem('INVALID_CHECKOUT')
  return created
}

async function create(
  { payments, checkouts }: EnsureSubscriptionNeeds,
  { checkout, customerId, setup }: Omit<Wanted, 'record' | 'now'>,
) {
  const { accountId, attempt, currency, tries, trialEndsAt = null } = checkout
  try {
    return await payments.createSubscription({
      customerId,
      accountId,
      attempt,
      currency,
      paymentMethodId: setup.paymentMethodId,
      trialEndsAt,
      idempotencyKey: `sub:${accountId}:${attempt}:${tries}`,
    })
  } catch (error) {
    // A declined card ends the checkout: the next card gets a new one, and Stripe a new key. Its trial is free again
    // before it is gone, since afterwards nobody would know what it had claimed.
    if (error instanceof Problem && error.code === 'CARD_DECLINED') {
      await checkouts.releaseTrial(checkout)
      await checkouts.remove(checkout)
    }
    throw error
  }
}

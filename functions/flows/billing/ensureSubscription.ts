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
  payments: Pick<
    Payments,
    | 'listSubscriptions'
    | 'createSubscription'
    | 'applyPromotion'
    | 'payInvoice'
    | 'endSubscription'
    | 'abandonSubscription'
  >
  checkouts: Pick<CheckoutStore, 'update' | 'remove' | 'hasTrial' | 'releaseTrial'>
}

interface ReadyCheckout {
  checkout: CheckoutAttempt
  customerId: string
  setup: CardSetup & { paymentMethodId: string }
  record: AccountRecord
  now: EpochSeconds
}

/**
 * The subscription of a checkout. One that lives already is taken as it is: an earlier call may have made it and never
 * heard so, and Stripe forgets idempotency keys after a day. Where the person's bank asks about the first month, a Problem
 * has what their page asks with; once it is answered, the same call goes on. Undefined when the caller must look again.
 */
export async function ensureSubscription(
  needs: EnsureSubscriptionNeeds,
  { checkout, customerId, setup, record: { entitlement }, now }: ReadyCheckout,
): Promise<SubscriptionSnapshot | undefined> {
  const all = await needs.payments.listSubscriptions(customerId)
  const live = all.filter(isLive)
  const mine = all.find(({ attempt }) => attempt === checkout.attempt)
  const paying = mine && isLive(mine) ? mine : live.find(({ status }) => status !== 'past_due')
  if (paying) return promote(needs, { checkout, subscription: paying })
  const isTriedAgain = live.length > 0 && membershipOf(standingOf(entitlement), now).hasActiveAccess
  if (isTriedAgain) throw alreadyHasAccess(entitlement, now)
  // What was never paid makes way for what will be: nobody pays for two.
  for (const { id } of live) await needs.payments.endSubscription(id)
  const agreed = mine ? checkout : await agree(needs, checkout)
  if (!agreed) return undefined
  const subscription = mine ?? (await create(needs, { checkout: agreed, customerId, setup }))
  if (subscription === 'failed') {
    // Stripe would repeat its failure for this key. Nothing was made, as the list will show, so the next key is new.
    await needs.checkouts.update(agreed, { tries: agreed.tries + 1 })
    throw new Problem('PAYMENTS_DOWN', { details: { retryAfter: 5 } })
  }
  if (isLive(subscription)) return promote(needs, { checkout: agreed, subscription })
  if (subscription.status !== 'incomplete') throw new Problem('INVALID_CHECKOUT')
  await payFirstMonth(needs, { checkout: agreed, subscription, setup })
  const paid = (await needs.payments.listSubscriptions(customerId)).find(({ id }) => id === subscription.id)
  // It follows its payment a moment later.
  if (!paid || !isLive(paid)) throw new Problem('PAYMENT_METHOD_PENDING')
  return paid
}

/** Of two calls at once, and of one that enters a code, only one is right about what is paid. A trial has its claims for that. */
async function agree(
  { checkouts }: EnsureSubscriptionNeeds,
  checkout: CheckoutAttempt,
): Promise<CheckoutAttempt | undefined> {
  if (checkout.offer === 'trial' || checkout.isAgreed) return checkout
  const changes = { isAgreed: true }
  return (await checkouts.update(checkout, changes))
    ? { ...checkout, ...changes, version: checkout.version + 1 }
    : undefined
}

/**
 * A trial gets its discount once it has begun, and one that an earlier call had begun gets it now. Where Stripe
 * refuses the code, the trial ends before anything is charged: the person agreed to the lower price.
 */
async function promote(
  { payments, checkouts }: EnsureSubscriptionNeeds,
  { checkout, subscription }: { checkout: CheckoutAttempt; subscription: SubscriptionSnapshot },
): Promise<SubscriptionSnapshot> {
  const { attempt, promotion } = checkout
  const { id, status, hasDiscount } = subscription
  if (!promotion || hasDiscount || status !== 'trialing' || subscription.attempt !== attempt) return subscription
  try {
    return await payments.applyPromotion({ id, promotion, idempotencyKey: `promotion:${id}:${promotion.id}` })
  } catch (error) {
    if (isUnavailable(error)) {
      await payments.endSubscription(id)
      await endCheckout({ checkouts }, checkout)
    }
    throw error
  }
}

/** Charges it while the person is there. Only they can answer their bank, and until they have, nothing has begun. */
async function payFirstMonth(
  needs: EnsureSubscriptionNeeds,
  { checkout, subscription, setup }: Pick<ReadyCheckout, 'checkout' | 'setup'> & { subscription: SubscriptionSnapshot },
): Promise<void> {
  const { id, latestInvoiceId } = subscription
  try {
    const { paymentMethodId } = setup
    const { clientSecret } = await needs.payments.payInvoice({ id: latestInvoiceId!, paymentMethodId })
    if (clientSecret !== null) throw new Problem('PAYMENT_CONFIRMATION_REQUIRED', { details: { clientSecret } })
  } catch (error) {
    if (isDeclined(error)) {
      await needs.payments.abandonSubscription(id)
      await endCheckout(needs, checkout)
    }
    throw error
  }
}

async function create(
  { payments, checkouts }: EnsureSubscriptionNeeds,
  { checkout, customerId, setup }: Omit<ReadyCheckout, 'record' | 'now'>,
) {
  const { accountId, attempt, plan, currency, tries, promotion, trialEndsAt = null } = checkout
  try {
    return await payments.createSubscription({
      customerId,
      accountId,
      attempt,
      plan,
      currency,
      paymentMethodId: setup.paymentMethodId,
      trialEndsAt,
      promotion,
      idempotencyKey: `sub:${accountId}:${attempt}:${tries}`,
    })
  } catch (error) {
    if (isDeclined(error) || isUnavailable(error)) await endCheckout({ checkouts }, checkout)
    throw error
  }
}

const isUnavailable = (error: unknown) => error instanceof Problem && error.code === 'PROMOTION_UNAVAILABLE'
const isDeclined = (error: unknown) => error instanceof Problem && error.code === 'CARD_DECLINED'

/**
 * A declined card ends the checkout: the next card gets a new one, and Stripe a new key. Its trial is free again before
 * it is gone, since afterwards nobody would know what it had claimed.
 */
async function endCheckout({ checkouts }: Pick<EnsureSubscriptionNeeds, 'checkouts'>, checkout: CheckoutAttempt) {
  await checkouts.releaseTrial(checkout)
  await checkouts.remove(checkout)
}

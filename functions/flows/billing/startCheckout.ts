import { Problem, type ProblemCode } from '../../../shared/contract/problem.ts'
import type { Checkout } from '../../../shared/domain/billing.ts'
import { TRIAL_DAYS } from '../../../shared/domain/limits.ts'
import { amountOf, type PriceKey } from '../../../shared/domain/priceBook.ts'
import { membershipOf, type Standing } from '../../../shared/domain/subscription.ts'
import { after, DAY, type EpochSeconds, isoInstant, MINUTE } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { CHECKOUT_LIFETIME, type CheckoutAttempt, isOpen } from '../../domain/billing/checkoutAttempt.ts'
import { standingOf } from '../../domain/billing/entitlement.ts'
import type { CardSetup, Payments } from '../../domain/billing/payments.ts'
import { newId } from '../../domain/identity/token.ts'
import type { CheckoutStore } from '../../store/checkouts.ts'
import type { CustomerStore } from '../../store/customers.ts'
import { abandonCheckout } from './abandonCheckout.ts'
import { type CountDistinctNeeds, countDistinct } from './countDistinct.ts'
import { ensureCustomer } from './ensureCustomer.ts'
import { type EnsureTrialNeeds, ensureTrial } from './ensureTrial.ts'
import { type PromoteCheckoutNeeds, promoteCheckout } from './promoteCheckout.ts'
import { addressClaim } from './trialClaims.ts'

export interface StartCheckoutNeeds extends EnsureTrialNeeds, CountDistinctNeeds, PromoteCheckoutNeeds {
  payments: EnsureTrialNeeds['payments'] &
    PromoteCheckoutNeeds['payments'] &
    Pick<Payments, 'checkPrice' | 'hasCustomer' | 'updateCustomer' | 'findCustomer' | 'createCustomer' | 'createSetup'>
  checkouts: EnsureTrialNeeds['checkouts'] & Pick<CheckoutStore, 'begin' | 'releaseTrial'>
  customers: EnsureTrialNeeds['customers'] & Pick<CustomerStore, 'keep'>
}

interface CheckoutRequest extends PriceKey {
  account: Account
  standing: Standing
  promotionCode?: string | null | undefined
  now: EpochSeconds
}

const TRIES = 4
/** New checkouts of one account: whoever tries stolen cards needs many. */
const NEW_CHECKOUTS = [
  { max: 5, seconds: 10 * MINUTE },
  { max: 10, seconds: DAY },
]

/**
 * Opens a checkout for somebody without access, or answers the one that is open. Nothing is charged here. Two clicks, or
 * two devices, share one checkout: whoever comes second uses what the first has begun.
 */
export async function startCheckout(needs: StartCheckoutNeeds, asked: CheckoutRequest): Promise<Checkout> {
  refuseSubscribed(asked)
  await needs.payments.checkPrice(asked)
  for (let tried = 0; tried < TRIES; tried += 1) {
    const checkout = await openCheckout(needs, asked, { isFirst: tried === 0 })
    const setup = checkout && (await ensureSetup(needs, { checkout, asked }))
    if (!setup) continue
    if (setup.status === 'succeeded') await finish(needs, { checkout, setupIntentId: setup.id, asked })
    else {
      const { account, promotionCode: code, now } = asked
      const promoted = await promoteCheckout(needs, { accountId: account.id, code, now })
      if (promoted) return answerOf(promoted, { setup, now })
    }
  }
  throw new Problem('CONFLICT')
}

function refuseSubscribed({ standing, now }: Pick<CheckoutRequest, 'standing' | 'now'>): void {
  if (standing.isDisputed) throw new Problem('ACCOUNT_DISPUTED')
  const { status, hasActiveAccess } = membershipOf(standing, now)
  if (hasActiveAccess) throw new Problem('ALREADY_SUBSCRIBED', { details: { currentStatus: status } })
}

/** Stripe's event may have finished the checkout after this call was let in. */
async function refuseSubscribedSince(
  { accounts }: StartCheckoutNeeds,
  { account, now }: CheckoutRequest,
): Promise<void> {
  const record = await accounts.find(account.id)
  if (record) refuseSubscribed({ standing: standingOf(record.entitlement), now })
}

interface Finishing {
  checkout: CheckoutAttempt
  setupIntentId: string
  asked: CheckoutRequest
}

/** Nothing was charged, and nothing can come of this card any more without the page that is gone. */
const STARTS_ANEW = new Set<ProblemCode>(['PAYMENT_CONFIRMATION_REQUIRED', 'CARD_DECLINED', 'INVALID_CHECKOUT'])

/**
 * The button was pressed and the page went away before it could say so: what was agreed to happens now. Where a bank
 * asks, its dialog went with that page, and the checkout makes way for a new one.
 */
async function finish(needs: StartCheckoutNeeds, { checkout, setupIntentId, asked }: Finishing): Promise<void> {
  try {
    const confirmation = { accountId: asked.account.id, setupIntentId, now: asked.now }
    const { subscriptionStatus: currentStatus } = await ensureTrial(needs, confirmation)
    throw new Problem('ALREADY_SUBSCRIBED', { details: { currentStatus } })
  } catch (error) {
    if (!(error instanceof Problem) || !STARTS_ANEW.has(error.code)) throw error
    // As it is by now: on the way it was written that its first month is asked for.
    const current = await needs.checkouts.find(asked.account.id)
    if (current?.attempt !== checkout.attempt) return
    await abandonCheckout(needs, current)
    await needs.checkouts.remove(current)
  }
}

/**
 * The open checkout at this price, or a new one; undefined when somebody else was quicker. Of two calls at once for two
 * prices one gives way: they would replace each other's until there were too many.
 */
async function openCheckout(
  needs: StartCheckoutNeeds,
  asked: CheckoutRequest,
  { isFirst }: { isFirst: boolean },
): Promise<CheckoutAttempt | undefined> {
  const { account, plan, currency, now } = asked
  const seen = await needs.checkouts.find(account.id)
  if (seen && isOpen(seen, now) && seen.plan === plan && seen.currency === currency) return seen
  if (!isFirst && seen && isOpen(seen, now)) throw new Problem('CONFLICT')
  if (seen?.done) await refuseSubscribedSince(needs, asked)
  else if (seen) await abandonCheckout(needs, seen)
  const next: CheckoutAttempt = {
    accountId: account.id,
    attempt: newId('chk'),
    plan,
    currency,
    offer: (await mayHaveTrial(needs, asked)) ? 'trial' : 'paid',
    amount: amountOf(asked),
    tries: 0,
    dueAt: after(now, CHECKOUT_LIFETIME),
    version: (seen?.version ?? 0) + 1,
  }
  return (await needs.checkouts.begin(seen, next)) ? next : undefined
}

/** A gift was a trial too. The card is looked at when it is known. */
async function mayHaveTrial(needs: StartCheckoutNeeds, { account, standing, now }: CheckoutRequest): Promise<boolean> {
  if (standing.trialEndsAt !== null) return false
  if ((await needs.customers.find(account.id))?.trialUsedAt !== undefined) return false
  return !(await needs.checkouts.hasTrial(await addressClaim(needs, { email: account.email, now })))
}

/** The payment method that the checkout sets up; undefined when the checkout has to begin anew. */
async function ensureSetup(
  needs: StartCheckoutNeeds,
  { checkout, asked: { account, now } }: { checkout: CheckoutAttempt; asked: CheckoutRequest },
): Promise<CardSetup | undefined> {
  const { attempt, setupIntentId } = checkout
  if (setupIntentId !== undefined) {
    const [setup, customerId] = await Promise.all([
      needs.payments.findSetup(setupIntentId),
      ensureCustomer(needs, account),
    ])
    if (setup && setup.customerId === customerId && setup.status !== 'canceled') return setup
    // What it has claimed is free again before it is gone, since afterwards nobody would know.
    await abandonCheckout(needs, checkout)
    await needs.checkouts.remove(checkout)
    return undefined
  }
  await countDistinct(needs, { what: 'checkout', accountId: account.id, id: attempt, allowed: NEW_CHECKOUTS, now })
  const customerId = await ensureCustomer(needs, account)
  const setup = await needs.payments.createSetup({ customerId, accountId: account.id, attempt })
  if (await needs.checkouts.update(checkout, { setupIntentId: setup.id })) return setup
  // Whoever was quicker has stored the same one: both asked with the same idempotency key.
  return (await needs.checkouts.find(account.id))?.setupIntentId === setup.id ? setup : undefined
}

function answerOf(
  { plan, currency, offer, promotion }: CheckoutAttempt,
  { setup, now }: { setup: CardSetup; now: EpochSeconds },
): Checkout {
  const firstChargeAt = isoInstant(offer === 'trial' ? after(now, TRIAL_DAYS * DAY) : now)
  const amount = amountOf({ plan, currency })
  return {
    clientSecret: setup.clientSecret,
    setupIntentId: setup.id,
    userStatus: 'free',
    currentStatus: 'free',
    message: offer === 'trial' ? 'Add a payment method to start your trial.' : 'Add a payment method to subscribe.',
    currency,
    offer: { kind: offer, plan, amount, currency, firstChargeAt, ...(promotion && { discount: promotion }) },
  }
}

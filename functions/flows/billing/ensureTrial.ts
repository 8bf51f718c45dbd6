import { Problem } from '../../../shared/contract/problem.ts'
import type { StartedSubscription } from '../../../shared/domain/billing.ts'
import { TRIAL_DAYS } from '../../../shared/domain/limits.ts'
import { CurrencyCode } from '../../../shared/domain/money.ts'
import { membershipOf } from '../../../shared/domain/subscription.ts'
import { after, DAY, type EpochSeconds, isoInstant } from '../../../shared/domain/time.ts'
import { type CheckoutAttempt, isOpen } from '../../domain/billing/checkoutAttempt.ts'
import { claimOf } from '../../domain/billing/claimOf.ts'
import { hasGrant, standingOf } from '../../domain/billing/entitlement.ts'
import { membershipMails } from '../../domain/billing/membershipMails.ts'
import type { CardSetup, InvoiceSnapshot, Payments } from '../../domain/billing/payments.ts'
import { isOurs, type SubscriptionSnapshot } from '../../domain/billing/subscriptionSnapshot.ts'
import type { AccountRecord, AccountStore } from '../../store/accounts.ts'
import type { CheckoutStore } from '../../store/checkouts.ts'
import type { Customer, CustomerStore } from '../../store/customers.ts'
import type { EntitlementStore } from '../../store/entitlements.ts'
import { alreadyHasAccess } from './alreadyHasAccess.ts'
import { type EndBesideGrantNeeds, endBesideGrant } from './endBesideGrant.ts'
import { endDisputed } from './endDisputed.ts'
import { type EnsureSubscriptionNeeds, ensureSubscription } from './ensureSubscription.ts'
import { addressClaim, cardClaim } from './trialClaims.ts'
import { undoConversion } from './undoConversion.ts'

export interface EnsureTrialNeeds extends EnsureSubscriptionNeeds, EndBesideGrantNeeds {
  payments: EnsureSubscriptionNeeds['payments'] & EndBesideGrantNeeds['payments'] & Pick<Payments, 'findSetup'>
  accounts: Pick<AccountStore, 'find'>
  checkouts: EnsureSubscriptionNeeds['checkouts'] & Pick<CheckoutStore, 'find' | 'claimTrial'>
  customers: Pick<CustomerStore, 'find' | 'noteTrial'>
  entitlements: Pick<EntitlementStore, 'commit'>
  identityKey: (now: EpochSeconds) => Promise<string>
}

interface Confirmation {
  accountId: string
  setupIntentId: string
  now: EpochSeconds
}

const TRIES = 5

/**
 * Turns a checkout whose payment method is ready into a trial, or into a paid subscription where the person has had
 * their trial. Called by the page, by the return from a redirect and by Stripe's event, any number of times and in any
 * order: all of them find the same checkout, ask Stripe with the same key and answer the same.
 */
export async function ensureTrial(needs: EnsureTrialNeeds, asked: Confirmation): Promise<StartedSubscription> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const started = await attempt(needs, asked)
    if (started) return started
  }
  throw new Problem('CONFLICT')
}

/** One round over what is stored now; undefined when it changed on the way. */
async function attempt(needs: EnsureTrialNeeds, asked: Confirmation): Promise<StartedSubscription | undefined> {
  const { accountId, setupIntentId, now } = asked
  // Another call may commit at any moment: whoever finds the checkout done must find the access that came with it.
  const checkout = await needs.checkouts.find(accountId)
  const [record, customer] = await Promise.all([needs.accounts.find(accountId), needs.customers.find(accountId)])
  if (record?.account.status !== 'active') throw new Problem('UNAUTHORIZED')
  const isTheirs = checkout?.setupIntentId === setupIntentId
  if (record.entitlement?.disputedAt !== undefined) throw await disputed(needs, { record, customer, now })
  if (isTheirs && checkout.done) return repeated(checkout.done, { record, now })
  if (hasGrant(record.entitlement, now)) throw await refusal(needs, { record, customer, now })
  if (!isTheirs || !customer || !isOpen(checkout, now)) throw new Problem('INVALID_CHECKOUT')

  const setup = await readyCard(needs, { checkout, customerId: customer.customerId })
  if (checkout.offer === 'trial' && checkout.trialEndsAt === undefined)
    return claimTrial(needs, { record, checkout, setup, now })
  const { customerId } = customer
  const subscription = await ensureSubscription(needs, { checkout, customerId, setup, record, now })
  if (!subscription) return undefined
  // On the way it may have been written that it was agreed to.
  const current = await needs.checkouts.find(accountId)
  const agreed = current?.attempt === checkout.attempt ? current : checkout
  return commit(needs, { record, checkout: agreed, subscription, now })
}

interface Refusing {
  record: AccountRecord
  customer: Customer | undefined
  now: EpochSeconds
}

/** An operator's gift has come first, perhaps while an earlier round of this call was at Stripe. */
async function refusal(needs: EnsureTrialNeeds, { record, customer, now }: Refusing): Promise<Problem> {
  const { account, entitlement } = record
  const all = customer ? await needs.payments.listSubscriptions(customer.customerId) : []
  await endBesideGrant(needs, { accountId: account.id, subscriptions: all.filter(isOurs), now })
  return alreadyHasAccess(entitlement, now)
}

/** A dispute has come first, perhaps while an earlier round of this call was at Stripe. */
async function disputed(needs: EnsureTrialNeeds, { record, customer, now }: Refusing): Promise<Problem> {
  const { account, entitlement } = record
  const subscriptions = (customer ? await needs.payments.listSubscriptions(customer.customerId) : []).filter(isOurs)
  await endDisputed(needs, { accountId: account.id, disputedAt: entitlement!.disputedAt!, subscriptions, now })
  return new Problem('ACCOUNT_DISPUTED')
}

/** The same answer again, as long as it is still true. */
function repeated(done: StartedSubscription, { record, now }: { record: AccountRecord; now: EpochSeconds }) {
  if (membershipOf(standingOf(record.entitlement), now).hasActiveAccess) return done
  throw new Problem('INVALID_CHECKOUT')
}

type ReadyCard = CardSetup & { paymentMethodId: string }

async function readyCard(
  { payments }: EnsureTrialNeeds,
  { checkout, customerId }: { checkout: CheckoutAttempt; customerId: string },
): Promise<ReadyCard> {
  const setup = await payments.findSetup(checkout.setupIntentId!)
  const isOurs = setup?.customerId === customerId && setup.attempt === checkout.attempt
  if (!isOurs || setup.status === 'canceled') throw new Problem('INVALID_CHECKOUT')
  const { status, paymentMethodId } = setup
  if (status !== 'succeeded' || paymentMethodId === undefined) throw new Problem('PAYMENT_METHOD_PENDING')
  return { ...setup, paymentMethodId }
}

interface Claiming {
  record: AccountRecord
  checkout: CheckoutAttempt
  setup: ReadyCard
  now: EpochSeconds
}

/** Always undefined: what was claimed is read again. Whoever has had a trial is told so, before anything is charged. */
async function claimTrial(needs: EnsureTrialNeeds, { record, checkout, setup, now }: Claiming): Promise<undefined> {
  const { email, emailVerified } = record.account
  const address = await addressClaim(needs, { email, now })
  const card = setup.fingerprint ? [await cardClaim(needs, { card: setup.fingerprint, now })] : []
  // A stranger who types somebody's address uses up nobody's trial.
  const claims = emailVerified ? [address, ...card] : card
  const areUsed = async (each: string[]) =>
    (await Promise.all(each.map((claim) => needs.checkouts.hasTrial(claim, checkout.attempt)))).includes(true)
  const isFree = emailVerified || !(await areUsed([address]))
  const trialEndsAt = after(now, TRIAL_DAYS * DAY)
  if (isFree && (await needs.checkouts.claimTrial(checkout, { claims, trialEndsAt, now }))) return
  if (isFree && !(await areUsed(claims))) return
  await needs.customers.noteTrial(record.account.id, now)
  await needs.checkouts.remove(checkout)
  throw new Problem('TRIAL_USED')
}

interface Committing {
  record: AccountRecord
  checkout: CheckoutAttempt
  subscription: SubscriptionSnapshot
  now: EpochSeconds
}

async function commit(needs: EnsureTrialNeeds, { record, checkout, subscription, now }: Committing) {
  const { account, entitlement } = record
  const claim = claimOf(subscription)
  const answer = answerOf(subscription, await firstInvoice(needs, subscription))
  const mails = membershipMails({ accountId: account.id, before: entitlement, after: claim, subscription, now })
  const finished = { checkout, answer }
  if (await needs.entitlements.commit(account.id, entitlement, { claim, mails, finished, now })) return answer
  // An account that was closed on the way must not be left with somebody who is charged for it.
  const current = await needs.accounts.find(account.id)
  if (current?.account.status !== 'active')
    await undoConversion(needs, { accountId: account.id, changed: subscription, now })
  return undefined
}

/** What a first month has really charged; a trial charges nothing. */
const firstInvoice = async ({ payments }: EnsureTrialNeeds, { status, latestInvoiceId }: SubscriptionSnapshot) =>
  status === 'trialing' || latestInvoiceId === undefined ? undefined : payments.findInvoice(latestInvoiceId)

function answerOf(
  { status, plan, currency, amount, trialEndsAt, latestInvoiceId }: SubscriptionSnapshot,
  invoice: InvoiceSnapshot | undefined,
): StartedSubscription {
  const isTrial = status === 'trialing'
  return {
    success: true,
    plan,
    // Fails for one that we do not sell in: nobody may begin a membership in it unnoticed.
    currency: CurrencyCode.parse(currency.toUpperCase()),
    subscriptionStatus: isTrial ? 'trial' : 'active',
    trialEndsAt: isTrial && trialEndsAt !== null ? isoInstant(trialEndsAt) : null,
    purchase:
      isTrial || !latestInvoiceId ? null : { transactionId: latestInvoiceId, value: invoice?.amountPaid ?? amount },
  }
}

import Stripe from 'stripe'
import type { Payments } from '../../domain/billing/payments.ts'
import { subscriptionSnapshot } from './snapshots.ts'
import { type AskStripe, unlessMissing } from './stripeClient.ts'
import { voidUnpaidInvoices } from './voidUnpaidInvoices.ts'
import { withPayments } from './withPayments.ts'

type SubscriptionCalls = Pick<
  Payments,
  | 'listSubscriptions'
  | 'setRenewal'
  | 'setTrialEnd'
  | 'endSubscription'
  | 'clearDebt'
  | 'setCard'
  | 'listAllSubscriptions'
>

const CARD = 'data.default_payment_method'
const INVOICE = 'data.latest_invoice'
const DISCOUNTS = 'data.discounts'
const PAGE = 100

export function subscriptionCalls(ask: AskStripe): SubscriptionCalls {
  async function endIf(id: string, isToEnd: (found: Stripe.Subscription) => boolean): Promise<void> {
    const expand = ['latest_invoice']
    const found = await ask((stripe) => unlessMissing(stripe.subscriptions.retrieve(id, { expand })))
    if (!found || !isToEnd(found)) return
    if (!isOver(found)) await ask((stripe) => unlessMissing(stripe.subscriptions.cancel(id)))
    // An earlier call may have ended it and crashed here.
    if (hasDraft(found) || (found.status !== 'trialing' && found.status !== 'active')) await voidUnpaidInvoices(ask, id)
  }

  return {
    async listSubscriptions(customer) {
      const listed = await ask((stripe) =>
        unlessMissing(
          stripe.subscriptions.list({ customer, status: 'all', limit: PAGE, expand: [CARD, INVOICE, DISCOUNTS] }),
        ),
      )
      return withPayments(ask, (listed?.data ?? []).map(subscriptionSnapshot))
    },

    async setRenewal({ id, renews, idempotencyKey }) {
      const update = (changes: Stripe.SubscriptionUpdateParams, key: string) =>
        ask((stripe) =>
          unlessOver(stripe, { id, asked: stripe.subscriptions.update(id, changes, { idempotencyKey: key }) }),
        )
      const changed = await update({ cancel_at_period_end: !renews }, idempotencyKey)
      // An instant that was set on its own has to be cleared on its own: Stripe refuses both in one call.
      const isStillEnding = renews && !isOver(changed) && changed.cancel_at !== null
      return subscriptionSnapshot(isStillEnding ? await update({ cancel_at: '' }, `${idempotencyKey}:at`) : changed)
    },

    async setTrialEnd({ id, trialEndsAt, idempotencyKey }) {
      const changed = await ask((stripe) =>
        stripe.subscriptions.update(
          id,
          {
            trial_end: trialEndsAt,
            proration_behavior: 'none',
            // Nobody is there to answer their bank. A charge that fails is tried again, as at the end of any trial.
            off_session: true,
            payment_behavior: 'allow_incomplete',
            // So that whoever looks later knows that this charge came before its day.
            ...(trialEndsAt === 'now' && { metadata: { converted: 'yes' } }),
          },
          { idempotencyKey },
        ),
      )
      return subscriptionSnapshot(changed)
    },

    endSubscription: (id) => endIf(id, () => true),
    clearDebt: (id) => endIf(id, (found) => found.status === 'unpaid' || isOver(found)),

    async setCard({ id, paymentMethodId }) {
      await ask((stripe) => stripe.subscriptions.update(id, { default_payment_method: paymentMethodId }))
    },

    async listAllSubscriptions(after) {
      const page = await ask((stripe) =>
        stripe.subscriptions.list({
          status: 'all',
          limit: PAGE,
          expand: [INVOICE, DISCOUNTS],
          ...(after && { starting_after: after }),
        }),
      )
      const subscriptions = await withPayments(ask, page.data.map(subscriptionSnapshot))
      return { subscriptions, next: page.has_more ? subscriptions.at(-1)?.id : undefined }
    },
  }
}

const isOver = ({ status }: Stripe.Subscription) => status === 'canceled' || status === 'incomplete_expired'

/** Stripe changes nothing of a subscription that has ended; how it ended is the answer. */
async function unlessOver(
  stripe: Stripe,
  { id, asked }: { id: string; asked: Promise<Stripe.Subscription> },
): Promise<Stripe.Subscription> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    const found = await stripe.subscriptions.retrieve(id)
    if (isOver(found)) return found
    throw error
  }
}

const hasDraft = ({ latest_invoice: invoice }: Stripe.Subscription) =>
  typeof invoice === 'object' && invoice?.status === 'draft'

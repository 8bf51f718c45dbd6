import type Stripe from 'stripe'
import { end, renew } from '../billingCycle.ts'
import { discount, promotionOf } from '../discounts.ts'
import { type Form, listOf, metadataOf, textOf } from '../formBody.ts'
import { expire } from '../incomplete.ts'
import { planOf } from '../objects/prices.ts'
import { invalid, missing } from '../StripeRefusal.ts'
import { shownInvoice } from '../shownInvoice.ts'
import { type Call, type CallNeeds, page } from './Call.ts'
import { createSubscription, TRIAL_NOTICE_SECONDS } from './createSubscription.ts'

export function subscriptionCalls(needs: CallNeeds): Record<string, Call> {
  const { ledger, emit, now, changed } = needs
  const find = (id: string) => {
    const subscription = ledger.subscriptions.get(id)
    if (!subscription) throw missing('subscription', id)
    return subscription
  }
  return {
    'POST /v1/subscriptions': ({ form }) => expanded(needs, createSubscription(needs, form), form),
    'GET /v1/subscriptions': ({ form }) => {
      const { customer, status } = form
      if (typeof customer === 'string' && !ledger.customers.has(customer)) throw missing('customer', customer)
      const all = typeof customer === 'string' ? ledger.subscriptions.of(customer) : ledger.subscriptions.values()
      const found = [...all].filter(
        (each) => status === 'all' || (status === undefined ? each.status !== 'canceled' : each.status === status),
      )
      return page(
        found.map((each) => expanded(needs, each, form)),
        form,
        '/v1/subscriptions',
      )
    },
    'GET /v1/subscriptions/{id}': ({ id, form }) => expanded(needs, find(id), form),
    'POST /v1/subscriptions/{id}': ({ id, form }) => {
      const subscription = find(id)
      checkChangeable(subscription, form)
      update(needs, { subscription, form })
      changed()
      emit('customer.subscription.updated', subscription)
      return expanded(needs, subscription, form)
    },
    'DELETE /v1/subscriptions/{id}': ({ id }) => {
      const subscription = find(id)
      if (isOver(subscription)) throw missing('subscription', id)
      if (subscription.status === 'incomplete') expire(needs, { subscription, at: now() })
      else end(needs, { subscription, at: now() })
      return subscription
    },
  }
}

const isOver = ({ status }: Stripe.Subscription) => status === 'canceled' || status === 'incomplete_expired'

/** Before its first payment, Stripe changes the metadata of a subscription only. */
function checkChangeable(subscription: Stripe.Subscription, form: Form): void {
  if (isOver(subscription))
    throw invalid('You cannot update a subscription that is `canceled` or `incomplete_expired`.')
  const isPlain = Object.keys(form).every((name) => name === 'metadata' || name === 'expand')
  if (subscription.status === 'incomplete' && !isPlain)
    throw invalid('An incomplete subscription can only update its metadata and default_source.')
}

/** The few changes that the product makes. */
function update(needs: CallNeeds, { subscription, form }: { subscription: Stripe.Subscription; form: Form }): void {
  const { ledger } = needs
  const [item] = subscription.items.data
  if (form.cancel_at_period_end !== undefined) {
    const isCancelled = form.cancel_at_period_end === 'true'
    if (form.cancel_at !== undefined) throw invalid('You may only specify one of: cancel_at, cancel_at_period_end.')
    // An instant that was set on its own, as by Stripe's portal, stays.
    if (isCancelled || subscription.cancel_at_period_end)
      cancelAt(needs, { subscription, at: isCancelled ? item!.current_period_end : null })
    subscription.cancel_at_period_end = isCancelled
  }
  if (form.cancel_at !== undefined) {
    cancelAt(needs, { subscription, at: form.cancel_at === '' ? null : Number(form.cancel_at) })
    subscription.cancel_at_period_end = false
  }
  const { currency } = subscription
  const promotion = promotionOf(ledger, { form, customer: String(subscription.customer), currency })
  if (promotion) discount(subscription, { promotion, at: needs.now() })
  if (form.items !== undefined) changePrice(needs, { subscription, form })
  updateMetadata(subscription.metadata, metadataOf(form))
  const method = textOf(form, 'default_payment_method')
  if (method) {
    if (ledger.paymentMethods.get(method)?.customer !== subscription.customer)
      throw invalid('The customer does not have this payment method.')
    subscription.default_payment_method = method
  }
  if (form.trial_end !== undefined) moveTrialEnd(needs, { subscription, to: String(form.trial_end) })
}

/** The one change of the one item that the product makes: from the next renewal on, another price. */
function changePrice({ ledger }: CallNeeds, { subscription, form }: { subscription: Stripe.Subscription; form: Form }) {
  const [asked, ...others] = listOf(form, 'items') as { id?: string; price?: string }[]
  const item = subscription.items.data.find(({ id }) => id === asked?.id)
  // Stripe would add a second item that is charged beside the first, or prorate. Neither is played here.
  if (!item || others.length > 0) throw invalid('The double changes one item of a subscription, by its id.')
  if (form.proration_behavior !== 'none') throw invalid('The double changes a price with proration_behavior none only.')
  const price = ledger.prices.get(String(asked?.price))
  if (!price) throw missing('price', String(asked?.price))
  if (!price.active) throw invalid('The price specified is inactive.')
  if (price.currency !== subscription.currency)
    throw invalid('The price specified only supports another currency than the one of the subscription.')
  Object.assign(item, { price, plan: planOf(price) })
}

/** An empty value deletes its key. */
function updateMetadata(metadata: Stripe.Metadata, changes: Stripe.Metadata): void {
  for (const [key, value] of Object.entries(changes))
    if (value === '') delete metadata[key]
    else metadata[key] = value
}

function cancelAt({ now }: CallNeeds, { subscription, at }: { subscription: Stripe.Subscription; at: number | null }) {
  subscription.cancel_at = at
  subscription.canceled_at = at === null ? null : now()
}

/** The period begins, and is charged, where the trial ends. */
function moveTrialEnd(needs: CallNeeds, { subscription, to }: { subscription: Stripe.Subscription; to: string }): void {
  const at = needs.now()
  const trialEnd = to === 'now' ? at : Number(to)
  if (to !== 'now' && trialEnd <= at) throw invalid('Invalid trial_end: must be a time in the future.')
  subscription.trial_end = trialEnd
  subscription.billing_cycle_anchor = trialEnd
  subscription.items.data[0]!.current_period_end = trialEnd
  if (trialEnd <= at + TRIAL_NOTICE_SECONDS) needs.emit('customer.subscription.trial_will_end', subscription)
  if (to === 'now') renew(needs, { subscription, at, reason: 'subscription_update' })
  else subscription.status = 'trialing'
  // That follows the period, also into one that has just begun; an instant that was set on its own does not.
  if (subscription.cancel_at_period_end) subscription.cancel_at = subscription.items.data[0]!.current_period_end
}

/** With its payment method and its newest invoice, where the call asks for them. */
function expanded({ ledger }: CallNeeds, subscription: Stripe.Subscription, form: Form): Stripe.Subscription {
  const paths = listOf(form, 'expand').map((path) => String(path).replace(/^data\./, ''))
  const ofInvoice = paths.flatMap((path) => /^latest_invoice(?:\.(.*))?$/.exec(path)?.[1] ?? [])
  const method = ledger.paymentMethods.get(String(subscription.default_payment_method))
  const invoice = ledger.invoices.get(String(subscription.latest_invoice))
  return {
    ...subscription,
    discounts: paths.includes('discounts')
      ? subscription.discounts
      : subscription.discounts.map((each) => (typeof each === 'string' ? each : each.id)),
    ...(paths.includes('default_payment_method') && method && { default_payment_method: method }),
    ...(paths.some((path) => path.startsWith('latest_invoice')) &&
      invoice && { latest_invoice: shownInvoice(ledger, invoice, ofInvoice) }),
  }
}

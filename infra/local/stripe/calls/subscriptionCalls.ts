import type Stripe from 'stripe'
import { end, renew } from '../billingCycle.ts'
import { charge } from '../charges.ts'
import { type Form, listOf, metadataOf, textOf } from '../formBody.ts'
import { asksWhenCharged, failsWhenCharged } from '../objects/customers.ts'
import { newSubscription } from '../objects/subscriptions.ts'
import { declined, invalid, missing } from '../StripeRefusal.ts'
import { type Call, type CallNeeds, page } from './Call.ts'

export function subscriptionCalls(needs: CallNeeds): Record<string, Call> {
  const { ledger, emit, now, changed } = needs
  const find = (id: string) => {
    const subscription = ledger.subscriptions.get(id)
    if (!subscription) throw missing('subscription', id)
    return subscription
  }
  return {
    'POST /v1/subscriptions': ({ form }) => expanded(needs, create(needs, form), form),
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
      if (subscription.status === 'canceled')
        throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
      update(needs, { subscription, form })
      changed()
      emit('customer.subscription.updated', subscription)
      return expanded(needs, subscription, form)
    },
    'DELETE /v1/subscriptions/{id}': ({ id }) => {
      const subscription = find(id)
      if (subscription.status === 'canceled') throw missing('subscription', id)
      end(needs, { subscription, at: now() })
      return subscription
    },
  }
}

function create(needs: CallNeeds, form: Form): Stripe.Subscription {
  const { ledger, emit, now, changed } = needs
  const customer = String(form.customer)
  if (!ledger.customers.has(customer)) throw missing('customer', customer)
  const [item] = listOf(form, 'items') as { price?: string }[]
  const price = ledger.prices.get(String(item?.price))
  if (!price) throw missing('price', String(item?.price))
  const paymentMethod = textOf(form, 'default_payment_method') ?? null
  const method = ledger.paymentMethods.get(String(paymentMethod))
  if (method?.customer !== customer) throw invalid('The payment method does not belong to the customer.')
  const trialEnd = form.trial_end === undefined ? null : Number(form.trial_end)
  if (trialEnd !== null && trialEnd <= now()) throw invalid('Invalid trial_end: must be a time in the future.')
  // With error_if_incomplete a card that fails leaves nothing behind.
  if (trialEnd === null && (failsWhenCharged(method) || asksWhenCharged(method))) throw declined()

  const subscription = newSubscription({
    customer,
    price,
    paymentMethod,
    metadata: metadataOf(form),
    trialEnd,
    created: now(),
  })
  ledger.subscriptions.set(subscription.id, subscription)
  ledger.customers.get(customer)!.currency = price.currency
  emit('customer.subscription.created', subscription)
  charge(needs, { subscription, reason: 'subscription_create', at: now() })
  changed()
  return subscription
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
  Object.assign(subscription.metadata, metadataOf(form))
  const method = textOf(form, 'default_payment_method')
  if (method) {
    if (ledger.paymentMethods.get(method)?.customer !== subscription.customer)
      throw invalid('The customer does not have this payment method.')
    subscription.default_payment_method = method
  }
  if (form.trial_end !== undefined) moveTrialEnd(needs, { subscription, to: String(form.trial_end) })
}

function cancelAt({ now }: CallNeeds, { subscription, at }: { subscription: Stripe.Subscription; at: number | null }) {
  subscription.cancel_at = at
  subscription.canceled_at = at === null ? null : now()
}

/** The month begins, and is charged, where the trial ends. */
function moveTrialEnd(needs: CallNeeds, { subscription, to }: { subscription: Stripe.Subscription; to: string }): void {
  const at = needs.now()
  const trialEnd = to === 'now' ? at : Number(to)
  if (to !== 'now' && trialEnd <= at) throw invalid('Invalid trial_end: must be a time in the future.')
  subscription.trial_end = trialEnd
  subscription.billing_cycle_anchor = trialEnd
  subscription.items.data[0]!.current_period_end = trialEnd
  if (to === 'now') renew(needs, { subscription, at, reason: 'subscription_update' })
  else subscription.status = 'trialing'
}

/** With its payment method and its newest invoice, where the call asks for them. */
function expanded({ ledger }: CallNeeds, subscription: Stripe.Subscription, form: Form): Stripe.Subscription {
  const isAsked = (name: string) => listOf(form, 'expand').some((path) => String(path).endsWith(name))
  const method = ledger.paymentMethods.get(String(subscription.default_payment_method))
  const invoice = ledger.invoices.get(String(subscription.latest_invoice))
  return {
    ...subscription,
    ...(isAsked('default_payment_method') && method && { default_payment_method: method }),
    ...(isAsked('latest_invoice') && invoice && { latest_invoice: invoice }),
  }
}

import type Stripe from 'stripe'
import { type ChargeNeeds, charge, finalize } from './charges.ts'
import { collect } from './collect.ts'
import { expire, INCOMPLETE_SECONDS } from './incomplete.ts'
import { renewalAfter } from './objects/subscriptions.ts'

/** How long Stripe tries a charge that failed, as this account is set up, before it gives the subscription up. */
const GIVEN_UP_AFTER = 6 * 24 * 3600
const LIVE = ['trialing', 'active', 'past_due']

/**
 * What time does to subscriptions: trials end, periods are charged, failed charges are tried again, and what was
 * cancelled ends. Everything happens at its own second, however far the clock has jumped. The invoice of a period that
 * time has begun is a draft for an hour before it is charged, also where the subscription ends meanwhile.
 */
export function billingCycle(needs: ChargeNeeds) {
  const { ledger, now } = needs
  let soonest = 0

  function next(): { at: number; subscription: Stripe.Subscription } | undefined {
    let first: { at: number; subscription: Stripe.Subscription } | undefined
    for (const subscription of ledger.subscriptions.values()) {
      const at = dueAt(ledger.invoices, subscription)
      if (at !== undefined && (!first || at < first.at)) first = { at, subscription }
    }
    return first
  }

  return {
    /** Does everything that is due by now, in the order of time. */
    catchUp(): void {
      if (now() < soonest) return
      const due = [...ledger.subscriptions.values()].filter((each) => isDue(needs, each))
      // One after the other, each through all that it has missed: they do not depend on each other.
      for (const subscription of due)
        for (let at = dueAt(ledger.invoices, subscription); at !== undefined && at <= now(); )
          at = step(needs, { subscription, at })
      soonest = next()?.at ?? Number.POSITIVE_INFINITY
    },
    /** Something has changed that may be due earlier than anything before. */
    changed: () => {
      soonest = 0
    },
  }
}

const isDue = ({ ledger, now }: ChargeNeeds, subscription: Stripe.Subscription) => {
  const at = dueAt(ledger.invoices, subscription)
  return at !== undefined && at <= now()
}

function dueAt(invoices: Map<string, Stripe.Invoice>, subscription: Stripe.Subscription): number | undefined {
  const invoice = invoices.get(String(subscription.latest_invoice))
  const draftEnd = invoice?.status === 'draft' ? invoice.automatically_finalizes_at : null
  if (subscription.status === 'incomplete') return subscription.created + INCOMPLETE_SECONDS
  if (!LIVE.includes(subscription.status)) return draftEnd ?? undefined
  const retry = subscription.status === 'past_due' ? invoice?.next_payment_attempt : undefined
  const ends = [subscription.items.data[0]!.current_period_end, retry ?? Number.POSITIVE_INFINITY]
  if (draftEnd !== null) ends.push(draftEnd)
  if (subscription.cancel_at !== null) ends.push(subscription.cancel_at)
  return Math.min(...ends)
}

/** One thing that is due; answers when the next one is. */
function step(needs: ChargeNeeds, { subscription, at }: { subscription: Stripe.Subscription; at: number }) {
  const [item] = subscription.items.data
  const invoice = needs.ledger.invoices.get(String(subscription.latest_invoice))
  if (invoice?.status === 'draft' && invoice.automatically_finalizes_at! <= at) {
    chargeDraft(needs, { subscription, invoice, at })
    return dueAt(needs.ledger.invoices, subscription)
  }
  if (subscription.status === 'incomplete') {
    expire(needs, { subscription, at })
    return undefined
  }
  const isEnd = subscription.cancel_at !== null && subscription.cancel_at <= at
  if (isEnd || (subscription.cancel_at_period_end && item!.current_period_end <= at)) end(needs, { subscription, at })
  else if (item!.current_period_end <= at) renew(needs, { subscription, at })
  else retry(needs, { subscription, at })
  return dueAt(needs.ledger.invoices, subscription)
}

interface Step {
  subscription: Stripe.Subscription
  at: number
}

interface Ending extends Step {
  reason?: 'cancellation_requested' | 'payment_failed'
}

interface Renewal extends Step {
  reason?: 'subscription_cycle' | 'subscription_update'
}

/** Stripe stops collecting what is finalised and unpaid. A draft that advances goes on. */
export function end(
  { ledger, emit }: Pick<ChargeNeeds, 'ledger' | 'emit'>,
  { subscription, at, reason = 'cancellation_requested' }: Ending,
): void {
  const invoice = ledger.invoices.get(String(subscription.latest_invoice))
  if (invoice?.status === 'open') Object.assign(invoice, { auto_advance: false, next_payment_attempt: null })
  subscription.status = 'canceled'
  subscription.cancellation_details!.reason = reason
  subscription.ended_at = at
  subscription.canceled_at ??= at
  emit('customer.subscription.deleted', subscription)
}

/** What a card refuses is tried again, as long as the subscription lives. */
function chargeDraft(needs: ChargeNeeds, { subscription, invoice, at }: Step & { invoice: Stripe.Invoice }): void {
  finalize(needs, { invoice, at })
  if (collect(needs, { invoice, methodId: String(subscription.default_payment_method ?? ''), at })) return
  if (!LIVE.includes(subscription.status)) return
  subscription.status = 'past_due'
  needs.emit('customer.subscription.updated', subscription)
}

/** Begins a period and charges it: at once where somebody asked for it, and where time has come, an hour later. */
export function renew(needs: ChargeNeeds, { subscription, at, reason = 'subscription_cycle' }: Renewal): void {
  const [item] = subscription.items.data
  subscription.status = 'active'
  item!.current_period_start = at
  item!.current_period_end = renewalAfter(at, { price: item!.price, anchor: subscription.billing_cycle_anchor })
  const invoice = charge(needs, { subscription, reason, at })
  if (invoice.status === 'open') subscription.status = 'past_due'
  needs.emit('customer.subscription.updated', subscription)
}

function retry(needs: ChargeNeeds, { subscription, at }: Step): void {
  const invoice = needs.ledger.invoices.get(String(subscription.latest_invoice))!
  const isLast = at >= invoice.created + GIVEN_UP_AFTER
  if (collect(needs, { invoice, methodId: String(subscription.default_payment_method), at, isLast })) {
    subscription.status = 'active'
    needs.emit('customer.subscription.updated', subscription)
  } else if (isLast) {
    invoice.status = 'uncollectible'
    invoice.status_transitions.marked_uncollectible_at = at
    needs.emit('invoice.marked_uncollectible', invoice)
    end(needs, { subscription, at, reason: 'payment_failed' })
  }
}

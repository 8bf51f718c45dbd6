import type Stripe from 'stripe'
import { charge } from '../charges.ts'
import { discount, promotionOf } from '../discounts.ts'
import { type Form, listOf, metadataOf, textOf } from '../formBody.ts'
import { asksWhenCharged, failsWhenCharged } from '../objects/customers.ts'
import { intentIdOf } from '../objects/intents.ts'
import { newSubscription } from '../objects/subscriptions.ts'
import { authenticationRequired, declined, invalid, missing, needsAuthentication } from '../StripeRefusal.ts'
import type { CallNeeds } from './Call.ts'

/** How long before its end a trial is told of; a shorter one at once. */
export const TRIAL_NOTICE_SECONDS = 3 * 24 * 3600

/** Begins a subscription: with a trial, paid, waiting for its first payment, or not at all, as the call wants it. */
export function createSubscription(needs: CallNeeds, form: Form): Stripe.Subscription {
  const { ledger, emit, now, changed } = needs
  const { customer, price, paymentMethod, trialEnd, promotion } = asked(needs, form)
  const first = trialEnd === null ? firstPayment(form, paymentMethod) : 'none'
  const isTaxed = (form.automatic_tax as { enabled?: string } | undefined)?.enabled === 'true'
  if (isTaxed) checkTax(price, ledger.customers.get(customer)!)
  const subscription = newSubscription({
    customer,
    price,
    paymentMethod: paymentMethod.id,
    metadata: metadataOf(form),
    trialEnd,
    created: now(),
  })
  subscription.automatic_tax.enabled = isTaxed
  if (promotion) discount(subscription, { promotion, at: now() })
  if (first === 'fails' || first === 'left') subscription.status = 'incomplete'
  ledger.subscriptions.set(subscription.id, subscription)
  ledger.customers.get(customer)!.currency = price.currency
  emit('customer.subscription.created', subscription)
  const isPresent = form.off_session !== 'true'
  const isLeftOpen = first === 'left'
  const invoice = charge(needs, { subscription, reason: 'subscription_create', at: now(), isPresent, isLeftOpen })
  if (isLeftOpen) leaveToBrowser(needs, { invoice, method: paymentMethod.id })
  if (trialEnd !== null && trialEnd <= now() + TRIAL_NOTICE_SECONDS)
    emit('customer.subscription.trial_will_end', subscription)
  changed()
  return subscription
}

function leaveToBrowser({ ledger }: CallNeeds, { invoice, method }: { invoice: Stripe.Invoice; method: string }): void {
  const intent = ledger.paymentIntents.get(intentIdOf(invoice))
  if (intent)
    ledger.paymentIntents.set(intent.id, { ...intent, status: 'requires_confirmation', payment_method: method })
}

function asked({ ledger, now }: CallNeeds, form: Form) {
  const customer = String(form.customer)
  if (!ledger.customers.has(customer)) throw missing('customer', customer)
  const [item] = listOf(form, 'items') as { price?: string }[]
  const price = ledger.prices.get(String(item?.price))
  if (!price) throw missing('price', String(item?.price))
  const paymentMethod = ledger.paymentMethods.get(textOf(form, 'default_payment_method') ?? '')
  if (paymentMethod?.customer !== customer) throw invalid('The payment method does not belong to the customer.')
  const trialEnd = form.trial_end === undefined ? null : Number(form.trial_end)
  if (trialEnd !== null && trialEnd <= now()) throw invalid('Invalid trial_end: must be a time in the future.')
  const promotion = promotionOf(ledger, { form, customer, currency: price.currency })
  return { customer, price, paymentMethod, trialEnd, promotion }
}

/** What becomes of the first charge. With `error_if_incomplete` a card that fails leaves nothing behind. */
function firstPayment(form: Form, method: Stripe.PaymentMethod): 'left' | 'fails' | 'paid' {
  const behavior = textOf(form, 'payment_behavior') ?? 'allow_incomplete'
  const isPresent = form.off_session !== 'true'
  if (behavior === 'default_incomplete') return 'left'
  const asks = asksWhenCharged(method, { isPresent })
  const fails = asks || failsWhenCharged(method)
  if (!fails || behavior === 'allow_incomplete') return fails ? 'fails' : 'paid'
  if (behavior !== 'error_if_incomplete')
    throw invalid(`The payment_behavior ${behavior} cannot be used when a subscription is created.`)
  if (!asks) throw declined()
  throw isPresent ? needsAuthentication('subscription_payment_intent_requires_action') : authenticationRequired()
}

/** Stripe Tax must know whether the price includes it, and where the customer is: in the US to the postal code. */
function checkTax({ tax_behavior }: Stripe.Price, { address }: Stripe.Customer): void {
  if (tax_behavior === 'unspecified') throw invalid('The price needs a tax_behavior for automatic tax.')
  if (!address?.country || (address.country === 'US' && !address.postal_code))
    throw invalid("The customer's location isn't recognized.", 'customer_tax_location_invalid')
}

import type Stripe from 'stripe'
import { type Form, listOf } from '../formBody.ts'
import { invalid } from '../StripeRefusal.ts'

/** Names of parameters, each of which Stripe's own library has for the call. */
const of =
  <P>() =>
  (...names: (keyof P & string)[]): string[] =>
    names

/** The parameters that our gateway and tools send. Stripe takes more. */
const PARAMETERS: Record<string, string[]> = {
  'POST /v1/customers': of<Stripe.CustomerCreateParams>()('email', 'name', 'metadata'),
  'POST /v1/customers/{id}': of<Stripe.CustomerUpdateParams>()('email', 'name', 'address'),
  'GET /v1/customers': of<Stripe.CustomerListParams>()('email', 'limit', 'starting_after'),
  'GET /v1/customers/{id}': [],
  'DELETE /v1/customers/{id}': [],
  'POST /v1/setup_intents': of<Stripe.SetupIntentCreateParams>()(
    'customer',
    'usage',
    'allowed_payment_method_types',
    'metadata',
  ),
  'GET /v1/setup_intents/{id}': of<Stripe.SetupIntentRetrieveParams>()('expand'),
  'POST /v1/setup_intents/{id}/cancel': [],
  'GET /v1/payment_methods/{id}': [],
  'POST /v1/payment_intents': of<Stripe.PaymentIntentCreateParams>()('amount', 'currency', 'automatic_payment_methods'),
  'POST /v1/subscriptions': of<Stripe.SubscriptionCreateParams>()(
    'customer',
    'items',
    'default_payment_method',
    'metadata',
    'billing_mode',
    'off_session',
    'payment_behavior',
    'discounts',
    'trial_end',
    'trial_settings',
    'automatic_tax',
    'expand',
  ),
  'GET /v1/subscriptions': of<Stripe.SubscriptionListParams>()(
    'customer',
    'status',
    'limit',
    'starting_after',
    'expand',
  ),
  'GET /v1/subscriptions/{id}': of<Stripe.SubscriptionRetrieveParams>()('expand'),
  'POST /v1/subscriptions/{id}': of<Stripe.SubscriptionUpdateParams>()(
    'cancel_at',
    'cancel_at_period_end',
    'default_payment_method',
    'discounts',
    'items',
    'metadata',
    'off_session',
    'payment_behavior',
    'proration_behavior',
    'trial_end',
    'expand',
  ),
  'DELETE /v1/subscriptions/{id}': [],
  'GET /v1/promotion_codes': of<Stripe.PromotionCodeListParams>()('code', 'limit', 'starting_after', 'expand'),
  'POST /v1/invoices/create_preview': of<Stripe.InvoiceCreatePreviewParams>()(
    'customer',
    'subscription_details',
    'discounts',
  ),
  'GET /v1/invoices': of<Stripe.InvoiceListParams>()('customer', 'subscription', 'limit', 'starting_after', 'expand'),
  'GET /v1/invoices/{id}': of<Stripe.InvoiceRetrieveParams>()('expand'),
  'POST /v1/invoices/{id}/pay': of<Stripe.InvoicePayParams>()('payment_method', 'off_session'),
  'POST /v1/invoices/{id}/finalize': of<Stripe.InvoiceFinalizeInvoiceParams>()('auto_advance'),
  'POST /v1/invoices/{id}/void': [],
  'GET /v1/charges': of<Stripe.ChargeListParams>()('customer', 'limit', 'starting_after', 'expand'),
  'POST /v1/refunds': of<Stripe.RefundCreateParams>()('payment_intent', 'amount'),
  'GET /v1/disputes': of<Stripe.DisputeListParams>()('created', 'limit', 'starting_after', 'expand'),
  'GET /v1/disputes/{id}': of<Stripe.DisputeRetrieveParams>()('expand'),
  'GET /v1/events': of<Stripe.EventListParams>()('created', 'limit', 'starting_after'),
  'GET /v1/prices': of<Stripe.PriceListParams>()('lookup_keys', 'active', 'limit', 'starting_after'),
  'POST /v1/prices': of<Stripe.PriceCreateParams>()(
    'product',
    'currency',
    'unit_amount',
    'recurring',
    'lookup_key',
    'transfer_lookup_key',
    'tax_behavior',
    'metadata',
  ),
  'GET /v1/products/{id}': [],
  'POST /v1/products': of<Stripe.ProductCreateParams>()('id', 'name'),
}

const MOST_LISTED = 100
const DEEPEST = 4

/**
 * Refuses a parameter that nothing of ours sends, and so whatever Stripe does not have; a page too long; and a path to
 * expand that begins with `data.` outside a list, or without it in one. Whether it leads to anything is not looked at.
 */
export function checkParameters(routeKey: string, form: Form): void {
  const unknown = Object.keys(form).find((name) => !PARAMETERS[routeKey]?.includes(name))
  if (unknown !== undefined) throw invalid(`Received unknown parameter: ${unknown}`, 'parameter_unknown')
  if (Number(form.limit ?? 1) > MOST_LISTED) throw invalid(`This limit must be at most ${MOST_LISTED}.`)
  const isList = routeKey.startsWith('GET') && !routeKey.includes('{id}')
  for (const path of listOf(form, 'expand')) {
    if (isList !== String(path).startsWith('data.')) throw invalid(`This property cannot be expanded (${path}).`)
    if (String(path).split('.').length > DEEPEST)
      throw invalid(`You cannot expand more than ${DEEPEST} levels of a property (${path}).`)
  }
}

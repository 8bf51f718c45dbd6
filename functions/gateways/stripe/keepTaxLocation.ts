import type { AskStripe } from './stripeClient.ts'

/**
 * Tells Stripe where a customer is, as the card form asked them. Stripe Tax refuses a subscription without a place, and
 * looks at the customer before it looks at a card, so that renewals are taxed alike when the card changes.
 */
export async function keepTaxLocation(
  ask: AskStripe,
  { customerId, paymentMethodId }: { customerId: string; paymentMethodId: string },
): Promise<void> {
  const { billing_details: details, card } = await ask((stripe) => stripe.paymentMethods.retrieve(paymentMethodId))
  const { line1, line2, city, state, postal_code, country } = details.address ?? {}
  const known = { line1, line2, city, state, postal_code, country: country ?? card?.country }
  const address = Object.fromEntries(Object.entries(known).filter(([, part]) => part != null && part !== ''))
  await ask((stripe) => stripe.customers.update(customerId, { address }))
}

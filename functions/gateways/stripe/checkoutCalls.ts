import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import type { Payments } from '../../domain/billing/payments.ts'
import { setupSnapshot } from './snapshots.ts'
import { type AskStripe, unlessMissing } from './stripeClient.ts'

type CheckoutCalls = Pick<
  Payments,
  | 'findCustomer'
  | 'createCustomer'
  | 'updateCustomer'
  | 'hasCustomer'
  | 'findAccountId'
  | 'deleteCustomer'
  | 'createSetup'
  | 'findSetup'
  | 'cancelSetup'
  | 'createTestPayment'
>

/** Customers, and the payment methods that they set up. */
export function checkoutCalls(ask: AskStripe): CheckoutCalls {
  /** Stripe remembers the ids of deleted customers, and answers them as deleted. */
  async function findCustomer(id: string) {
    const found = await ask((stripe) => unlessMissing(stripe.customers.retrieve(id)))
    return found?.deleted ? undefined : found
  }

  return {
    /** By address and id together: an address alone may belong to another account's customer. */
    async findCustomer({ accountId, email }) {
      const { data } = await ask((stripe) => stripe.customers.list({ email, limit: 100 }))
      return data.find(({ metadata }) => metadata.accountId === accountId)?.id
    },

    async createCustomer({ accountId, email, name, replaced }) {
      // Stripe repeats its answer to a key, also when that customer has been deleted since, and refuses another name.
      const payer = createHash('sha256').update(`${email} ${name}`).digest('base64url')
      const idempotencyKey = ['cus', accountId, payer, ...(replaced === undefined ? [] : [replaced])].join(':')
      const created = await ask((stripe) =>
        stripe.customers.create({ email, name, metadata: { accountId } }, { idempotencyKey }),
      )
      return created.id
    },

    async updateCustomer({ customerId, email, name }) {
      await ask((stripe) => unlessMissing(stripe.customers.update(customerId, { email, name })))
    },

    hasCustomer: async (customerId) => (await findCustomer(customerId)) !== undefined,

    async findAccountId(customerId) {
      return (await findCustomer(customerId))?.metadata.accountId
    },

    async deleteCustomer(customerId) {
      await ask((stripe) => unlessMissing(stripe.customers.del(customerId)))
    },

    async createSetup({ customerId, accountId, attempt }) {
      const created = await ask((stripe) =>
        stripe.setupIntents.create(
          // Cards only, which include the wallets: no bank debit that fails days after access has begun.
          {
            customer: customerId,
            usage: 'off_session',
            allowed_payment_method_types: ['card'],
            metadata: { accountId, attempt },
          },
          { idempotencyKey: `si:${accountId}:${attempt}` },
        ),
      )
      return setupSnapshot(created)
    },

    async findSetup(id) {
      const found = await ask((stripe) =>
        unlessMissing(stripe.setupIntents.retrieve(id, { expand: ['payment_method'] })),
      )
      return found && setupSnapshot(found)
    },

    /** One that has succeeded cannot be cancelled, and need not be. */
    async cancelSetup(id) {
      const found = await ask((stripe) => unlessMissing(stripe.setupIntents.retrieve(id)))
      if (found && found.status !== 'succeeded' && found.status !== 'canceled')
        await ask((stripe) => stripe.setupIntents.cancel(id).catch(unlessOver))
    },

    async createTestPayment() {
      const created = await ask((stripe) =>
        stripe.paymentIntents.create({ amount: 100, currency: 'usd', automatic_payment_methods: { enabled: true } }),
      )
      return { clientSecret: created.client_secret ?? '' }
    },
  }
}

/** The person may have pressed the button meanwhile. */
function unlessOver(error: unknown): void {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'setup_intent_unexpected_state') return
  throw error
}

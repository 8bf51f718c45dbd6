import type { Payments } from '../../domain/billing/payments.ts'
import { setupSnapshot } from './snapshots.ts'
import { type AskStripe, unlessMissing } from './stripeClient.ts'

type CheckoutCalls = Pick<
  Payments,
  | 'findCustomer'
  | 'createCustomer'
  | 'findAccountId'
  | 'deleteCustomer'
  | 'createSetup'
  | 'findSetup'
  | 'cancelSetup'
  | 'createTestPayment'
>

/** Customers, and the payment methods that they set up. */
export const checkoutCalls = (ask: AskStripe): CheckoutCalls => ({
  /** By address and id together: an address alone may belong to another account's customer. */
  async findCustomer({ accountId, email }) {
    const { data } = await ask((stripe) => stripe.customers.list({ email, limit: 100 }))
    return data.find(({ metadata }) => metadata.accountId === accountId)?.id
  },

  async createCustomer({ accountId, email }) {
    const created = await ask((stripe) =>
      stripe.customers.create({ email, metadata: { accountId } }, { idempotencyKey: `cus:${accountId}:${email}` }),
    )
    return created.id
  },

  async findAccountId(customerId) {
    const customer = await ask((stripe) => unlessMissing(stripe.customers.retrieve(customerId)))
    return customer && !customer.deleted ? customer.metadata.accountId : undefined
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
    const found = await ask((stripe) => unlessMissing(stripe.setupIntents.retrieve(id, { expand: ['payment_method'] })))
    return found && setupSnapshot(found)
  },

  /** One that has succeeded cannot be cancelled, and need not be. */
  async cancelSetup(id) {
    const found = await ask((stripe) => unlessMissing(stripe.setupIntents.retrieve(id)))
    if (found && found.status !== 'succeeded' && found.status !== 'canceled')
      await ask((stripe) => stripe.setupIntents.cancel(id))
  },

  async createTestPayment() {
    const created = await ask((stripe) =>
      stripe.paymentIntents.create({ amount: 100, currency: 'usd', automatic_payment_methods: { enabled: true } }),
    )
    return { clientSecret: created.client_secret ?? '' }
  },
})

import type { Entitlement } from '../../functions/domain/billing/entitlement.ts'
import type { SubscriptionSnapshot } from '../../functions/domain/billing/subscriptionSnapshot.ts'
import type { Warn, WarningFacts } from '../../functions/domain/ports/warn.ts'
import { anAccount } from '../makers/anAccount.ts'
import { fakePayments } from './fakePayments.ts'
import { fakeStores } from './fakeStores.ts'

interface MoneyState {
  entitlement?: Entitlement
  subscriptions?: SubscriptionSnapshot[]
}

/** What a warning is about. */
const nameOf = (error: unknown, { stripeId, accountId }: WarningFacts) =>
  stripeId ?? accountId ?? (error as Error).message

/** What every flow about money needs, with Jane, who is a customer of Stripe and has these things there. */
export function moneyNeeds({ entitlement, subscriptions = [] }: MoneyState = {}) {
  const stores = fakeStores()
  const payments = fakePayments()
  const warnings: unknown[] = []
  stores.memory.accounts.set('usr_jane', anAccount())
  stores.memory.customers.set('usr_jane', { customerId: 'cus_jane' })
  if (entitlement) stores.memory.entitlements.set('usr_jane', entitlement)
  payments.state.customers.set('cus_jane', { accountId: 'usr_jane', email: 'jane@example.com' })
  payments.state.subscriptions = subscriptions
  return {
    ...stores,
    payments,
    warnings,
    warn: ((what, error, facts = {}) => void warnings.push([what, nameOf(error, facts)])) satisfies Warn,
    identityKey: async () => 'key',
    /** What Jane is entitled to, as it is kept. */
    entitlementOf: (id = 'usr_jane') => stores.memory.entitlements.get(id),
    /** The kinds of mails that were asked for. */
    mailKinds: () => [...stores.memory.mails.values()].map(({ kind }) => kind),
    statuses: () => payments.state.subscriptions.map(({ status }) => status),
  }
}

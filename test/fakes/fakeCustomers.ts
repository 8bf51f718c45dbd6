import type { CustomerStore } from '../../functions/store/customers.ts'
import type { EventStore } from '../../functions/store/events.ts'
import type { BillingInfo } from '../../shared/domain/billing.ts'
import { after, MINUTE } from '../../shared/domain/time.ts'
import type { Memory } from './memory.ts'

export function fakeCustomers({ accounts, customers }: Memory, events: Pick<EventStore, 'addSync'>): CustomerStore {
  const billings = new Map<string, BillingInfo>()
  return {
    find: async (accountId) => customers.get(accountId),

    async keep(accountId, customerId, replaced = customerId) {
      const kept = customers.get(accountId)
      if (!accounts.has(accountId) || (kept && ![customerId, replaced].includes(kept.customerId))) return false
      customers.set(accountId, { ...kept, customerId })
      return true
    },

    async noteTrial(accountId, now) {
      const kept = customers.get(accountId)
      if (!kept) return false
      customers.set(accountId, { trialUsedAt: now, ...kept })
      return true
    },

    async takeBack(accountId, { customer, takenBack }) {
      const kept = customers.get(accountId)
      if (kept?.customerId !== customer.customerId || kept.takenBack) return false
      customers.set(accountId, { ...kept, takenBack })
      await events.addSync(kept.customerId, after(takenBack.at, MINUTE))
      return true
    },

    async leaveCharge(accountId, invoiceId) {
      const { takenBack, ...kept } = customers.get(accountId)!
      if (takenBack?.invoiceId !== invoiceId) return false
      customers.set(accountId, kept)
      return true
    },

    findAccountId: async (customerId) => [...customers].find(([, kept]) => kept.customerId === customerId)?.[0],

    findBilling: async (accountId) => billings.get(accountId),

    async keepBilling(accountId, billing) {
      billings.set(accountId, billing)
    },
  }
}

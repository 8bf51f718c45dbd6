import type {
  CardSetup,
  ChargedDispute,
  InvoiceSnapshot,
  NewSubscription,
  Payments,
} from '../../functions/domain/billing/payments.ts'
import type { Promotion, PromotionRefusal } from '../../functions/domain/billing/promotion.ts'
import type { SubscriptionSnapshot } from '../../functions/domain/billing/subscriptionSnapshot.ts'
import { Problem } from '../../shared/contract/problem.ts'
import { DAY } from '../../shared/domain/time.ts'
import { anInvoice } from '../makers/anInvoice.ts'
import { aSubscription, aTrial } from '../makers/aSubscription.ts'
import { later, NOW } from '../makers/later.ts'
import { overTheWire } from './overTheWire.ts'

/** A payment provider in memory. Tests put into it what Stripe would know, and look at what was changed. */
export function fakePayments() {
  const state = {
    customers: new Map<string, { accountId: string; email: string }>(),
    deletedCustomers: [] as string[],
    setups: new Map<string, CardSetup>(),
    subscriptions: [] as SubscriptionSnapshot[],
    /** What subscriptions were asked for, by idempotency key: a repetition gets what the first call made. */
    asked: new Map<string, NewSubscription>(),
    invoices: [] as InvoiceSnapshot[],
    promotions: new Map<string, Promotion | PromotionRefusal>(),
    cards: [] as { id: string; paymentMethodId: string }[],
    refunded: [] as string[],
    /** What was given back of an invoice in parts. */
    refundedParts: new Map<string, number>(),
    disputes: [] as ChargedDispute[],
    renewalKeys: [] as string[],
    /** What trials were moved to, by idempotency key: a repetition gets what the first call made. */
    trialEnds: new Map<string, SubscriptionSnapshot>(),
    /** Whether charges fail from now on. */
    isDeclined: false,
    /** Whether banks ask before they pay what the person is there for. */
    isAsked: false,
  }

  function change(id: string, changes: Partial<SubscriptionSnapshot>): SubscriptionSnapshot {
    state.subscriptions = state.subscriptions.map((each) => (each.id === id ? { ...each, ...changes } : each))
    return state.subscriptions.find((each) => each.id === id)!
  }

  function chargeNow(id: string): SubscriptionSnapshot {
    const { customerId, amount } = state.subscriptions.find((each) => each.id === id)!
    const paid = { status: 'paid', amountPaid: amount, amountDue: 0, paidAt: NOW } as const
    const open = { status: 'open', amountPaid: 0, amountDue: amount, paidAt: null } as const
    const latestInvoiceId = `in_now_${state.invoices.length + 1}`
    state.invoices.push(
      anInvoice({ id: latestInvoiceId, customerId, subscriptionId: id, ...(state.isDeclined ? open : paid) }),
    )
    return change(id, {
      status: state.isDeclined ? 'past_due' : 'active',
      isConverted: true,
      hasPaid: !state.isDeclined,
      trialEndsAt: NOW,
      periodStartedAt: NOW,
      periodEndsAt: later(30 * DAY),
      latestInvoiceId,
    })
  }

  const payments: Payments = {
    findCustomer: async ({ accountId, email }) =>
      [...state.customers].find(([, owner]) => owner.accountId === accountId && owner.email === email)?.[0],

    async createCustomer({ accountId, email }) {
      const id = `cus_${state.customers.size + 1}`
      state.customers.set(id, { accountId, email })
      return id
    },

    async updateCustomer({ customerId, email }) {
      const known = state.customers.get(customerId)
      if (known) state.customers.set(customerId, { ...known, email })
    },

    hasCustomer: async (customerId) => state.customers.has(customerId),

    findAccountId: async (customerId) => state.customers.get(customerId)?.accountId,

    async deleteCustomer(customerId) {
      state.deletedCustomers.push(customerId)
    },

    async createSetup({ customerId, attempt }) {
      const known = [...state.setups.values()].find((each) => each.attempt === attempt)
      const id = `seti_${state.setups.size + 1}`
      const setup = known ?? aSetup({ id, clientSecret: `${id}_secret`, customerId, attempt, status: 'waiting' })
      state.setups.set(setup.id, setup)
      return setup
    },

    findSetup: async (id) => state.setups.get(id),

    async cancelSetup(id) {
      const setup = state.setups.get(id)
      if (setup) state.setups.set(id, { ...setup, status: 'canceled' })
    },

    createTestPayment: async () => ({ clientSecret: 'pi_secret' }),

    checkPrice: async ({ currency }) => `price_${currency.toLowerCase()}`,

    findPromotion: async ({ code }) => state.promotions.get(code) ?? 'unknown',

    applyPromotion: async ({ id, promotion }) => {
      const { amount } = state.subscriptions.find((each) => each.id === id)!
      return change(id, { hasDiscount: true, nextAmount: amount - promotion.amountOff })
    },

    async createSubscription(wanted) {
      const { idempotencyKey, customerId, attempt, plan, currency, trialEndsAt } = wanted
      const known = state.subscriptions.find((each) => state.asked.has(idempotencyKey) && each.attempt === attempt)
      state.asked.set(idempotencyKey, wanted)
      if (known) return known
      const id = `sub_${state.subscriptions.length + 1}`
      const own = { id, customerId, attempt, plan, currency: currency.toLowerCase() }
      const latestInvoiceId = `in_first_${own.id}`
      const made =
        trialEndsAt === null
          ? aSubscription({ ...own, status: 'incomplete', latestInvoiceId })
          : aTrial({ ...own, trialEndsAt, periodEndsAt: trialEndsAt })
      state.subscriptions.push(made)
      if (trialEndsAt === null)
        state.invoices.push(
          anInvoice({ id: latestInvoiceId, customerId, subscriptionId: made.id, status: 'open', paidAt: null }),
        )
      return made
    },

    listSubscriptions: async (customerId) => state.subscriptions.filter((each) => each.customerId === customerId),

    async setRenewal({ id, renews, idempotencyKey }) {
      state.renewalKeys.push(idempotencyKey)
      return change(id, { renews, cancelledAt: renews ? null : NOW })
    },

    async setTrialEnd({ id, trialEndsAt, idempotencyKey }) {
      const known = state.trialEnds.get(idempotencyKey)
      if (known) return known
      const moved = trialEndsAt === 'now' ? chargeNow(id) : change(id, { trialEndsAt, periodEndsAt: trialEndsAt })
      state.trialEnds.set(idempotencyKey, moved)
      return moved
    },

    async endSubscription(id) {
      change(id, { status: 'canceled' })
    },

    async clearDebt(id) {
      change(id, { status: 'canceled', hasUnpaidInvoice: false })
    },

    async abandonSubscription(id) {
      if (state.subscriptions.find((each) => each.id === id)?.status === 'incomplete')
        change(id, { status: 'incomplete_expired' })
    },

    async setCard(card) {
      state.cards.push(card)
    },

    async announcePrice({ id, priceId, at }) {
      change(id, { announced: { priceId, at } })
    },

    async changePrice(id) {
      const found = state.subscriptions.find((each) => each.id === id)
      if (found?.announced) change(id, { priceId: found.announced.priceId, announced: null })
    },

    listInvoices: async (customerId) => state.invoices.filter((each) => each.customerId === customerId),

    findInvoice: async (id) => state.invoices.find((each) => each.id === id),

    listChargedInvoices: async (customerId) =>
      state.invoices
        .filter((each) => each.customerId === customerId)
        .map((each) =>
          state.refunded.includes(each.id) || state.refundedParts.has(each.id)
            ? {
                ...each,
                amountRefunded: state.refunded.includes(each.id) ? each.amountPaid : state.refundedParts.get(each.id)!,
                refundedAt: NOW,
                refundStatus: 'succeeded',
              }
            : { ...each, amountRefunded: 0, refundedAt: null, refundStatus: null },
        ),

    async payInvoice({ id }) {
      if (state.isDeclined) throw new Problem('CARD_DECLINED')
      if (state.isAsked) return { clientSecret: `pi_of_${id}_secret` }
      state.invoices = state.invoices.map((each) => (each.id === id ? { ...each, status: 'paid' } : each))
      const begun = state.subscriptions.find((each) => each.latestInvoiceId === id && each.status === 'incomplete')
      if (begun) change(begun.id, { status: 'active' })
      return { clientSecret: null }
    },

    async refundInvoice(id, part) {
      if (part) state.refundedParts.set(id, part.amountRefunded + part.amount)
      else state.refunded.push(id)
    },

    findDispute: async (id) => state.disputes.find((each) => each.id === id),

    listDisputes: async () => ({ disputes: state.disputes, next: undefined }),

    listAllSubscriptions: async () => ({ subscriptions: state.subscriptions, next: undefined }),

    listEvents: async () => ({ events: [], next: undefined }),
  }
  return { ...overTheWire(payments), state }
}

/** A payment method of Jane's that is ready. */
export const aSetup = (changes: Partial<CardSetup> = {}): CardSetup => ({
  id: 'seti_1',
  clientSecret: 'seti_1_secret',
  customerId: 'cus_jane',
  attempt: 'chk_1',
  status: 'succeeded',
  paymentMethodId: 'pm_1',
  fingerprint: 'card_1',
  ...changes,
})

import type { PriceKey } from '../../../shared/domain/priceBook.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { DisputeSnapshot } from './dispute.ts'
import type { Payer } from './payerOf.ts'
import type { Promotion, PromotionRefusal } from './promotion.ts'
import type { SubscriptionSnapshot } from './subscriptionSnapshot.ts'

/** A payment method that is being set up, or has been. */
export interface CardSetup {
  id: string
  clientSecret: string
  customerId: string | undefined
  /** The checkout, or the change of a card, that it was made for. */
  attempt: string | undefined
  status: 'waiting' | 'succeeded' | 'canceled'
  paymentMethodId: string | undefined
  /** The same for the same card, whoever uses it. */
  fingerprint: string | undefined
}

/** Amounts in minor units, the currency in lower case as Stripe spells it. */
export interface InvoiceSnapshot {
  id: string
  customerId: string
  subscriptionId: string | undefined
  createdAt: EpochSeconds
  paidAt: EpochSeconds | null
  amountPaid: number
  amountDue: number
  currency: string
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  pdf: string | null
}

/** An invoice, and what was given back of it. */
export interface ChargedInvoice extends InvoiceSnapshot {
  amountRefunded: number
  /** When something of it was last given back. */
  refundedAt: EpochSeconds | null
  /** What the provider says of the latest refund. */
  refundStatus: string | null
}

/** A part of what was paid for an invoice, in minor units. */
export interface RefundPart {
  amount: number
  amountRefunded: number
}

/** A dispute, and whose charge it is about. */
export interface ChargedDispute extends DisputeSnapshot {
  customerId: string | undefined
  /** What the charge was for: one for anything else names none. Lists don't say. */
  subscriptionId?: string | undefined
}

export interface NewSubscription extends PriceKey {
  customerId: string
  accountId: string
  attempt: string
  paymentMethodId: string
  /** Without one it is incomplete until its first invoice is paid. */
  trialEndsAt: EpochSeconds | null
  promotion?: Promotion | undefined
  idempotencyKey: string
}

/**
 * The payment provider. A call that changes something takes an idempotency key, so that it can be repeated: whoever
 * does not know whether a call arrived makes it again. Failures are Problems: CARD_DECLINED, PAYMENTS_DOWN (the call may
 * have happened) and PAYMENTS_DISABLED.
 */
export interface Payments {
  findCustomer(owner: { accountId: string; email: string }): Promise<string | undefined>
  /** `replaced`: the account's customer that is gone, whose call must not be repeated. */
  createCustomer(owner: Payer & { accountId: string; replaced?: string | undefined }): Promise<string>
  /** One that is gone stays gone. */
  updateCustomer(customer: Payer & { customerId: string }): Promise<void>
  /** Whether a customer is still there: one may be deleted at Stripe. */
  hasCustomer(customerId: string): Promise<boolean>
  /** The account that a customer belongs to; undefined for a customer that is gone or not ours. */
  findAccountId(customerId: string): Promise<string | undefined>
  deleteCustomer(customerId: string): Promise<void>

  createSetup(setup: { customerId: string; accountId: string; attempt: string }): Promise<CardSetup>
  findSetup(id: string): Promise<CardSetup | undefined>
  cancelSetup(id: string): Promise<void>
  createTestPayment(): Promise<{ clientSecret: string }>

  /** The id of a price. Fails with PAYMENTS_DISABLED unless it is exactly ours. */
  checkPrice(key: PriceKey): Promise<string>
  /**
   * What a code takes off the plan for this customer, as the provider computes it, or why it takes nothing. One for
   * newcomers only can't be had with a trial, whose invoice over nothing makes a customer of them.
   */
  findPromotion(
    entered: PriceKey & { code: string; customerId: string; isTrial: boolean },
  ): Promise<Promotion | PromotionRefusal>
  /**
   * From the next charge on. A trial begins without its promotion, since its invoice over nothing would use it up. Fails
   * with PROMOTION_UNAVAILABLE, as the next does.
   */
  applyPromotion(change: { id: string; promotion: Promotion; idempotencyKey: string }): Promise<SubscriptionSnapshot>
  /**
   * Fails with INVALID_CHECKOUT when the customer is gone.
   * `failed`: the provider said so and will repeat it for this key. Nothing was made, or the list of them shows it.
   */
  createSubscription(subscription: NewSubscription): Promise<SubscriptionSnapshot | 'failed'>
  listSubscriptions(customerId: string): Promise<SubscriptionSnapshot[]>
  /** One that has ended is answered as it is. */
  setRenewal(change: { id: string; renews: boolean; idempotencyKey: string }): Promise<SubscriptionSnapshot>
  /** `now` ends the trial and charges the first period at once: a card that fails leaves it past due. */
  setTrialEnd(change: {
    id: string
    trialEndsAt: EpochSeconds | 'now'
    idempotencyKey: string
  }): Promise<SubscriptionSnapshot>
  /** Ends it at once, and what is past due is not owed any more, also where it has ended already. */
  endSubscription(id: string): Promise<void>
  /** Ends one that is unpaid or over, with all that is owed for it. One that was paid meanwhile stays as it is. */
  clearDebt(id: string): Promise<void>
  /** Gives up one whose first period was never paid. One that was paid meanwhile stays as it is. */
  abandonSubscription(id: string): Promise<void>
  setCard(change: { id: string; paymentMethodId: string }): Promise<void>
  /** Notes at the provider what the person was told of. Nothing is charged at that price before `changePrice`. */
  announcePrice(change: { id: string; priceId: string; at: EpochSeconds }): Promise<void>
  /** Puts one on the price that was announced, if its next renewal is charged at that. Another time nothing happens. */
  changePrice(id: string): Promise<void>

  listInvoices(customerId: string): Promise<InvoiceSnapshot[]>
  findInvoice(id: string): Promise<InvoiceSnapshot | undefined>
  /** The newest hundred, with their refunds. */
  listChargedInvoices(customerId: string): Promise<ChargedInvoice[]>
  /**
   * Charges it while the person is there; one that has been paid already is paid. Where their bank asks them first, answers
   * the secret that their page asks with, as often as it is called.
   */
  payInvoice(invoice: { id: string; paymentMethodId: string }): Promise<{ clientSecret: string | null }>
  /**
   * Gives back what was paid for an invoice. Once is enough: the second time nothing happens. A part names what was given
   * back before it, so that the same part is given back once.
   */
  refundInvoice(invoiceId: string, part?: RefundPart): Promise<void>

  findDispute(id: string): Promise<ChargedDispute | undefined>
  /** A page of the disputes that were opened since then, newest first. */
  listDisputes(page: { since: EpochSeconds; after?: string | undefined }): Promise<{
    disputes: ChargedDispute[]
    next: string | undefined
  }>

  /** Every subscription at Stripe, a page at a time. */
  listAllSubscriptions(after?: string): Promise<{ subscriptions: SubscriptionSnapshot[]; next: string | undefined }>
  listEvents(page: { since: EpochSeconds; after?: string | undefined }): Promise<{
    events: { id: string; type: string; objectId: string; customerId: string | undefined; createdAt: EpochSeconds }[]
    next: string | undefined
  }>
}

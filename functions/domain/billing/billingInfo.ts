import type { BilledInvoice, BilledSubscription, BillingInfo } from '../../../shared/domain/billing.ts'
import type { CurrencyCode } from '../../../shared/domain/money.ts'
import { isoInstant } from '../../../shared/domain/time.ts'
import { claimOf } from './claimOf.ts'
import { currencyCodeOf } from './currencyCodeOf.ts'
import { isSafeLink } from './isSafeLink.ts'
import { isUnpaid } from './isUnpaid.ts'
import type { InvoiceSnapshot } from './payments.ts'
import { isLive, pickSubscription, type SubscriptionSnapshot } from './subscriptionSnapshot.ts'

interface BillingState {
  subscriptions: SubscriptionSnapshot[]
  invoices: InvoiceSnapshot[]
  /** Our own address, where the invoices of the local double are. */
  ownOrigin: string | undefined
}

/** What the billing page shows of what Stripe says. */
export function billingInfoOf({ subscriptions, invoices, ownOrigin }: BillingState): BillingInfo {
  const subscription = pickSubscription(subscriptions)
  const live = subscription && isLive(subscription) ? subscription : undefined
  return {
    subscription: live ? billedSubscription(live) : null,
    invoices: invoices.filter(isShown).map((invoice) => billedInvoice(invoice, ownOrigin)),
    pastDue: live ? pastDueOf(live, { invoices, ownOrigin }) : null,
  }
}

/** As the contract of the billing page spells it. To TypeScript, what is lower case is any text. */
const wireCurrency = (currency: string) => currencyCodeOf(currency).toLowerCase() as Lowercase<CurrencyCode>

function billedSubscription(subscription: SubscriptionSnapshot): BilledSubscription {
  const { plan, amount, nextAmount, currency, periodEndsAt, renews, status, card } = subscription
  const claim = claimOf(subscription).status
  return {
    plan,
    amount,
    currency: wireCurrency(currency),
    current_period_end: periodEndsAt,
    amount_due: renews ? nextAmount : 0,
    status: status === 'past_due' ? 'past_due' : claim === 'free' || claim === 'inactive' ? 'cancelled' : claim,
    card,
  }
}

/** A trial starts with an invoice over nothing, and a draft is not yet one. */
export const isShown = ({ amountPaid, amountDue, status }: InvoiceSnapshot) =>
  status !== 'draft' && (amountPaid > 0 || amountDue > 0)

const billedInvoice = (
  { id, createdAt, amountPaid, currency, status, pdf }: InvoiceSnapshot,
  ownOrigin?: string,
): BilledInvoice => ({
  id,
  created: createdAt,
  amount_paid: amountPaid,
  currency: wireCurrency(currency),
  status: status === 'open' || status === 'draft' ? 'pending' : status,
  invoice_pdf: pdf !== null && isSafeLink(pdf, ownOrigin) ? pdf : null,
})

function pastDueOf(
  subscription: SubscriptionSnapshot,
  { invoices, ownOrigin }: Pick<BillingState, 'invoices' | 'ownOrigin'>,
): BillingInfo['pastDue'] {
  if (!claimOf(subscription).isPastDue) return null
  const { nextAttemptAt, confirmUrl } = subscription
  const owed = invoices.filter((each) => isUnpaid(each) && each.subscriptionId === subscription.id)
  const amount = owed.reduce((sum, { amountDue }) => sum + amountDue, 0)
  return {
    amount,
    currency: wireCurrency(subscription.currency),
    nextAttemptAt: nextAttemptAt === null ? null : isoInstant(nextAttemptAt),
    confirmUrl: confirmUrl !== null && isSafeLink(confirmUrl, ownOrigin) ? confirmUrl : null,
  }
}

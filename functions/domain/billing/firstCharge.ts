import { firstChargeGraceHours } from '../../../shared/domain/priceBook.ts'
import { after, type EpochSeconds, HOUR } from '../../../shared/domain/time.ts'
import type { InvoiceSnapshot } from './payments.ts'
import type { SubscriptionSnapshot } from './subscriptionSnapshot.ts'

/** The first charge after a trial, as long as its owner may take it back. */
export interface FirstCharge {
  invoiceId: string
  subscriptionId: string
  /** In minor units, the currency in lower case. */
  amount: number
  currency: string
  /** From that second on it is too late. */
  until: EpochSeconds
}

/** The one charge that a subscription has made since its trial ended; undefined where there is none that can be taken back. */
export function firstChargeOf(
  { id: subscriptionId, status, trialEndsAt }: SubscriptionSnapshot,
  { invoices, now }: { invoices: readonly InvoiceSnapshot[]; now: EpochSeconds },
): FirstCharge | undefined {
  if (status !== 'active' || trialEndsAt === null) return undefined
  const [first, ...later] = invoices.filter((each) => each.subscriptionId === subscriptionId && each.amountPaid > 0)
  if (!first || first.paidAt === null || later.length > 0) return undefined
  const until = after(first.paidAt, firstChargeGraceHours * HOUR)
  if (now >= until) return undefined
  return { invoiceId: first.id, subscriptionId, amount: first.amountPaid, currency: first.currency, until }
}

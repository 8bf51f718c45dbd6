import { type Interval, priceBook } from '../../../shared/domain/priceBook.ts'
import { after, DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import type { InvoiceSnapshot, Payments } from '../../domain/billing/payments.ts'
import type { SubscriptionSnapshot } from '../../domain/billing/subscriptionSnapshot.ts'
import type { Violation } from '../../domain/billing/violation.ts'
import type { CheckoutStore } from '../../store/checkouts.ts'
import type { DeletionStore } from '../../store/deletions.ts'
import type { EntitlementStore } from '../../store/entitlements.ts'
import type { EventStore } from '../../store/events.ts'
import type { OutboxStore } from '../../store/outbox.ts'
import type { PayerNewsStore } from '../../store/payerNews.ts'

export interface InspectPaymentsNeeds {
  payments: Pick<Payments, 'listInvoices'>
  checkouts: Pick<CheckoutStore, 'due'>
  entitlements: Pick<EntitlementStore, 'due'>
  events: Pick<EventStore, 'listOverdue'>
  outbox: Pick<OutboxStore, 'listOverdue'>
  payerNews: Pick<PayerNewsStore, 'listOverdue'>
  deletions: Pick<DeletionStore, 'listOverdue'>
}

/** Every period lasts longer than this. */
const AT_LEAST: Record<Interval, number> = { month: 27 * DAY, year: 364 * DAY }
/** A job runs every minute or every hour, and tries a failure again within hours. */
const OVERDUE_AFTER = DAY

interface Inspecting {
  customerId: string
  subscriptions: SubscriptionSnapshot[]
}

/** What only a person can put right: a trial too many, or a period that was paid for twice. */
export async function inspectCustomer(
  { payments }: InspectPaymentsNeeds,
  { customerId, subscriptions }: Inspecting,
): Promise<Violation[]> {
  const trials = subscriptions.filter(({ trialEndsAt }) => trialEndsAt !== null)
  const invoices = await payments.listInvoices(customerId)
  const isDoubled = subscriptions.some(({ id, plan }) =>
    isPaidTwice(
      invoices.filter((each) => each.subscriptionId === id),
      AT_LEAST[priceBook[plan].interval],
    ),
  )
  return [
    ...(trials.length > 1 ? [{ rule: 'one-trial' as const, customerId }] : []),
    ...(isDoubled ? [{ rule: 'paid-once-a-period' as const, customerId }] : []),
  ]
}

/** An invoice is made when its period begins, however late it is paid. */
function isPaidTwice(invoices: InvoiceSnapshot[], atLeast: number): boolean {
  const begun = invoices
    .filter(({ status, amountPaid }) => status === 'paid' && amountPaid > 0)
    .map(({ createdAt }) => createdAt)
    .sort((a, b) => a - b)
  return begun.some((at, index) => index > 0 && at - begun[index - 1]! < atLeast)
}

/** What has waited for a job for more than a day. */
export async function listOverdue(needs: InspectPaymentsNeeds, now: EpochSeconds): Promise<Violation[]> {
  const by = after(now, -OVERDUE_AFTER)
  const overdue = await Promise.all([
    needs.events.listOverdue(by),
    needs.entitlements.due.listOverdue(by),
    needs.checkouts.due.listOverdue(by),
    needs.outbox.listOverdue(by),
    needs.payerNews.listOverdue(by),
    needs.deletions.listOverdue(by),
  ])
  return overdue.flat().map((id) => ({ rule: 'nothing-is-overdue', overdue: id }))
}

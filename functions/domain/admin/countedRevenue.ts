import * as z from 'zod/mini'
import { CURRENCIES, type CurrencyCode } from '../../../shared/domain/money.ts'
import { monthOf } from '../../../shared/domain/month.ts'
import { after, DAY, type EpochSeconds, isoInstant } from '../../../shared/domain/time.ts'
import { type Dispute, isDecided, isInquiry } from '../billing/dispute.ts'
import type { ChargedInvoice } from '../billing/payments.ts'
import { type CounterChange, MONTHS_KEPT_DAYS, ofMonth } from './counterChanges.ts'

/** How the counters hold a person's money, by the id of each invoice and dispute: so that a second look adds nothing. */
export type CountedRevenue = z.infer<typeof CountedRevenue>
export const CountedRevenue = z.record(
  z.string(),
  z.object({
    /** In which the charge was paid: what becomes of it later counts there, too. */
    month: z.string(),
    /** Minor units, by the names of the counters. */
    amounts: z.record(z.string(), z.int()),
  }),
)

/** What is counted of a payment, each in each currency: `disputed` is not decided yet, `lost` is. */
export type RevenuePart = 'paid' | 'refunded' | 'disputed' | 'lost'
export const revenueCounter = (part: RevenuePart, currency: CurrencyCode): string => `${part}${currency}`

interface Facts {
  before: CountedRevenue | undefined
  invoices: readonly ChargedInvoice[]
  disputes: readonly Dispute[]
  now: EpochSeconds
}

/**
 * How a person's money counts now. What Stripe does not list any more, as of a customer who was replaced there, stays as
 * it was; months that nobody is shown any more are left out, so that this does not grow with the years.
 */
export function countedRevenue({ before = {}, invoices, disputes, now }: Facts): CountedRevenue {
  const first = after(now, -MONTHS_KEPT_DAYS * DAY)
  const found = [...invoices.flatMap(invoiceOf), ...disputes.flatMap(disputeOf)]
  const seen = found.map(({ id, at, amounts }) => [
    id,
    { month: before[id]?.month ?? monthOf(isoInstant(at)), amounts },
  ])
  const all: CountedRevenue = { ...before, ...Object.fromEntries(seen) }
  const firstMonth = monthOf(isoInstant(first))
  return Object.fromEntries(Object.entries(all).filter(([, { month }]) => month > firstMonth))
}

/** A currency that we do not sell in is none of ours. */
const codeOf = (currency: string) => CURRENCIES.filter((code) => code.toLowerCase() === currency)

function invoiceOf({ id, status, amountPaid, amountRefunded, paidAt, currency }: ChargedInvoice) {
  if (status !== 'paid' || amountPaid === 0 || paidAt === null) return []
  return codeOf(currency).map((code) => ({
    id,
    at: paidAt,
    amounts: { [revenueCounter('paid', code)]: amountPaid, [revenueCounter('refunded', code)]: amountRefunded },
  }))
}

function disputeOf(dispute: Dispute) {
  const { id, amount, currency, status, paidAt, createdAt } = dispute
  const isLost = status === 'lost'
  const isOpen = !isDecided(dispute) && !isInquiry(dispute)
  return codeOf(currency).map((code) => ({
    id,
    at: paidAt ?? createdAt,
    amounts: {
      [revenueCounter('disputed', code)]: isOpen ? amount : 0,
      [revenueCounter('lost', code)]: isLost ? amount : 0,
    },
  }))
}

/** By how much the months' counters move when a person's money is counted anew: one change a month. */
export function revenueChanges(before: CountedRevenue = {}, next: CountedRevenue): CounterChange[] {
  const months = Map.groupBy(Object.entries(next), ([, { month }]) => month)
  return [...months].flatMap(([month, entries]) => {
    const add: Record<string, number> = {}
    for (const [id, { amounts }] of entries)
      for (const [name, amount] of Object.entries(amounts)) {
        const by = amount - (before[id]?.amounts[name] ?? 0)
        if (by !== 0) add[name] = (add[name] ?? 0) + by
      }
    return Object.keys(add).length === 0 ? [] : [ofMonth(`${month}-01`, add)]
  })
}

import * as z from 'zod/mini'
import { CurrencyCode } from './money.ts'

/** What became of the trials that began in one week; the others are still running. */
export const StatsWeek = z.object({
  /** The Monday, by UTC dates. */
  week: z.string(),
  trials: z.int(),
  converted: z.int(),
  /** Cancelled, unpaid or closed. */
  lost: z.int(),
})
export type StatsWeek = z.infer<typeof StatsWeek>

/** Paid subscriptions of one UTC month: how many there were as it began, how many began in it and how many ended. */
export const StatsMonth = z.object({ month: z.string(), atStart: z.int(), gained: z.int(), lost: z.int() })
export type StatsMonth = z.infer<typeof StatsMonth>

/** What was paid in one currency in each UTC month, and what became of it since, in minor units. */
export const StatsRevenue = z.object({
  currency: CurrencyCode,
  months: z.array(
    z.object({
      month: z.string(),
      paid: z.int(),
      refunded: z.int(),
      /** Taken back by a bank, and not decided. */
      disputed: z.int(),
      /** Taken back for good. */
      lost: z.int(),
    }),
  ),
})
export type StatsRevenue = z.infer<typeof StatsRevenue>

/** The people whose trials began in one UTC month. */
export const StatsCohort = z.object({
  month: z.string(),
  trials: z.int(),
  /** How many of them paid at the end of that month, and of each one since; the last is now. */
  paying: z.array(z.int()),
})
export type StatsCohort = z.infer<typeof StatsCohort>

/** What was written in one UTC month, how much of it by the model, and what that has cost in US dollars. */
export const ModelMonth = z.object({
  month: z.string(),
  readings: z.int(),
  modelReadings: z.int(),
  answers: z.int(),
  modelAnswers: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  modelSpend: z.number(),
})
export type ModelMonth = z.infer<typeof ModelMonth>

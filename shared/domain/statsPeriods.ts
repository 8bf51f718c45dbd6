import * as z from 'zod/mini'

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

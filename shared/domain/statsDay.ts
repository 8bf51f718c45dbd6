import * as z from 'zod/mini'

/** What happened on one UTC day. */
export const StatsDay = z.object({
  date: z.string(),
  signUps: z.int(),
  trialsStarted: z.int(),
  /** Trials that became paid subscriptions. */
  conversions: z.int(),
  cancellations: z.int(),
  /** Paid subscriptions that ended. */
  churned: z.int(),
  failedPayments: z.int(),
  /** Readings that were opened for that date, and those of them that the model wrote. The almanac wrote the others. */
  readings: z.int(),
  modelReadings: z.int(),
  /** Answers that were written on that day, and those of them that the model wrote; fixed ones are not among them. */
  answers: z.int(),
  modelAnswers: z.int(),
  /** Answers of that day that their readers found good, and bad. */
  goodAnswers: z.int(),
  badAnswers: z.int(),
  /** What the model was given to read, and what it wrote, of the calls that it answered. */
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** In US dollars. */
  modelSpend: z.number(),
})
export type StatsDay = z.infer<typeof StatsDay>

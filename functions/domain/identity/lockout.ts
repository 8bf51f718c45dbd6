import * as z from 'zod/mini'
import { after, EpochSeconds, HOUR, MINUTE } from '../../../shared/domain/time.ts'

const FIRST_WINDOW = 15 * MINUTE
const LONGEST_WINDOW = HOUR
const TRIES = 5

/** Attempts at one account from one neighbourhood. Each exhausted window makes the next twice as long. */
export type Attempts = z.infer<typeof Attempts>
export const Attempts = z.object({ made: z.int(), seconds: z.int(), endsAt: EpochSeconds })

export type Verdict = { next: Attempts } | { retryAfter: number }

/** Counts one more attempt, or answers in how many seconds the next one is allowed. */
export function countAttempt(seen: Attempts | undefined, now: EpochSeconds, longest = LONGEST_WINDOW): Verdict {
  if (seen && now < seen.endsAt) {
    return seen.made < TRIES ? { next: { ...seen, made: seen.made + 1 } } : { retryAfter: seen.endsAt - now }
  }
  const seconds = seen && isRelapse(seen, now) ? Math.min(seen.seconds * 2, longest) : FIRST_WINDOW
  return { next: { made: 1, seconds, endsAt: after(now, seconds) } }
}

/** Coming straight back after using up every try. */
const isRelapse = (seen: Attempts, now: EpochSeconds) => seen.made >= TRIES && now < seen.endsAt + seen.seconds

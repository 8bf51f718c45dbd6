import { after, DAY, type EpochSeconds, HOUR, MINUTE } from '../../../shared/domain/time.ts'
import { type Attempts, countAttempt, type Verdict } from '../identity/lockout.ts'

const LONGEST_WAIT = 15 * MINUTE
const AT_ONCE = 14
const KNOWN_FOR = 30 * DAY

/** Guesses at the admin password from one neighbourhood: five in a quarter of an hour, and never a longer wait. */
export const countGuessFromHere = (seen: Attempts | undefined, now: EpochSeconds): Verdict =>
  countAttempt(seen, now, LONGEST_WAIT)

/**
 * Guesses from everywhere together: fourteen at once, then one after a minute, after two, four and eight, and after that
 * one in a quarter of an hour. So at most twenty fall into any hour, and whoever knows the password waits at most a
 * quarter of an hour. An hour without a guess is a new beginning.
 */
export function countGuessFromAnywhere(seen: Attempts | undefined, now: EpochSeconds): Verdict {
  const made = seen && now < seen.endsAt ? seen.made : 0
  const since = seen ? now - (seen.endsAt - seen.seconds) : 0
  const wait = made < AT_ONCE ? 0 : Math.min(MINUTE * 2 ** (made - AT_ONCE), LONGEST_WAIT)
  if (since < wait) return { retryAfter: wait - since }
  return { next: { made: made + 1, seconds: HOUR, endsAt: after(now, HOUR) } }
}

/**
 * A neighbourhood that the right password came from is known for a month. It has only its own five guesses to wait for:
 * a stranger who uses up those of everybody cannot keep the operators out.
 */
export const knownFrom = (now: EpochSeconds): Attempts => ({
  made: 0,
  seconds: KNOWN_FOR,
  endsAt: after(now, KNOWN_FOR),
})
export const isKnown = (seen: Attempts | undefined, now: EpochSeconds): boolean =>
  seen !== undefined && now < seen.endsAt

/** The right password was no guess. The time of the last one stays. */
export const withoutLastGuess = (seen: Attempts): Attempts => ({ ...seen, made: Math.max(0, seen.made - 1) })

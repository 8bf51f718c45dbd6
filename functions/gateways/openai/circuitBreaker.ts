import { after, type EpochSeconds, MINUTE } from '../../../shared/domain/time.ts'

const FAILURES = 5
const WITHIN_SECONDS = 30
const OPEN_SECONDS = MINUTE
/** As long as a secret is cached: a new key is used by the first call afterward. */
const LASTING_OPEN_SECONDS = 5 * MINUTE

export interface CircuitBreaker {
  isOpen(now: EpochSeconds): boolean
  succeeded(): void
  /** Counts a failure; answers until when the circuit is open if this one has opened it. */
  failed(now: EpochSeconds, isLasting: boolean): EpochSeconds | undefined
}

/**
 * Opens for a minute after five failures within half a minute. After that minute the first call is a trial: if it fails
 * as well, the circuit opens again at once. A failure that lasts opens it by itself, and for longer.
 */
export function circuitBreaker(): CircuitBreaker {
  let failures: EpochSeconds[] = []
  let openUntil: EpochSeconds | undefined
  return {
    isOpen: (now) => openUntil !== undefined && now < openUntil,
    succeeded: () => {
      failures = []
      openUntil = undefined
    },
    failed: (now, isLasting) => {
      // Calls that were under way when it opened say nothing new.
      if (openUntil !== undefined && now < openUntil) return undefined
      failures = [...failures.filter((at) => at > now - WITHIN_SECONDS), now]
      const isTrial = openUntil !== undefined
      if (!isLasting && !isTrial && failures.length < FAILURES) return undefined
      failures = []
      openUntil = after(now, isLasting ? LASTING_OPEN_SECONDS : OPEN_SECONDS)
      return openUntil
    },
  }
}

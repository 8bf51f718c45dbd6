import { Problem } from '../../../shared/contract/problem.ts'
import { type EpochSeconds, HOUR } from '../../../shared/domain/time.ts'
import { addressNeighbourhood } from '../../domain/identity/address.ts'
import { type Attempts, countAttempt, type Verdict } from '../../domain/identity/lockout.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import type { LimitStore } from '../../store/limits.ts'

export interface LockoutNeeds {
  limits: LimitStore
  identityKey: (now: EpochSeconds) => Promise<string>
}

export interface Attempt {
  /** Whose password is tried: an email address, or an account. */
  subject: string
  /** Where from: the IP address. */
  address: string | undefined
  /** The nonce of a device cookie of the account. */
  device?: string | undefined
  now: EpochSeconds
}

const WIDE_BUDGET = 50
const RACES = 8

/**
 * Counts an attempt before it is looked at and answers how long to wait when it is one too many.
 * The narrow budget belongs to a browser that has signed in before, or else to a subject and a neighbourhood; the wide
 * one stops guessing from many places. Nobody else's attempts count against a browser that has signed in before.
 */
export async function countSignInAttempt(needs: LockoutNeeds, attempt: Attempt): Promise<number | undefined> {
  const { here, everywhere } = await namesOf(needs, attempt)
  const wait = await countUnder(needs, { key: here, rule: countAttempt, now: attempt.now })
  if (wait !== undefined || attempt.device !== undefined) return wait
  const { n, endsAt } = await needs.limits.count({ key: everywhere, seconds: HOUR, now: attempt.now })
  return n > WIDE_BUDGET ? endsAt - attempt.now : undefined
}

/** A right password clears what came before it from the same browser or neighbourhood. */
export async function clearFailedAttempts(needs: LockoutNeeds, attempt: Attempt): Promise<void> {
  const { here } = await namesOf(needs, attempt)
  await needs.limits.clearAttempts(here)
}

interface Budget {
  key: string
  rule: (seen: Attempts | undefined, now: EpochSeconds) => Verdict
  now: EpochSeconds
}

/** Counts an attempt under a rule, or answers how long to wait. Of simultaneous attempts each is counted. */
export async function countUnder(
  { limits }: { limits: Pick<LimitStore, 'findAttempts' | 'replaceAttempts'> },
  { key, rule, now }: Budget,
): Promise<number | undefined> {
  for (let race = 0; race < RACES; race += 1) {
    const seen = await limits.findAttempts(key)
    const verdict = rule(seen, now)
    if ('retryAfter' in verdict) return verdict.retryAfter
    if (await limits.replaceAttempts(key, seen, verdict.next)) return undefined
  }
  throw new Problem('BUSY', { details: { retryAfter: 1 } })
}

async function namesOf({ identityKey }: LockoutNeeds, { subject, address, device, now }: Attempt) {
  const key = await identityKey(now)
  return {
    here: pseudonym(key, `sign-in|${subject}|${device ?? addressNeighbourhood(address)}`),
    everywhere: pseudonym(key, `sign-in|${subject}`),
  }
}

import { Problem } from '../../../shared/contract/problem.ts'
import { DAY, type EpochSeconds, HOUR } from '../../../shared/domain/time.ts'
import { addressNeighbourhood } from '../../domain/identity/address.ts'
import { countAttempt } from '../../domain/identity/lockout.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import type { LimitStore } from '../../store/limits.ts'

export interface LockoutNeeds {
  limits: LimitStore
  identityKey: (now: EpochSeconds) => Promise<string>
}

export interface Attempt {
  email: string
  address: string | undefined
  now: EpochSeconds
}

const WIDE_BUDGET = 50
const RACES = 8

/**
 * Counts an attempt before it is looked at and answers how long to wait when it is one too many.
 * The narrow budget belongs to an address and a neighbourhood, so that a stranger elsewhere cannot lock a person out;
 * the wide one stops guessing from many places, but not from where the person has signed in before.
 */
export async function countSignInAttempt(needs: LockoutNeeds, attempt: Attempt): Promise<number | undefined> {
  const { here, everywhere } = await namesOf(needs, attempt)
  const wait = await countNarrow(needs, here, attempt.now)
  if (wait !== undefined) return wait
  if (await needs.limits.isKnown(here, attempt.now)) return undefined
  const { n, endsAt } = await needs.limits.count({ key: everywhere, seconds: HOUR, now: attempt.now })
  return n > WIDE_BUDGET ? endsAt - attempt.now : undefined
}

/** A right password clears what came before it from the same neighbourhood, and makes the neighbourhood known. */
export async function clearFailedAttempts(needs: LockoutNeeds, attempt: Attempt): Promise<void> {
  const { here } = await namesOf(needs, attempt)
  await needs.limits.clearAttempts(here)
  await needs.limits.markKnown(here, { now: attempt.now, seconds: 90 * DAY })
}

async function countNarrow({ limits }: LockoutNeeds, key: string, now: EpochSeconds): Promise<number | undefined> {
  for (let race = 0; race < RACES; race += 1) {
    const seen = await limits.findAttempts(key)
    const verdict = countAttempt(seen, now)
    if ('retryAfter' in verdict) return verdict.retryAfter
    if (await limits.replaceAttempts(key, seen, verdict.next)) return undefined
  }
  throw new Problem('BUSY', { details: { retryAfter: 1 } })
}

async function namesOf({ identityKey }: LockoutNeeds, { email, address, now }: Attempt) {
  const key = await identityKey(now)
  return {
    here: pseudonym(key, `sign-in|${email}|${addressNeighbourhood(address)}`),
    everywhere: pseudonym(key, `sign-in|${email}`),
  }
}

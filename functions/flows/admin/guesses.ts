import type { EpochSeconds } from '../../../shared/domain/time.ts'
import {
  countGuessFromAnywhere,
  countGuessFromHere,
  isKnown,
  knownFrom,
  withoutLastGuess,
} from '../../domain/admin/loginBudget.ts'
import { addressNeighbourhood } from '../../domain/identity/address.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import type { LimitStore } from '../../store/limits.ts'
import { countUnder } from '../identity/lockout.ts'

export interface GuessNeeds {
  limits: Pick<LimitStore, 'findAttempts' | 'replaceAttempts' | 'clearAttempts'>
  identityKey: (now: EpochSeconds) => Promise<string>
}

interface Guess {
  address: string | undefined
  now: EpochSeconds
}

/**
 * Counts a guess at the admin password before it is looked at and answers how long to wait when it is one too many. A
 * guess that has to wait under either budget uses up neither: whoever comes back after the wait is let in.
 */
export async function countGuess(needs: GuessNeeds, guess: Guess): Promise<number | undefined> {
  const budgets = await budgetsOf(needs, guess)
  const verdicts = await Promise.all(
    budgets.map(async ({ key, rule }) => rule(await needs.limits.findAttempts(key), guess.now)),
  )
  const waits = verdicts.flatMap((verdict) => ('retryAfter' in verdict ? [verdict.retryAfter] : []))
  if (waits.length > 0) return Math.max(...waits)
  for (const budget of budgets) {
    const wait = await countUnder(needs, { ...budget, now: guess.now })
    if (wait !== undefined) return wait
  }
  return undefined
}

/**
 * The right password gives its neighbourhood all guesses back, and everybody together the one that it was if it was
 * counted there. The neighbourhood is known from then on.
 */
export async function forgiveGuess(needs: GuessNeeds, guess: Guess): Promise<void> {
  const { limits } = needs
  const [here, everywhere] = await budgetsOf(needs, guess)
  await limits.clearAttempts(here!.key)
  const seen = everywhere && (await limits.findAttempts(everywhere.key))
  // Whoever loses the race leaves the budget one guess smaller than it could be, which harms nobody.
  if (seen) await limits.replaceAttempts(everywhere.key, seen, withoutLastGuess(seen))
  const { known } = await keysOf(needs, guess)
  // Whoever loses this race is known by the one that won it.
  await limits.replaceAttempts(known, await limits.findAttempts(known), knownFrom(guess.now))
}

/** The neighbourhood's own and, for one that is not known, the one of everybody together. */
async function budgetsOf(needs: GuessNeeds, guess: Guess) {
  const { here, everywhere, known } = await keysOf(needs, guess)
  const own = { key: here, rule: countGuessFromHere }
  if (isKnown(await needs.limits.findAttempts(known), guess.now)) return [own]
  return [own, { key: everywhere, rule: countGuessFromAnywhere }]
}

async function keysOf({ identityKey }: GuessNeeds, { address, now }: Guess) {
  const key = await identityKey(now)
  const near = addressNeighbourhood(address)
  return {
    here: pseudonym(key, `admin login|${near}`),
    everywhere: pseudonym(key, 'admin login'),
    known: pseudonym(key, `admin known|${near}`),
  }
}

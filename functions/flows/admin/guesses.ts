import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { countGuessFromAnywhere, countGuessFromHere, withoutLastGuess } from '../../domain/admin/loginBudget.ts'
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

/** The right password gives its neighbourhood all guesses back, and everybody together the one that it was. */
export async function forgiveGuess(needs: GuessNeeds, guess: Guess): Promise<void> {
  const [here, everywhere] = await budgetsOf(needs, guess)
  await needs.limits.clearAttempts(here!.key)
  const seen = await needs.limits.findAttempts(everywhere!.key)
  // Whoever loses the race leaves the budget one guess smaller than it could be, which harms nobody.
  if (seen) await needs.limits.replaceAttempts(everywhere!.key, seen, withoutLastGuess(seen))
}

async function budgetsOf({ identityKey }: GuessNeeds, { address, now }: Guess) {
  const key = await identityKey(now)
  return [
    { key: pseudonym(key, `admin login|${addressNeighbourhood(address)}`), rule: countGuessFromHere },
    { key: pseudonym(key, 'admin login'), rule: countGuessFromAnywhere },
  ]
}

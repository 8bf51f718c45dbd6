import { Problem } from '../../../shared/contract/problem.ts'
import type { KeptLetter } from '../../domain/letter/KeptLetter.ts'
import type { LetterStore } from '../../store/letters.ts'

export interface ChangeLetterNeeds {
  letters: Pick<LetterStore, 'find' | 'replace'>
}

const TRIES = 4

/**
 * Applies a change to the newest version of somebody's letter. Whoever loses a race applies it again to what the other
 * one wrote. A change that answers what it was given writes nothing.
 */
export async function changeLetter<Next extends KeptLetter | undefined>(
  { letters }: ChangeLetterNeeds,
  accountId: string,
  change: (seen: KeptLetter | undefined) => Next,
): Promise<Next> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const seen = await letters.find(accountId)
    const next = change(seen)
    if (next === seen || next === undefined || (await letters.replace(accountId, seen, next))) return next
  }
  throw new Problem('CONFLICT')
}

/** No letter comes any more. The hour is kept, for whoever wants them again. */
export const stopped = (letter: KeptLetter): KeptLetter => ({ ...letter, frequency: 'off', dueAt: undefined })

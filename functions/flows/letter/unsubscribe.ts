import { Problem } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { subscriberOf } from '../../domain/letter/unsubscribeToken.ts'
import { type ChangeLetterNeeds, changeLetter, stopped } from './changeLetter.ts'

interface Needs extends ChangeLetterNeeds {
  identityKey: (now: EpochSeconds) => Promise<string>
}

/** Ends somebody's letters by the link of any of them. It may be repeated, and of an account that is gone it says no more. */
export async function unsubscribe(needs: Needs, { token, now }: { token: string; now: EpochSeconds }): Promise<void> {
  const accountId = subscriberOf(await needs.identityKey(now), token)
  if (accountId === undefined) throw new Problem('NOT_FOUND')
  await changeLetter(needs, accountId, (seen) => (seen && seen.frequency !== 'off' ? stopped(seen) : seen))
}

import { type EpochSeconds, localDateAt } from '../../../shared/domain/time.ts'
import type { KeptLetter } from '../../domain/letter/KeptLetter.ts'
import { nextLetterAt } from '../../domain/letter/nextLetterAt.ts'
import { type ChangeLetterNeeds, changeLetter } from './changeLetter.ts'

interface Move {
  accountId: string
  zone: string
  now: EpochSeconds
}

/** The letters of somebody who travels come at their hour where they are. */
export async function moveLetter(needs: ChangeLetterNeeds, { accountId, zone, now }: Move): Promise<void> {
  await changeLetter(needs, accountId, (seen) => {
    if (!seen || seen.zone === zone) return seen
    const moved = { ...seen, zone }
    return { ...moved, dueAt: isOvertaken(seen, { zone, now }) ? now : nextLetterAt(moved, now) }
  })
}

/**
 * Whether a letter was still to come today, and its hour is over where its reader has come to. It comes at once, since a
 * flight east, and be it by one zone, would cost whoever gets one a week all of it.
 */
function isOvertaken(seen: KeptLetter, { zone, now }: Omit<Move, 'accountId'>): boolean {
  if (seen.dueAt === undefined) return false
  const date = localDateAt(seen.dueAt, seen.zone)
  const next = nextLetterAt({ ...seen, zone }, now)
  return date === localDateAt(now, zone) && next !== undefined && localDateAt(next, zone) > date
}

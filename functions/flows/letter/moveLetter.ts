import type { EpochSeconds } from '../../../shared/domain/time.ts'
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
    return { ...moved, dueAt: nextLetterAt(moved, now) }
  })
}

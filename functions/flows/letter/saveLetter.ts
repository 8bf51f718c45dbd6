import type { LetterSettings } from '../../../shared/domain/letter.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { nextLetterAt } from '../../domain/letter/nextLetterAt.ts'
import { type ChangeLetterNeeds, changeLetter } from './changeLetter.ts'

interface Saving {
  accountId: string
  settings: LetterSettings
  /** Of the browser in which the hour was chosen. */
  zone: string
  now: EpochSeconds
}

/** Who says when letters are to come is there, so those that nobody opened are forgotten. */
export const saveLetter = (needs: ChangeLetterNeeds, { accountId, settings, zone, now }: Saving) =>
  changeLetter(needs, accountId, (seen) => {
    const next = { version: 0, ...seen, ...settings, zone, unopened: 0 }
    return { ...next, dueAt: nextLetterAt(next, now) }
  })

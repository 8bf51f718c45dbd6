import type { JournalNote } from '../../../shared/domain/journal.ts'
import { type EpochSeconds, isoInstant, type LocalDate } from '../../../shared/domain/time.ts'

export interface EarlierText {
  text: string
  savedAt: EpochSeconds
}

/** A day's note as it is kept. `version` moves with every writing. */
export interface Note extends EarlierText {
  date: LocalDate
  version: number
  /** The newest first. */
  earlier: readonly EarlierText[]
}

/** So many replaced texts of one day are kept. */
const EARLIER_KEPT = 10

/** The note with another text. What it replaces is kept, unless the new text only goes on from it. */
export function rewritten(seen: Note | undefined, { date, text, savedAt }: EarlierText & { date: LocalDate }): Note {
  if (!seen) return { date, text, savedAt, version: 1, earlier: [] }
  const isContinued = text.startsWith(seen.text)
  const replaced = isContinued ? [] : [{ text: seen.text, savedAt: seen.savedAt }]
  const earlier = [...replaced, ...seen.earlier].slice(0, EARLIER_KEPT)
  return { date, text, savedAt, version: seen.version + 1, earlier }
}

export const noteOnWire = ({ date, text, earlier }: Note): JournalNote => ({
  date,
  text,
  ...(earlier.length > 0 && {
    earlier: earlier.map((each) => ({ text: each.text, savedAt: isoInstant(each.savedAt) })),
  }),
})

/** Whether a text holds the words of a search, without regard to case and accents. */
export const isFound = (text: string, search: string): boolean => folded(text).includes(folded(search))

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

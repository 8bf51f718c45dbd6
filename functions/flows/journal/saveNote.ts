import { invalidInput, Problem } from '../../../shared/contract/problem.ts'
import { FIRST_BIRTH_YEAR } from '../../../shared/domain/limits.ts'
import { addDays, type EpochSeconds, type LocalDate } from '../../../shared/domain/time.ts'
import { type Note, rewritten } from '../../domain/journal/Note.ts'
import type { JournalStore } from '../../store/journal.ts'

interface Writing {
  accountId: string
  date: LocalDate
  text: string
  today: LocalDate
  now: EpochSeconds
}

const ATTEMPTS = 8

/** Keeps a day's note. The later writing wins, and what it replaces is kept. The same text again changes nothing. */
export async function saveNote(
  { journal }: { journal: Pick<JournalStore, 'find' | 'keep'> },
  { accountId, date, text, today, now }: Writing,
): Promise<Note> {
  refuseOtherTimes(date, today)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const seen = await journal.find(accountId, date)
    if (seen?.text === text) return seen
    const note = rewritten(seen, { date, text, savedAt: now })
    if (await journal.keep(accountId, note)) return note
  }
  throw new Problem('CONFLICT')
}

/** Somebody who has flown west may still have a note of the day that it is where they were. */
function refuseOtherTimes(date: LocalDate, today: LocalDate): void {
  if (date > addDays(today, 1)) throw invalidInput({ date: "This day hasn't come yet. Use today or a day before." })
  if (Number(date.slice(0, 4)) < FIRST_BIRTH_YEAR)
    throw invalidInput({ date: `Use a day from ${FIRST_BIRTH_YEAR} on.` })
}

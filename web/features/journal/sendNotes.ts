import { mutate } from 'swr'
import { journal } from '../../../shared/contract/journal.ts'
import type { JournalNote } from '../../../shared/domain/journal.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import { ApiError } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { type UnsentNote, unsentNotes } from '../../lib/storage/unsentNotes.ts'

/**
 * Sends one note and shows it in every list. To send it twice does no harm. It stays on the device until the server has it,
 * or has refused it for what it says, which the caller shows.
 */
export async function sendNote(note: UnsentNote): Promise<void> {
  const saved = await call(journal.saveNote, { params: { date: note.date }, body: { text: note.text } })
  unsentNotes.forget(note)
  await putNote(saved)
}

/** Sends everything that waits, the earliest first. What still has no network goes on waiting. */
export async function sendNotes(): Promise<void> {
  for (const note of unsentNotes.read()) {
    try {
      await sendNote(note)
    } catch (error) {
      if (!(error instanceof ApiError)) return
    }
  }
}

const isOfJournal = (key: unknown) => Array.isArray(key) && String(key[0]).startsWith(journal.listNotes.path)

/** Takes a deleted note out of every list at once, also of those that are not shown now, and reads the lists again. */
export const takeNote = (date: LocalDate) =>
  mutate(isOfJournal, (listed?: JournalNote[]) => listed?.filter((note) => note.date !== date), { revalidate: true })

/** Shows a saved note at once where its day is listed, and reads the lists again. */
async function putNote(saved: JournalNote): Promise<void> {
  await mutate(
    isOfJournal,
    (listed?: JournalNote[]) => listed?.map((note) => (note.date === saved.date ? saved : note)),
    { revalidate: true },
  )
}

import { JOURNAL_PAGE } from '../../../shared/domain/journal.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import { isFound, type Note } from '../../domain/journal/Note.ts'
import type { JournalStore } from '../../store/journal.ts'

interface JournalQuery {
  accountId: string
  before?: LocalDate | undefined
  /** The note of this day alone. */
  date?: LocalDate | undefined
  search?: string | undefined
}

/** How many notes a search reads at once. */
const READ_AT_ONCE = 200

/** A page of a person's notes, newest first. A search goes on through their own notes until a page is full. */
export async function listNotes(
  { journal }: { journal: Pick<JournalStore, 'find' | 'list'> },
  { accountId, before, date, search }: JournalQuery,
): Promise<Note[]> {
  if (date) return [await journal.find(accountId, date)].filter((note) => note !== undefined)
  if (!search?.trim()) return journal.list(accountId, { before, limit: JOURNAL_PAGE })
  const found: Note[] = []
  for (let from = before; found.length < JOURNAL_PAGE; ) {
    const page = await journal.list(accountId, { before: from, limit: READ_AT_ONCE })
    found.push(...page.filter(({ text }) => isFound(text, search)))
    from = page.at(-1)?.date
    if (from === undefined) break
  }
  return found.slice(0, JOURNAL_PAGE)
}

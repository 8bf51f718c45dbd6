import * as z from 'zod/mini'
import { JournalNote, NoteText, SEARCH_MAX } from '../domain/journal.ts'
import { LocalDate } from '../domain/LocalDate.ts'
import { HOUR, MINUTE } from '../domain/time.ts'
import { group, perMember, perMemberCounted } from './endpoint.ts'

const TOO_LONG = `Search for at most ${SEARCH_MAX} characters`

export const journal = group({
  /**
   * Newest first, a page at a time. `before` is the date of the last note of the page before. `date` asks for the note of
   * that day alone.
   */
  listNotes: {
    method: 'GET',
    path: '/api/journal',
    access: 'member',
    limits: [perMember(60, MINUTE)],
    query: z.object({
      before: z.optional(LocalDate),
      date: z.optional(LocalDate),
      search: z.optional(z.string().check(z.maxLength(SEARCH_MAX, TOO_LONG))),
    }),
    reply: z.array(JournalNote),
  },
  saveNote: {
    method: 'PUT',
    path: '/api/journal/{date}',
    access: 'member',
    limits: [perMemberCounted(300, HOUR)],
    params: z.object({ date: LocalDate }),
    body: z.object({ text: NoteText }),
    reply: JournalNote,
  },
  deleteNote: {
    method: 'DELETE',
    path: '/api/journal/{date}',
    access: 'member',
    limits: [perMember(60, MINUTE)],
    params: z.object({ date: LocalDate }),
    reply: z.object({ success: z.literal(true) }),
  },
})

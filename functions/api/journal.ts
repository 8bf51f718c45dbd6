import { journal } from '../../shared/contract/journal.ts'
import { localDateAt } from '../../shared/domain/time.ts'
import { noteOnWire } from '../domain/journal/Note.ts'
import { listNotes } from '../flows/journal/listNotes.ts'
import { saveNote } from '../flows/journal/saveNote.ts'
import { serve } from '../kit/http/serve.ts'
import { wireJournal } from '../wiring/journal.ts'

const needs = wireJournal()

export const handler = serve(journal, needs, {
  listNotes: async ({ member, query }) =>
    (await listNotes(needs, { accountId: member.account.id, ...query })).map(noteOnWire),

  saveNote: async ({ member, params, body, visitor, now }) => {
    const today = localDateAt(now, visitor.zone)
    const writing = { accountId: member.account.id, ...params, ...body, today, now }
    return noteOnWire(await saveNote(needs, writing))
  },

  deleteNote: async ({ member, params }) => {
    await needs.journal.remove(member.account.id, params.date)
    return { success: true as const }
  },
})

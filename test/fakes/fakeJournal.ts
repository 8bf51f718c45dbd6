import type { Note } from '../../functions/domain/journal/Note.ts'
import type { JournalStore } from '../../functions/store/journal.ts'

export function fakeJournal(): JournalStore {
  const notes = new Map<string, Note>()
  const keyOf = (accountId: string, date: string) => `${accountId} ${date}`
  return {
    find: async (accountId, date) => notes.get(keyOf(accountId, date)),

    async list(accountId, { before, limit }) {
      const own = [...notes].filter(([key]) => key.startsWith(`${accountId} `)).map(([, note]) => note)
      const wanted = own.filter(({ date }) => before === undefined || date < before)
      return wanted.sort((one, other) => other.date.localeCompare(one.date)).slice(0, limit)
    },

    async keep(accountId, note) {
      if ((notes.get(keyOf(accountId, note.date))?.version ?? 0) !== note.version - 1) return false
      notes.set(keyOf(accountId, note.date), note)
      return true
    },

    async remove(accountId, date) {
      notes.delete(keyOf(accountId, date))
    },
  }
}

import type { LetterStore } from '../../functions/store/letters.ts'
import type { Memory } from './memory.ts'

export const fakeLetters = ({ letters, mails }: Memory): LetterStore => ({
  find: async (accountId) => letters.get(accountId),

  async replace(accountId, seen, next) {
    if (letters.get(accountId)?.version !== seen?.version) return false
    letters.set(accountId, { ...next, version: (seen?.version ?? 0) + 1 })
    return true
  },

  async enqueue(accountId, { seen, next, mail }) {
    if (letters.get(accountId)?.version !== seen.version || mails.has(mail.id)) return false
    letters.set(accountId, { ...next, version: seen.version + 1 })
    mails.set(mail.id, mail)
    return true
  },

  async listDue(now) {
    const due = [...letters].filter(([, { dueAt }]) => dueAt !== undefined && dueAt <= now)
    return due.sort(([, one], [, other]) => one.dueAt! - other.dueAt!).map(([id]) => id)
  },
})

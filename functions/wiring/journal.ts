import { journalStore } from '../store/journal.ts'
import { identityKey, members, table } from './parts.ts'

export function wireJournal() {
  const opened = table()
  return { ...members(opened, { identityKey: identityKey() }), journal: journalStore(opened) }
}

import type { WrittenAhead, WrittenAheadStore } from '../../functions/store/writtenAhead.ts'

export function fakeWrittenAhead(): WrittenAheadStore {
  const rows = new Map<string, WrittenAhead>()
  return {
    find: async (accountId) => rows.get(accountId),
    async keep(accountId, written) {
      const kept = rows.get(accountId)
      if (kept && kept.date >= written.date) return kept.date === written.date ? kept : written
      rows.set(accountId, written)
      return written
    },
  }
}

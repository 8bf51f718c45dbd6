import type { CompletedMeditation, ProgressStore } from '../../functions/store/progress.ts'

export function fakeProgress(): ProgressStore {
  const rows = new Map<string, CompletedMeditation & { accountId: string }>()
  return {
    list: async (accountId) =>
      [...rows.values()]
        .filter((row) => row.accountId === accountId)
        .map(({ meditationId, completedAt }) => ({ meditationId, completedAt }))
        .sort((a, b) => (a.meditationId < b.meditationId ? -1 : 1)),

    async complete(accountId, completed) {
      const key = `${accountId}#${completed.meditationId}`
      if (rows.has(key)) return false
      rows.set(key, { accountId, ...completed })
      return true
    },
  }
}

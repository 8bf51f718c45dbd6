import type { SuppressionStore } from '../../functions/store/suppressions.ts'

export function fakeSuppressions(): SuppressionStore {
  const endings = new Map<string, number>()
  return {
    async suppress(recipient, now) {
      endings.set(recipient, now + 730 * 86_400)
    },

    isSuppressed: async (recipient, now) => now < (endings.get(recipient) ?? 0),
  }
}

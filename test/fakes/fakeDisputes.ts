import type { DisputeStore } from '../../functions/store/disputes.ts'
import type { Memory } from './memory.ts'

export const fakeDisputes = ({ disputes }: Memory): DisputeStore => ({
  listOf: async (asked) =>
    [...disputes.values()].filter(({ accountId }) => accountId === asked).map(({ accountId: _, ...each }) => each),
  list: async () => [...disputes.values()],
})

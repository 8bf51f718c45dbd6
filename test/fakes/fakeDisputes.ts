import { isDecided } from '../../functions/domain/billing/dispute.ts'
import type { DisputeStore, ListedDispute } from '../../functions/store/disputes.ts'
import type { Memory } from './memory.ts'

export const fakeDisputes = ({ disputes }: Memory): DisputeStore => ({
  listOf: async (asked) =>
    [...disputes.values()].filter(({ accountId }) => accountId === asked).map(({ accountId: _, ...each }) => each),
  list: async () => {
    const all = [...disputes.values()]
    const isOver = (each: ListedDispute) => isDecided(each) || each.clearedAt !== undefined
    const due = ({ dueBy, createdAt }: ListedDispute) => dueBy ?? createdAt
    return [
      ...all.filter((each) => !isOver(each)).sort((a, b) => due(a) - due(b)),
      ...all.filter(isOver).sort((a, b) => b.createdAt - a.createdAt),
    ]
  },
})

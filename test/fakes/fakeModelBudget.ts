import type { ModelBudget } from '../../functions/domain/ports/modelBudget.ts'
import type { EpochSeconds } from '../../shared/domain/time.ts'

/** The budget of one day. */
export function fakeModelBudget(): ModelBudget & { spent: () => number } {
  let spent = 0
  let openUntil: EpochSeconds | undefined
  return {
    async reserve({ cost, dailyBudget, now }) {
      if (openUntil !== undefined && now < openUntil) return 'circuit'
      if (spent + cost > dailyBudget) return 'budget'
      spent += cost
      return 'reserved'
    },
    async settle(difference) {
      spent += difference
    },
    async openCircuit(until) {
      openUntil = until
    },
    spent: () => spent,
  }
}

import type { ModelBudget } from '../../functions/domain/ports/modelBudget.ts'
import type { EpochSeconds } from '../../shared/domain/time.ts'

/** The budget of one day. */
export function fakeModelBudget(): ModelBudget & { spent: () => number; tokens: () => { in: number; out: number } } {
  let spent = 0
  const tokens = { in: 0, out: 0 }
  let openUntil: EpochSeconds | undefined
  return {
    async reserve({ cost, dailyBudget, now }) {
      if (openUntil !== undefined && now < openUntil) return 'circuit'
      if (spent + cost > dailyBudget) return 'budget'
      spent += cost
      return 'reserved'
    },
    async settle({ difference, inputTokens, outputTokens }) {
      spent += difference
      tokens.in += inputTokens
      tokens.out += outputTokens
    },
    async openCircuit(until) {
      openUntil = until
    },
    spent: () => spent,
    tokens: () => tokens,
  }
}

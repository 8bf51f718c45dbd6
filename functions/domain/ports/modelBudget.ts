import type { EpochSeconds } from '../../../shared/domain/time.ts'

/** Money is in millionths of a dollar. */
export interface Reservation {
  cost: number
  dailyBudget: number
  now: EpochSeconds
}

/** What a call has cost in the end. */
export interface Settlement {
  /** To what was reserved. */
  difference: number
  /** All of it. */
  cost: number
  inputTokens: number
  outputTokens: number
}

/** What every instance knows together: what a model has cost today, and whether it is away. */
export interface ModelBudget {
  /** Takes the cost out of the day's budget before a call, in one step, so that calls at once cannot overspend. */
  reserve(reservation: Reservation): Promise<'reserved' | 'budget' | 'circuit'>
  /** Corrects a reservation, and counts the tokens. */
  settle(settlement: Settlement, now: EpochSeconds): Promise<void>
  /** Keeps every instance from calling until then. */
  openCircuit(until: EpochSeconds, now: EpochSeconds): Promise<void>
}

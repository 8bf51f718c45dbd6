import type { EpochSeconds } from '../../../shared/domain/time.ts'

/** Money is in millionths of a dollar. */
export interface Reservation {
  cost: number
  dailyBudget: number
  now: EpochSeconds
}

/** What every instance knows together: what a model has cost today, and whether it is away. */
export interface ModelBudget {
  /** Takes the cost out of the day's budget before a call, in one step, so that calls at once cannot overspend. */
  reserve(reservation: Reservation): Promise<'reserved' | 'budget' | 'circuit'>
  /** Corrects a reservation by the difference to what the call has cost in the end. */
  settle(difference: number, now: EpochSeconds): Promise<void>
  /** Keeps every instance from calling until then. */
  openCircuit(until: EpochSeconds, now: EpochSeconds): Promise<void>
}

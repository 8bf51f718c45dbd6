import { type EpochSeconds, isoInstant } from '../../../shared/domain/time.ts'

/** "venus-square-saturn-20260902": from what meets, and the day on which it is first exact. */
export const eventId = (names: readonly string[], first: EpochSeconds): string =>
  [...names, isoInstant(first).slice(0, 10).replaceAll('-', '')].join('-').toLowerCase().replaceAll(/[ _]/g, '-')

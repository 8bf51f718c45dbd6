import { DAY, type EpochSeconds } from '../../../shared/domain/time.ts'

/** A closed account is erased within a day. */
const ERASED_WITHIN = DAY

interface Tried {
  dueAt: EpochSeconds
  dueSince?: EpochSeconds | undefined
  /** The one that is under way counts. */
  attempts: number
}

/**
 * When a deletion should have been done that failed, or broke its run off, for longer than a person is told to wait;
 * undefined for every other one. A first try is late only where no job ran, which has an alarm of its own.
 */
export function overdueSince(
  { dueAt, dueSince = dueAt, attempts }: Tried,
  now: EpochSeconds,
): EpochSeconds | undefined {
  return attempts > 1 && now - dueSince >= ERASED_WITHIN ? dueSince : undefined
}

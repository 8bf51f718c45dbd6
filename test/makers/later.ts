import { after, type EpochSeconds, epochSeconds } from '../../shared/domain/time.ts'

/** Noon UTC on a Saturday, for tests to which any instant is as good. */
export const NOW: EpochSeconds = epochSeconds(Date.UTC(2026, 10, 21, 12) / 1000)

/** So many seconds after NOW, or before it when negative. */
export const later = (seconds: number): EpochSeconds => after(NOW, seconds)

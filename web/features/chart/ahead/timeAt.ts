import type { EpochSeconds } from '../../../../shared/domain/time.ts'

/** "7:15 AM" by the device's clock. */
export const timeAt = (instant: EpochSeconds): string =>
  new Date(instant * 1000).toLocaleTimeString('en-US', { timeStyle: 'short' })

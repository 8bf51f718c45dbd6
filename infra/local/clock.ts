import type { DataFile } from './dataDirectory.ts'

export interface Clock {
  now(): Date
  /** How far the clock is ahead of the system clock, in seconds. */
  offset(): number
  moveTo(instant: Date): void
}

export interface TravellingClock extends Clock {
  /** Moves without being kept: after a restart the clock is where `moveTo` left it. */
  visit(instant: Date): void
}

/**
 * The system clock plus an offset. The offset survives a restart, or rows written in the future would be left behind.
 */
export function clock(file: DataFile): TravellingClock {
  let offset = Number(file.read() ?? 0)
  return {
    now: () => new Date(Date.now() + offset),
    offset: () => Math.round(offset / 1000),
    visit: (instant) => {
      offset = instant.getTime() - Date.now()
    },
    moveTo: (instant) => {
      offset = instant.getTime() - Date.now()
      file.write(String(offset))
    },
  }
}

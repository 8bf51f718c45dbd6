import type { DataFile } from './dataDirectory.ts'

export interface Clock {
  now(): Date
  /** How far the clock is ahead of the system clock, in seconds. */
  offset(): number
  moveTo(instant: Date): void
}

/**
 * The system clock plus an offset. The offset survives a restart, or rows written in the future would be left behind.
 */
export function clock(file: DataFile): Clock {
  let offset = Number(file.read() ?? 0)
  return {
    now: () => new Date(Date.now() + offset),
    offset: () => Math.round(offset / 1000),
    moveTo: (instant) => {
      offset = instant.getTime() - Date.now()
      file.write(String(offset))
    },
  }
}

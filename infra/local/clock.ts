import type { DataFile } from './dataDirectory.ts'

export interface Clock {
  now(): Date
  /** How far the clock stands from the machine's, in seconds. */
  offset(): number
  moveTo(instant: Date): void
}

/** The machine's clock, moved by an offset that outlives a restart: rows of the future would otherwise stay behind. */
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

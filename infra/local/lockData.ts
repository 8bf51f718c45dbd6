import { rmSync } from 'node:fs'
import type { DataFile } from './dataDirectory.ts'

/**
 * Prevents two runs from writing the same data. Throws when another run holds the lock; returns the function that
 * releases it.
 */
export function lockData(file: DataFile): () => void {
  const holder = Number(file.read() ?? 0)
  if (holder && holder !== process.pid && isAlive(holder))
    throw new Error(
      `Orrery is already running with this data, as process ${holder}. Stop it, or use another data folder: LOCAL_DATA=…`,
    )
  file.write(String(process.pid))
  return () => rmSync(file.path, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    // Signal 0 only tests whether the process exists.
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

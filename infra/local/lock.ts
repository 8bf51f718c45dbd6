import { rmSync } from 'node:fs'
import type { DataFile } from './dataDirectory.ts'

/** Keeps two runs from writing the same rows. Throws when another run holds the data; answers how to let go. */
export function lock(file: DataFile): () => void {
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
    // Signal 0 asks only whether the process is there.
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

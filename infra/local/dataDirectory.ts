import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface DataFile {
  path: string
  read(): string | undefined
  write(text: string): void
}

export interface DataDirectory {
  path: string
  isMemory: boolean
  file(name: string): DataFile
  /** Deletes the directory if it is temporary. */
  dispose(): void
}

/**
 * The directory of whatever must survive a restart. `memory` is a temporary directory that is deleted at the end of the
 * run.
 */
export function dataDirectory(location: string): DataDirectory {
  const isMemory = location === 'memory'
  const path = isMemory ? mkdtempSync(join(tmpdir(), 'orrery-')) : location
  // Emails, rows and secrets are readable by this user only.
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return {
    path,
    isMemory,
    file: (name) => dataFile(join(path, name)),
    dispose: () => {
      if (isMemory) rmSync(path, { recursive: true, force: true })
    },
  }
}

const dataFile = (path: string): DataFile => ({
  path,
  read: () => (existsSync(path) ? readFileSync(path, 'utf8') : undefined),
  write: (text) => {
    // Renamed into place, so that a crash leaves the old text or the new one and never half of it.
    writeFileSync(`${path}.new`, text)
    renameSync(`${path}.new`, path)
  },
})

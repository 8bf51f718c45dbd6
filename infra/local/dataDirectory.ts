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
  forget(): void
}

/** Where a run keeps what must outlive it. `memory` is a directory that ends with the run. */
export function dataDirectory(place: string): DataDirectory {
  const isMemory = place === 'memory'
  const path = isMemory ? mkdtempSync(join(tmpdir(), 'orrery-')) : place
  // Mails, rows and secrets of this machine are nobody else's.
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return {
    path,
    isMemory,
    file: (name) => dataFile(join(path, name)),
    forget: () => {
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

import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { DATA_DIRECTORY } from './ensureData.ts'

/** The files and folders that functions read at run time, below the data directory. */
export const dataFiles = {
  gazetteer: 'generated/gazetteer.bin',
  zones: 'zones.json',
  ephemeris: `generated/caelus-${manifest.dependencies.caelus}-de440.json`,
  compatibility: 'compatibility.json',
  audio: 'audio.json',
  readingBook: 'generated/content/reading',
  chartBook: 'generated/content/chart',
  compatibilityBook: 'generated/content/compatibility',
  meditationBook: 'generated/content/meditation',
  mailBook: 'generated/content/mail',
  chatBook: 'generated/content/chat',
  distress: 'generated/distress.bin',
} as const

export type DataFile = keyof typeof dataFiles

/** Copies the files that a function reads into the `data` directory next to its bundle. */
export const copyData = (files: DataFile[], directory: string): void =>
  place(files, directory, (from, to) => cpSync(from, to, { recursive: true }))

/** As copyData, by symbolic links: on this machine the files need not be copied. */
export const linkData = (files: DataFile[], directory: string): void =>
  place(files, directory, (from, to) => symlinkSync(resolve(from), to))

/** Starts from an empty directory, because a function may have read other files before. */
function place(files: DataFile[], directory: string, put: (from: string, to: string) => void): void {
  const data = join(directory, 'data')
  rmSync(data, { recursive: true, force: true })
  for (const file of files) {
    const target = join(data, dataFiles[file])
    mkdirSync(dirname(target), { recursive: true })
    put(join(DATA_DIRECTORY, dataFiles[file]), target)
  }
}

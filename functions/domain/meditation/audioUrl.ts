import { readFileSync } from 'node:fs'
import { dataFile } from '../dataFile.ts'

/** Names of files by the id of their meditation; `functions/data/build/audio.ts` makes the list with the files. */
let names: Record<string, string> | undefined

/** Where the site serves the sound of a meditation. */
export function audioUrl(id: string): string {
  names ??= JSON.parse(readFileSync(dataFile('audio.json'), 'utf8')) as Record<string, string>
  const name = names[id]
  if (!name) throw new Error(`${id} has no sound`)
  return `/audio/${name}`
}

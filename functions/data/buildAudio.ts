import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { meditations } from '../domain/meditation/meditations.ts'
import type { Soundscape } from '../domain/meditation/Soundscape.ts'
import { encodeFlac } from './build/audio/flac/encodeFlac.ts'
import { EMPTY_BITS, renderSoundscape } from './build/audio/renderSoundscape.ts'
import { ritualSounds } from './build/audio/ritualSounds.ts'

interface Output {
  /** The list of the files of the meditations, for the server. */
  list: string
  /** The meditations, which the site serves as they are. Their names hold hashes: only who is told one can ask for it. */
  meditations: string
  /** The rituals, which the pages import. */
  rituals: string
}

/** Renders the sound of every meditation and ritual, unless all are newer than what they are made from. */
export function buildAudio(output: Output): string {
  if (isFresh(output)) return `${output.list} is up to date`
  const files = meditations.map(({ id, sound }) => [id, write(output.meditations, id, sound)] as const)
  for (const [name, sound] of Object.entries(ritualSounds)) place(output.rituals, `${name}.flac`, render(name, sound))

  const current = files.map(([, name]) => name)
  for (const name of readdirSync(output.meditations))
    if (!current.includes(name)) rmSync(join(output.meditations, name), { force: true })
  // Last: while the list is missing or old, the files are rendered again.
  place(join(output.list, '..'), 'audio.json', JSON.stringify(Object.fromEntries(files), null, 2))
  return `${output.list}: ${files.length} meditations`
}

const render = (seed: string, sound: Soundscape): Uint8Array => encodeFlac(renderSoundscape(sound, seed), EMPTY_BITS)

function write(directory: string, id: string, sound: Soundscape): string {
  const file = render(id, sound)
  const name = `${id}-${createHash('sha256').update(file).digest('hex').slice(0, 16)}.flac`
  place(directory, name, file)
  return name
}

/** Written beside and renamed: whoever reads at the same time finds the whole file or none. */
function place(directory: string, name: string, content: Uint8Array | string): void {
  mkdirSync(directory, { recursive: true })
  const beside = join(directory, `.${name}.${process.pid}`)
  writeFileSync(beside, content)
  renameSync(beside, join(directory, name))
}

function isFresh({ list, meditations: directory, rituals }: Output): boolean {
  const outputs = [list, ...Object.keys(ritualSounds).map((name) => join(rituals, `${name}.flac`))]
  if (!outputs.every(existsSync) || !existsSync(directory)) return false
  const made = statSync(list).mtimeMs
  const folders = ['build/audio', '../domain/meditation'].map((folder) => join(import.meta.dirname, folder))
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const loop = join(import.meta.dirname, '../../shared/domain/meditation.ts')
  return [import.meta.filename, loop, ...sources].every((source) => statSync(source).mtimeMs < made)
}

if (import.meta.main) {
  const web = join(import.meta.dirname, '../../web')
  console.log(
    buildAudio({
      list: join(import.meta.dirname, 'generated/audio.json'),
      meditations: join(web, 'public/audio'),
      rituals: join(web, 'data/generated'),
    }),
  )
}

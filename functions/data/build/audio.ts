import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFile } from '../../domain/dataFile.ts'
import type { Soundscape } from '../../domain/meditation/Soundscape.ts'
import { soundscapes } from '../../domain/meditation/soundscapes.ts'
import { encodeFlac } from './audio/flac/encodeFlac.ts'
import { EMPTY_BITS, renderSoundscape } from './audio/renderSoundscape.ts'
import { ritualSounds } from './audio/ritualSounds.ts'

/**
 * Renders the sound of every meditation and ritual, and the list by which the server finds those of the meditations.
 * To be run again when a sound changes; a test tells when that was forgotten.
 * Usage: node functions/data/build/audio.ts
 */
const WEB = join(import.meta.dirname, '../../../web')

const files = Object.entries(soundscapes).map(([id, sound]) => ({ id, ...fileOf(id, sound) }))
replaceFolder(join(WEB, 'public/audio'), files)
replaceFolder(
  join(WEB, 'data/rituals'),
  Object.entries(ritualSounds).map(([id, sound]) => ({ name: `${id}.flac`, content: render(id, sound) })),
)
const list = Object.fromEntries(files.map(({ id, name }) => [id, name]))
writeFileSync(dataFile('audio.json'), `${JSON.stringify(list, null, 2)}\n`)

/** The site serves it as it is. The hash in its name lets browsers keep it for ever. */
function fileOf(id: string, sound: Soundscape): { name: string; content: Uint8Array } {
  const content = render(id, sound)
  return { name: `${id}-${createHash('sha256').update(content).digest('hex').slice(0, 16)}.flac`, content }
}

function render(seed: string, sound: Soundscape): Uint8Array {
  return encodeFlac(renderSoundscape(sound, seed), EMPTY_BITS)
}

function replaceFolder(folder: string, contents: { name: string; content: Uint8Array }[]): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, content } of contents) writeFileSync(join(folder, name), content)
}
